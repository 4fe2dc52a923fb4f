import type { FigureRule } from '../figure.ts'
import { amountIn, choicesIn, currenciesIn, duty, machineRules, required, spanIn } from './common.ts'

const speedRows = ['Counting speed', 'Counting speed/Maximum', 'Sorting speed', 'Intake speed']
const hopperRows = ['Hopper capacity', 'Capacity/Intake hopper']
const sensorRows = ['Sensors', 'Sensors/*', 'Recognition', 'Authentication']
const bags = '(?:bag spouts?|sorting bags?)'

export const coinSorter: readonly FigureRule[] = [
  ...required(amountIn('speed', 'coins/min', speedRows, '1,500 coins/min')),
  amountIn('wrappingSpeed', 'rolls/min', ['Wrapping speed'], '12 rolls/min (50 coins each)'),
  ...required(amountIn('coinHopper', 'coins', hopperRows, '1,500 coins (SGD 20 cents)', '(?:mixed )?coins')),
  amountIn('outlets', 'outlets', ['Outlets'], '8 sorting bags + 1 reject bag', bags),
  spanIn('diameter', 'mm', ['Coin range/Diameter'], '14–32 mm'),
  spanIn('coinThickness', 'mm', ['Coin range/Thickness'], '1.0–3.5 mm'),
  spanIn('batch', 'coins', ['Batch'], '1–9,999 coins'),
  spanIn('rollSize', 'coins', ['Roll size'], '20–50 coins'),
  ...required(currenciesIn('coinCurrency', ['Currencies', 'Coin programmes'], 'SGD supplied; MYR on order')),
  choicesIn('sensors', sensorRows, 'Diameter and alloy'),
  duty('coins'),
  ...machineRules,
]
