import { choices } from '../choices.ts'
import type { FigureRule } from '../figure.ts'
import { amount, either, highest } from '../readers.ts'
import { modeWords } from '../vocabularies.ts'
import { duty, machine } from './common.ts'
import { batch, currency, detection, notes, perMinute, serials, speedOf } from './notes.ts'

const pieces: FigureRule = {
  id: 'pieceSpeed',
  unit: perMinute,
  rows: ['Counting speed', 'Counting speed/*'],
  read: amount(perMinute, /piece/i),
  example: '1,200 notes/min piece count',
}

const value: FigureRule = {
  id: 'valueSpeed',
  unit: perMinute,
  rows: ['Counting speed', 'Counting speed/*'],
  read: amount(perMinute, /value/i),
  example: '1,000 notes/min by value',
}

export const moneyCounter: readonly FigureRule[] = [
  {
    ...speedOf('Counting speed', 'Counting speed/*'),
    read: either(value.read, highest(perMinute)),
    isAside: true,
  },
  value,
  pieces,
  { ...pieces, read: highest(perMinute), when: { row: 'Counting method', says: /piece counting/ } },
  { ...notes('hopper', 'Capacity/Hopper'), required: true },
  { ...notes('stacker', 'Capacity/Stacker'), required: true },
  notes('rejectSize', 'Capacity/Reject pocket'),
  batch,
  currency,
  serials,
  detection,
  { ...duty('notes'), required: true },
  ...machine,
]

const countingSpeed: FigureRule = {
  id: 'countingSpeed',
  unit: perMinute,
  rows: ['Speed/Counting'],
  read: amount(perMinute),
  example: '1,000 notes/min',
}

const modes: FigureRule = {
  id: 'modes',
  rows: ['Sorting modes', 'Sorting/*'],
  read: choices(modeWords),
  example: 'Denomination, face, orientation, issue, fitness',
}

const pockets: FigureRule = {
  id: 'pockets',
  unit: 'pockets',
  rows: ['Pockets/Configuration', 'Pockets'],
  read: amount('(?:sorting pockets?|stackers?)'),
  example: '3 sorting pockets + 1 reject pocket',
  required: true,
}

export const currencySorter: readonly FigureRule[] = [
  speedOf('Speed/Sorting', 'Speed/Denomination or face', 'Speed/Fitness', 'Speed'),
  countingSpeed,
  {
    ...countingSpeed,
    rows: ['Speed'],
    read: amount(perMinute, /counting/),
    example: '900 notes/min counting',
  },
  { ...countingSpeed, id: 'fitnessSpeed', rows: ['Speed/Fitness'] },
  { ...modes, required: true },
  pockets,
  { ...notes('hopper', 'Pockets/Hopper'), required: true },
  { ...notes('pocketSize', 'Pockets/Stacker', 'Pockets/Stackers'), required: true },
  { ...notes('rejectSize', 'Pockets/Reject'), required: true },
  currency,
  detection,
  { ...duty('notes'), required: true },
  ...machine,
]

export const multiPocketSorter: readonly FigureRule[] = [
  speedOf('Sorting speed', 'Speed/Sorting'),
  countingSpeed,
  { ...countingSpeed, id: 'fitnessSpeed', rows: ['Fitness sorting speed'] },
  modes,
  pockets,
  { ...notes('hopper', 'Capacity/Hopper'), required: true },
  { ...notes('pocketSize', 'Capacity/Sorting pocket'), required: true },
  { ...notes('rejectSize', 'Capacity/Reject pocket'), required: true },
  batch,
  currency,
  detection,
  { ...duty('notes'), required: true },
  ...machine,
]
