import type { FigureRule } from '../figureRule.ts'
import { currenciesByPieces } from '../reading/choices.ts'
import { total } from '../reading/readers.ts'
import { amountIn, choicesIn, currenciesIn, spanIn } from './common.ts'

export const perMinute = 'notes/min'

export const speedOf = (...rows: readonly string[]) => amountIn('speed', perMinute, rows, '1,000 notes/min')

export const notes = (id: FigureRule['id'], ...rows: readonly string[]) =>
  amountIn(id, 'notes', rows, '300 notes')

export const detection = choicesIn(
  'detection',
  ['Detection', 'Detection/*', 'Authentication'],
  'UV, MG, IR, image',
)

const currencyRows = [
  'Currencies',
  'Currencies/*',
  'Currencies by value',
  'Currencies (notes)',
  'Note currencies',
  'Notes',
  'Payment/Notes',
]

export const currency = currenciesIn('currency', currencyRows, 'KHR, USD and SGD installed; THB on request')

/** The currencies whose notes a product counts by pieces only, without their value. */
export const passed: FigureRule = {
  ...currency,
  id: 'passed',
  read: currenciesByPieces,
  example: 'KHR, USD and SGD by pieces',
}

export const serials = currenciesIn('serials', ['Serial number reading'], 'USD, SGD and THB')

export const batch = spanIn('batch', 'notes', ['Capacity/Batch', 'Batch'], '1–200 notes, preset 100')

/** An amount of notes in several places, `4 × 2,500 notes`, as their sum. */
export const stored = (id: FigureRule['id'], ...rows: readonly string[]): FigureRule => ({
  ...notes(id, ...rows),
  read: total('notes'),
  example: '4 × 2,500 notes',
})

const payoutRows = ['Note payout', 'Dispense speed']

export const payout = amountIn('payoutSpeed', perMinute, payoutRows, '1,000 notes/min')
