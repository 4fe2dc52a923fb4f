import { choices, currencies } from '../choices.ts'
import type { FigureRule } from '../figure.ts'
import { amount } from '../readers.ts'
import { sensorWords } from '../vocabularies.ts'
import { amountIn, duty, machine, required, spanIn } from './common.ts'

const speedRows = ['Counting speed', 'Counting speed/Maximum', 'Sorting speed', 'Intake speed']

export const coinSorter: readonly FigureRule[] = [
  ...required(amountIn('speed', 'coins/min', speedRows, '1,500 coins/min')),
  amountIn('wrappingSpeed', 'rolls/min', ['Wrapping speed'], '12 rolls/min (50 coins each)'),
  {
    id: 'coinHopper',
    unit: 'coins',
    rows: ['Hopper capacity', 'Capacity/Intake hopper'],
    read: amount('(?:mixed )?coins'),
    example: '1,500 coins (SGD 20 cents)',
    required: true,
  },
  {
    id: 'outlets',
    unit: 'outlets',
    rows: ['Outlets'],
    read: amount('(?:bag spouts?|sorting bags?)'),
    example: '8 sorting bags + 1 reject bag',
  },
  spanIn('diameter', 'mm', ['Coin range/Diameter'], '14–32 mm'),
  spanIn('coinThickness', 'mm', ['Coin range/Thickness'], '1.0–3.5 mm'),
  spanIn('batch', 'coins', ['Batch'], '1–9,999 coins'),
  spanIn('rollSize', 'coins', ['Roll size'], '20–50 coins'),
  {
    id: 'coinCurrency',
    rows: ['Currencies', 'Coin programmes'],
    read: currencies,
    example: 'SGD supplied; MYR on order',
    required: true,
  },
  {
    id: 'sensors',
    rows: ['Sensors', 'Sensors/*', 'Recognition', 'Authentication'],
    read: choices(sensorWords),
    example: 'Diameter and alloy',
  },
  duty('coins'),
  ...machine,
]
