import type { FigureRule } from '../figureRule.ts'
import { currencyPairs } from '../reading/choices.ts'
import { amount } from '../reading/readers.ts'
import { amountIn, commonRules, duty, required } from './common.ts'
import { currency, detection, notes, payout, serials, speedOf, stored } from './notes.ts'

const safe: readonly FigureRule[] = [
  amountIn('safeBody', 'mm', ['Safe/Body', 'Cabinet/Body'], '6 mm steel'),
  amountIn('safeDoor', 'mm', ['Safe/Door', 'Cabinet/Door'], '12 mm steel'),
  { id: 'safeBody', unit: 'mm', rows: ['Safe'], read: amount('mm', /body/), example: '8 mm steel body' },
  { id: 'safeDoor', unit: 'mm', rows: ['Safe'], read: amount('mm', /door/), example: '12 mm steel door' },
]

const deposit = [
  notes('returnSize', 'Capacity/Return pocket', 'Note handling/Return pocket'),
  {
    ...notes('rejectSize', 'Capacity/Reject pocket', 'Capacity/Reject tray', 'Storage/Suspect compartment'),
    isCompared: false,
  },
]

const coinRows = 'Coin handling (Singapore version)'

export const bankingCit: readonly FigureRule[] = [
  ...required(speedOf('Counting speed', 'Deposit speed')),
  payout,
  notes('feeder', 'Capacity/Feeder', 'Capacity/Input hopper'),
  ...deposit,
  ...required(
    stored(
      'storage',
      'Cassette capacity',
      'Capacity/Bag',
      'Capacity/Cassettes',
      'Capacity/Handover cassette',
    ),
  ),
  stored('recycling', 'Capacity/Recycling drums'),
  ...required(currency, { ...currency, rows: ['Currency pairs'], read: currencyPairs }),
  serials,
  ...required(detection),
  ...safe,
  amountIn('users', 'users', ['Users'], '200 users, by code'),
  duty('notes'),
  ...commonRules,
]

export const depositSystem: readonly FigureRule[] = [
  ...required(speedOf('Counting speed', 'Note counting speed')),
  notes('feeder', 'Note handling/Feed slot', 'Capacity/Input pocket', 'Capacity/Feeder', 'Hopper'),
  ...deposit,
  notes('escrow', 'Escrow'),
  ...required(
    stored('storage', 'Note handling/Storage', 'Capacity/Cassettes', 'Storage/Cassettes', 'Capacity/Bag'),
  ),
  amountIn('coinSpeed', 'coins/min', [`${coinRows}/Speed`], '300 coins/min'),
  amountIn('coinStorage', 'coins', [`${coinRows}/Storage`], '4,000 coins, SGD'),
  ...required(currency),
  serials,
  ...required(detection),
  ...safe,
  ...required(duty('notes')),
  ...commonRules,
]
