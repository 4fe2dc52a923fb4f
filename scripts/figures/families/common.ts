import type { FigureRule } from '../figureRule.ts'
import { choices, currencies } from '../reading/choices.ts'
import { amount, measure, span } from '../reading/readers.ts'
import { vocabularies } from '../reading/vocabularies.ts'

type Rows = FigureRule['rows']

/** An amount in a unit. `pattern` is for a unit that sheets write in several ways. */
export const amountIn = (
  id: FigureRule['id'],
  unit: string,
  rows: Rows,
  example: string,
  pattern = unit,
): FigureRule => ({ id, unit, rows, read: amount(pattern), example })

export const spanIn = (id: FigureRule['id'], unit: string, rows: Rows, example: string): FigureRule => ({
  ...amountIn(id, unit, rows, example),
  read: span(unit),
})

/** A set of the ids in the figure's vocabulary. */
export const choicesIn = (id: keyof typeof vocabularies, rows: Rows, example: string): FigureRule => ({
  id,
  rows,
  read: choices(vocabularies[id]),
  example,
})

export const currenciesIn = (id: FigureRule['id'], rows: Rows, example: string): FigureRule => ({
  id,
  rows,
  read: currencies,
  example,
})

/** Makes rules required, so that the check of content asks for their rows. */
export const required = (...rules: readonly FigureRule[]): FigureRule[] =>
  rules.map((rule) => ({ ...rule, required: true }))

const dimensions = { unit: 'mm', rows: ['Dimensions'], example: '270 × 285 × 300 mm (W × D × H)' }

export const size = required(
  { id: 'width', ...dimensions, read: measure(0) },
  { id: 'depth', ...dimensions, read: measure(1) },
  { id: 'height', ...dimensions, read: measure(2) },
  amountIn('weight', 'kg', ['Weight'], '8.2 kg'),
)

const displayRows = ['Display', 'Display/*', 'Displays', 'Fascia/Display', 'Status display']

const display: readonly FigureRule[] = [
  amountIn('display', 'inches', displayRows, '7-inch touch screen', 'inch'),
  choicesIn('displayKind', displayRows, 'Two-line LCD'),
]

export const interfaces = choicesIn(
  'interfaces',
  ['Interfaces', 'Interface', 'Other interfaces', 'Network'],
  'Ethernet, USB, 4G modem (option)',
)

export const power = amountIn('power', 'W', ['Power consumption'], '65 W, 3 W standby')

const noise = amountIn('noise', 'dB(A)', ['Noise'], '63 dB(A)', String.raw`dB\(A\)`)

export const temperature = spanIn(
  'temperature',
  '°C',
  ['Operating conditions', 'Operating temperature', 'Operating conditions/Temperature'],
  '0–40 °C, 20–85 % RH, non-condensing',
)

export const commonRules: readonly FigureRule[] = [
  ...display,
  interfaces,
  temperature,
  choicesIn('supply', ['Power supply'], '100–240 V AC, 50/60 Hz'),
  ...required(power),
  noise,
  ...size,
  amountIn('clearance', 'mm', ['Clearance behind'], '80 mm, for air'),
]

export const duty = (unit: string, pattern = unit) =>
  amountIn('duty', `${unit}/day`, ['Daily duty'], `Up to 80,000 ${unit}/day`, `${pattern}/day`)
