import { choices } from '../choices.ts'
import type { FigureRule } from '../figure.ts'
import { amount, measure, span } from '../readers.ts'
import { displayWords, interfaceWords } from '../vocabularies.ts'

const dimensions = { unit: 'mm', rows: ['Dimensions'], example: '270 × 285 × 300 mm (W × D × H)' }

export const size: readonly FigureRule[] = [
  { id: 'width', ...dimensions, read: measure(0), required: true },
  { id: 'depth', ...dimensions, read: measure(1), required: true },
  { id: 'height', ...dimensions, read: measure(2), required: true },
  { id: 'weight', unit: 'kg', rows: ['Weight'], read: amount('kg'), example: '8.2 kg', required: true },
]

const displayRows = [
  'Display',
  'Display/*',
  'Displays',
  'Workplace/Display',
  'Fascia/Display',
  'Customer screen',
  'Status display',
]

const display: readonly FigureRule[] = [
  { id: 'display', unit: 'inches', rows: displayRows, read: amount('inch'), example: '7-inch touch screen' },
  { id: 'displayKind', rows: displayRows, read: choices(displayWords), example: 'Two-line LCD' },
]

export const interfaces: FigureRule = {
  id: 'interfaces',
  rows: ['Interfaces', 'Interface', 'Other interfaces', 'Network', 'Connections', 'Till connection'],
  read: choices(interfaceWords),
  example: 'Ethernet, USB, 4G modem (option)',
}

export const power: FigureRule = {
  id: 'power',
  unit: 'W',
  rows: ['Power consumption'],
  read: amount('W'),
  example: '65 W, 3 W standby',
  required: true,
}

const noise: FigureRule = {
  id: 'noise',
  unit: 'dB(A)',
  rows: ['Noise'],
  read: amount(String.raw`dB\(A\)`),
  example: '63 dB(A)',
}

export const temperature: FigureRule = {
  id: 'temperature',
  unit: '°C',
  rows: ['Operating conditions', 'Operating temperature', 'Operating conditions/Temperature'],
  read: span('°C'),
  example: '0–40 °C, 20–85 % RH, non-condensing',
}

export const machine: readonly FigureRule[] = [...display, interfaces, temperature, power, noise, ...size]

export const duty = (unit: string, pattern = unit): FigureRule => ({
  id: 'duty',
  unit: `${unit}/day`,
  rows: ['Daily duty'],
  read: amount(`${pattern}/day`),
  example: `Up to 80,000 ${unit}/day`,
})
