import { choices, currencies } from '../choices.ts'
import type { FigureRule } from '../figure.ts'
import { amount, total } from '../readers.ts'
import { languageWords, paymentWords } from '../vocabularies.ts'
import { duty, machine } from './common.ts'
import { currency, detection, notes, payout, speedOf, stored } from './notes.ts'

const coinSpeed: FigureRule = {
  id: 'coinSpeed',
  unit: 'coins/min',
  rows: ['Coins/Intake'],
  read: amount('coins/min'),
  example: '240 coins/min',
}

export const retail: readonly FigureRule[] = [
  { ...speedOf('Note intake', 'Notes/Intake'), required: false },
  payout,
  stored('recycling', 'Capacity/Recycling drums', 'Notes/Recycling'),
  stored('storage', 'Capacity/Cash box', 'Notes/Overflow cassette', 'Stacker capacity'),
  notes('escrow', 'Capacity/Escrow'),
  coinSpeed,
  { ...coinSpeed, id: 'coinPayoutSpeed', rows: ['Coins/Payout'] },
  {
    id: 'coinRecycling',
    unit: 'coins',
    rows: ['Coins/Recycling'],
    read: total('coins'),
    example: '5 hoppers × 250 coins',
  },
  currency,
  { id: 'coinCurrency', rows: ['Coin currencies', 'Coins'], read: currencies, example: 'SGD, MYR' },
  { ...detection, required: false },
  duty('notes'),
  { ...duty('payments'), id: 'payments' },
  ...machine,
]

export const selfCheckout: readonly FigureRule[] = [
  {
    id: 'payment',
    rows: ['Payment types', 'Payment/*', 'Note acceptance/Feed', 'Other payment'],
    read: choices(paymentWords),
    example: 'Contactless card, QR code',
    required: true,
  },
  {
    id: 'languages',
    rows: ['Languages', 'Menu languages'],
    read: choices(languageWords),
    example: 'Khmer, English, Chinese',
    required: true,
  },
  { ...speedOf('Note speed', 'Note acceptance/Speed'), required: false },
  { ...payout, rows: ['Note speed'], read: amount('notes/min', /\bout\b/), example: '40 notes/min out' },
  stored('storage', 'Cash storage/Note cash box', 'Note acceptance/Cassette'),
  stored('recycling', 'Cash storage/Note recycler'),
  {
    id: 'coinRecycling',
    unit: 'coins',
    rows: ['Cash storage/Coin recycler'],
    read: amount('coins'),
    example: '1,200 coins',
  },
  { ...currency, required: false },
  { ...detection, required: false },
  {
    id: 'printSpeed',
    unit: 'mm/s',
    rows: ['Printer', 'Receipt printer/Speed', 'Ticket printer/Speed'],
    read: amount('mm/s'),
    example: '200 mm/s',
  },
  ...machine,
]
