import type { FigureRule } from '../figureRule.ts'
import { amount, total } from '../reading/readers.ts'
import { amountIn, choicesIn, commonRules, currenciesIn, duty, required } from './common.ts'
import { currency, detection, notes, payout, speedOf, stored } from './notes.ts'

export const retail: readonly FigureRule[] = [
  speedOf('Note intake'),
  payout,
  stored('recycling', 'Capacity/Recycling drums', 'Notes/Recycling'),
  stored('storage', 'Capacity/Cash box', 'Notes/Overflow cassette', 'Stacker capacity'),
  notes('escrow', 'Capacity/Escrow'),
  amountIn('coinSpeed', 'coins/min', ['Coins/Intake'], '240 coins/min'),
  amountIn('coinPayoutSpeed', 'coins/min', ['Coins/Payout'], '240 coins/min'),
  {
    ...amountIn('coinRecycling', 'coins', ['Coins/Recycling'], '5 hoppers × 250 coins'),
    read: total('coins'),
  },
  ...required(currency),
  currenciesIn('coinCurrency', ['Coin currencies', 'Coins'], 'SGD, MYR'),
  detection,
  duty('notes'),
  { ...duty('payments'), id: 'payments' },
  ...commonRules,
]

const paymentRows = ['Payment types', 'Payment/*', 'Note acceptance/Feed', 'Other payment']
const printerRows = ['Receipt printer/Speed', 'Ticket printer/Speed']

export const selfCheckout: readonly FigureRule[] = [
  ...required(
    choicesIn('payment', paymentRows, 'Contactless card, QR code'),
    choicesIn('languages', ['Languages', 'Menu languages'], 'Khmer, English, Chinese'),
  ),
  speedOf('Note speed', 'Note acceptance/Speed'),
  { ...payout, rows: ['Note speed'], read: amount('notes/min', /\bout\b/), example: '40 notes/min out' },
  stored('storage', 'Cash storage/Note cash box', 'Note acceptance/Cassette'),
  stored('recycling', 'Cash storage/Note recycler'),
  amountIn('coinRecycling', 'coins', ['Cash storage/Coin recycler'], '1,200 coins'),
  currency,
  detection,
  amountIn('printSpeed', 'mm/s', printerRows, '200 mm/s'),
  ...commonRules,
]
