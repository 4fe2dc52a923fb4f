import { choices, currencies } from '../choices.ts'
import type { FigureRule } from '../figure.ts'
import { amount, span, total } from '../readers.ts'
import { detectionWords } from '../vocabularies.ts'

export const perMinute = 'notes/min'

export const speedOf = (...rows: readonly string[]): FigureRule => ({
  id: 'speed',
  unit: perMinute,
  rows,
  read: amount(perMinute),
  example: '1,000 notes/min',
  required: true,
})

export const notes = (id: FigureRule['id'], ...rows: readonly string[]): FigureRule => ({
  id,
  unit: 'notes',
  rows,
  read: amount('notes'),
  example: '300 notes',
})

export const detection: FigureRule = {
  id: 'detection',
  rows: [
    'Detection',
    'Detection/*',
    'Authentication',
    'Note detection',
    'Notes/Detection',
    'Note acceptance/Detection',
  ],
  read: choices(detectionWords),
  example: 'UV, MG, IR, image',
  required: true,
}

const currencyRows = [
  'Currencies',
  'Currencies/*',
  'Currencies by value',
  'Currencies (notes)',
  'Note currencies',
  'Notes',
]

export const currency: FigureRule = {
  id: 'currency',
  rows: [...currencyRows, 'Payment/Notes'],
  read: currencies,
  example: 'KHR, USD and SGD installed; THB on request',
  required: true,
}

export const serials: FigureRule = {
  id: 'serials',
  rows: ['Serial number reading'],
  read: currencies,
  example: 'USD, SGD and THB',
}

export const batch: FigureRule = {
  id: 'batch',
  unit: 'notes',
  rows: ['Capacity/Batch', 'Batch'],
  read: span('notes'),
  example: '1–200 notes, preset 100',
}

export const stored = (id: FigureRule['id'], ...rows: readonly string[]): FigureRule => ({
  ...notes(id, ...rows),
  read: total('notes'),
  example: '4 × 2,500 notes',
})

export const payout: FigureRule = {
  ...speedOf('Note payout', 'Dispense speed'),
  id: 'payoutSpeed',
  required: false,
}
