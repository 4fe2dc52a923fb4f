import type { FigureRule } from '../figureRule.ts'
import { amountIn, choicesIn, commonRules, currenciesIn, duty, required, size, spanIn } from './common.ts'

const core = amountIn('core', 'mm', ['Tape/Core size', 'Core size'], '103 mm')

const tapeWidth: FigureRule = {
  ...choicesIn('tapeWidth', ['Tape/Width'], '20 mm or 30 mm'),
  unit: 'mm',
}

export const strappingMachine: readonly FigureRule[] = [
  amountIn('speed', 'bands/min', ['Speed'], '22 bands/min'),
  amountIn('bricks', 'bricks/h', ['Output'], '150 bricks/h'),
  amountIn('cycle', 's', ['Cycle time'], '2.7 s per band'),
  spanIn('noteThickness', 'mm', ['Packet size/Thickness'], '3–110 mm'),
  tapeWidth,
  spanIn('tapeThickness', 'µm', ['Tape/Thickness'], '55–120 µm'),
  core,
  amountIn('rollDiameter', 'mm', ['Tape/Roll diameter', 'Tape/Rolls mounted'], 'Up to 180 mm'),
  ...required(spanIn('tension', 'N', ['Tension', 'Band tension', 'Strap tension'], '5–30 N')),
  currenciesIn('suitable', ['Suitable notes'], 'KHR, USD and SGD'),
  duty('bands'),
  { ...duty('bricks'), id: 'brickDuty' },
  ...commonRules,
]

export const bandingTape: readonly FigureRule[] = [
  ...required(
    { ...tapeWidth, rows: ['Width'], example: '20 mm' },
    amountIn('rollLength', 'm', ['Length per roll'], '150 m'),
    amountIn('bandsPerRoll', 'bands', ['Bands per roll'], 'About 790 bands of 190 mm'),
    amountIn('tapeThickness', 'µm', ['Thickness'], '100 µm including coating'),
    amountIn('tensile', 'N', ['Tensile strength'], '110 N per band'),
    spanIn('sealing', '°C', ['Sealing temperature'], '110–140 °C'),
    core,
    amountIn('rollsPerCarton', 'rolls', ['Packaging/Rolls per carton'], '12 rolls'),
    choicesIn('material', ['Material'], 'Bleached kraft paper'),
  ),
  ...size.map((rule) => ({ ...rule, isCompared: rule.id === 'width' })),
]
