import { choices, currencies } from '../choices.ts'
import type { FigureRule } from '../figure.ts'
import { amount, span } from '../readers.ts'
import { sensorWords } from '../vocabularies.ts'
import { duty, machine } from './common.ts'

export const coinSorter: readonly FigureRule[] = [
  {
    id: 'speed',
    unit: 'coins/min',
    rows: ['Counting speed', 'Counting speed/Maximum', 'Sorting speed', 'Intake speed'],
    read: amount('coins/min'),
    example: '1,500 coins/min',
    required: true,
  },
  {
    id: 'wrappingSpeed',
    unit: 'rolls/min',
    rows: ['Wrapping speed'],
    read: amount('rolls/min'),
    example: '12 rolls/min (50 coins each)',
  },
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
  {
    id: 'diameter',
    unit: 'mm',
    rows: ['Coin range/Diameter'],
    read: span('mm'),
    example: '14–32 mm',
  },
  {
    id: 'coinThickness',
    unit: 'mm',
    rows: ['Coin range/Thickness'],
    read: span('mm'),
    example: '1.0–3.5 mm',
  },
  { id: 'batch', unit: 'coins', rows: ['Batch'], read: span('coins'), example: '1–9,999 coins' },
  { id: 'rollSize', unit: 'coins', rows: ['Roll size'], read: span('coins'), example: '20–50 coins' },
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
