import { currencyPairs } from '../choices.ts'
import type { FigureRule } from '../figure.ts'
import { amount } from '../readers.ts'
import { duty, machine } from './common.ts'
import { currency, detection, notes, payout, serials, speedOf, stored } from './notes.ts'

const safe: readonly FigureRule[] = [
  {
    id: 'safeBody',
    unit: 'mm',
    rows: ['Safe/Body', 'Cabinet/Body'],
    read: amount('mm'),
    example: '6 mm steel',
  },
  {
    id: 'safeDoor',
    unit: 'mm',
    rows: ['Safe/Door', 'Cabinet/Door'],
    read: amount('mm'),
    example: '12 mm steel',
  },
  { id: 'safeBody', unit: 'mm', rows: ['Safe'], read: amount('mm', /body/), example: '8 mm steel body' },
  { id: 'safeDoor', unit: 'mm', rows: ['Safe'], read: amount('mm', /door/), example: '12 mm steel door' },
]

const deposit = [
  notes('returnSize', 'Capacity/Return pocket', 'Note handling/Return pocket'),
  {
    ...notes('rejectSize', 'Capacity/Reject pocket', 'Capacity/Reject tray', 'Storage/Suspect compartment'),
    isAside: true,
  },
]

export const bankingCit: readonly FigureRule[] = [
  speedOf('Counting speed', 'Deposit speed'),
  payout,
  notes('feeder', 'Capacity/Feeder', 'Capacity/Input hopper'),
  ...deposit,
  {
    ...stored(
      'storage',
      'Cassette capacity',
      'Capacity/Bag',
      'Capacity/Cassettes',
      'Capacity/Handover cassette',
    ),
    required: true,
  },
  stored('recycling', 'Capacity/Recycling drums'),
  currency,
  { ...currency, rows: ['Currency pairs'], read: currencyPairs },
  serials,
  detection,
  ...safe,
  { id: 'users', unit: 'users', rows: ['Users'], read: amount('users'), example: '200 users, by code' },
  duty('notes'),
  ...machine,
]

export const depositSystem: readonly FigureRule[] = [
  speedOf('Counting speed', 'Note counting speed'),
  notes('feeder', 'Note handling/Feed slot', 'Capacity/Input pocket', 'Capacity/Feeder', 'Hopper'),
  ...deposit,
  notes('escrow', 'Escrow'),
  {
    ...stored('storage', 'Note handling/Storage', 'Capacity/Cassettes', 'Storage/Cassettes', 'Capacity/Bag'),
    required: true,
  },
  {
    id: 'coinSpeed',
    unit: 'coins/min',
    rows: ['Coin handling (Singapore version)/Speed'],
    read: amount('coins/min'),
    example: '300 coins/min',
  },
  {
    id: 'coinStorage',
    unit: 'coins',
    rows: ['Coin handling (Singapore version)/Storage'],
    read: amount('coins'),
    example: '4,000 coins, SGD',
  },
  currency,
  serials,
  detection,
  ...safe,
  { ...duty('notes'), required: true },
  ...machine,
]
