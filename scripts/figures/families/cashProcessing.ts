import type { FigureRule } from '../figureRule.ts'
import { currencies, mentions } from '../reading/choices.ts'
import { amount, highest } from '../reading/readers.ts'
import { vocabularies } from '../reading/vocabularies.ts'
import { amountIn, choicesIn, commonRules, currenciesIn, duty, required, spanIn } from './common.ts'
import { batch, currency, detection, notes, passed, perMinute, serials, speedOf } from './notes.ts'

const speedBy = (id: FigureRule['id'], word: RegExp, example: string): FigureRule => ({
  ...amountIn(id, perMinute, ['Counting speed', 'Counting speed/*'], example),
  read: amount(perMinute, word),
})

const pieces = speedBy('pieceSpeed', /piece/i, '1,200 notes/min piece count')

const value = speedBy('valueSpeed', /value/i, '1,000 notes/min by value')

const counting: FigureRule = {
  id: 'counting',
  rows: ['Counting method', 'Counting modes', 'Counting speed', 'Counting speed/*'],
  read: mentions(vocabularies.counting),
  keepsRows: true,
  example: 'Mixed value, piece count',
}

/** Simple counters detect nothing else. */
const errorDetection: FigureRule = {
  ...detection,
  rows: ['Error detection'],
  read: mentions(vocabularies.detection),
  keepsRows: true,
  example: 'Double and chained notes',
}

const piecesOnly = { row: 'Counting method', says: /piece counting/ }

export const moneyCounter: readonly FigureRule[] = [
  { ...value, id: 'speed', isCompared: false },
  ...required({
    ...speedOf('Counting speed', 'Counting speed/*'),
    read: highest(perMinute),
    isCompared: false,
  }),
  value,
  pieces,
  { ...pieces, read: highest(perMinute), when: piecesOnly },
  ...required(notes('hopper', 'Capacity/Hopper'), notes('stacker', 'Capacity/Stacker')),
  notes('rejectSize', 'Capacity/Reject pocket'),
  batch,
  ...required(
    counting,
    { ...currency, read: () => ({ included: [], onRequest: [] }), when: piecesOnly },
    currency,
  ),
  passed,
  { ...passed, read: currencies, when: piecesOnly },
  serials,
  ...required(errorDetection, detection, duty('notes')),
  ...commonRules,
]

const countingSpeed = amountIn('countingSpeed', perMinute, ['Speed/Counting'], '1,000 notes/min')

const serialSpeed: FigureRule = {
  ...countingSpeed,
  id: 'serialSpeed',
  rows: ['Speed', 'Sorting speed'],
  read: amount(perMinute, /serial/),
  example: '900 notes/min with serial numbers',
}

const modes = choicesIn(
  'modes',
  ['Sorting modes', 'Sorting/*'],
  'Denomination, face, orientation, issue, fitness',
)

const pockets = amountIn(
  'pockets',
  'pockets',
  ['Pockets/Configuration', 'Pockets'],
  '3 sorting pockets + 1 reject pocket',
  '(?:sorting pockets?|stackers?)',
)

export const currencySorter: readonly FigureRule[] = [
  ...required(speedOf('Speed/Sorting', 'Speed/Denomination or face', 'Speed/Fitness', 'Speed')),
  countingSpeed,
  {
    ...countingSpeed,
    rows: ['Speed'],
    read: amount(perMinute, /counting/),
    example: '900 notes/min counting',
  },
  { ...countingSpeed, id: 'fitnessSpeed', rows: ['Speed/Fitness'] },
  serialSpeed,
  ...required(
    modes,
    pockets,
    notes('hopper', 'Pockets/Hopper'),
    notes('pocketSize', 'Pockets/Stacker', 'Pockets/Stackers'),
    notes('rejectSize', 'Pockets/Reject'),
    currency,
    detection,
    duty('notes'),
  ),
  serials,
  ...commonRules,
]

export const multiPocketSorter: readonly FigureRule[] = [
  ...required(speedOf('Sorting speed', 'Speed/Sorting')),
  countingSpeed,
  { ...countingSpeed, id: 'fitnessSpeed', rows: ['Fitness sorting speed'] },
  serialSpeed,
  modes,
  ...required(
    pockets,
    notes('hopper', 'Capacity/Hopper'),
    notes('pocketSize', 'Capacity/Sorting pocket'),
    notes('rejectSize', 'Capacity/Reject pocket'),
  ),
  batch,
  ...required(currency, detection, duty('notes')),
  serials,
  ...commonRules,
]

const speedRows = ['Counting speed', 'Counting speed/Maximum', 'Sorting speed', 'Intake speed']
const hopperRows = ['Hopper capacity', 'Capacity/Intake hopper']
const sensorRows = ['Sensors', 'Sensors/*', 'Recognition', 'Authentication']
const bags = '(?:bag spouts?|sorting bags?)'

export const coinSorter: readonly FigureRule[] = [
  ...required(amountIn('speed', 'coins/min', speedRows, '1,500 coins/min')),
  amountIn('wrappingSpeed', 'rolls/min', ['Wrapping speed'], '12 rolls/min (50 coins each)'),
  ...required(amountIn('coinHopper', 'coins', hopperRows, '1,500 coins (SGD 20 cents)', '(?:mixed )?coins')),
  amountIn('outlets', 'outlets', ['Outlets'], '8 sorting bags + 1 reject bag', bags),
  spanIn('diameter', 'mm', ['Coin range/Diameter'], '14–32 mm'),
  spanIn('coinThickness', 'mm', ['Coin range/Thickness'], '1.0–3.5 mm'),
  spanIn('batch', 'coins', ['Batch'], '1–9,999 coins'),
  spanIn('rollSize', 'coins', ['Roll size'], '20–50 coins'),
  ...required(currenciesIn('coinCurrency', ['Currencies', 'Coin programmes'], 'SGD supplied; MYR on order')),
  choicesIn('sensors', sensorRows, 'Diameter and alloy'),
  duty('coins'),
  ...commonRules,
]
