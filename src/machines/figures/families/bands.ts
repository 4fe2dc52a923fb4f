import { choices, currencies } from '../choices.ts'
import type { FigureRule } from '../figure.ts'
import { amount, span } from '../readers.ts'
import { materialWords, tapeWidths } from '../vocabularies.ts'
import { duty, machine, size } from './common.ts'

const core: FigureRule = {
  id: 'core',
  unit: 'mm',
  rows: ['Tape/Core size', 'Core size'],
  read: amount('mm'),
  example: '103 mm',
}

export const strappingMachine: readonly FigureRule[] = [
  { id: 'speed', unit: 'bands/min', rows: ['Speed'], read: amount('bands/min'), example: '22 bands/min' },
  { id: 'bricks', unit: 'bricks/h', rows: ['Output'], read: amount('bricks/h'), example: '150 bricks/h' },
  { id: 'cycle', unit: 's', rows: ['Cycle time'], read: amount('s'), example: '2.7 s per band' },
  {
    id: 'noteThickness',
    unit: 'mm',
    rows: ['Packet size/Thickness'],
    read: span('mm'),
    example: '3–110 mm',
  },
  { id: 'tapeWidth', unit: 'mm', rows: ['Tape/Width'], read: choices(tapeWidths), example: '20 mm or 30 mm' },
  { id: 'tapeThickness', unit: 'µm', rows: ['Tape/Thickness'], read: span('µm'), example: '55–120 µm' },
  core,
  {
    id: 'rollDiameter',
    unit: 'mm',
    rows: ['Tape/Roll diameter', 'Tape/Rolls mounted'],
    read: amount('mm'),
    example: 'Up to 180 mm',
  },
  {
    id: 'tension',
    unit: 'N',
    rows: ['Tension', 'Band tension', 'Strap tension'],
    read: span('N'),
    example: '5–30 N',
    required: true,
  },
  { id: 'currency', rows: ['Suitable notes'], read: currencies, example: 'KHR, USD and SGD' },
  duty('bands'),
  { ...duty('bricks'), id: 'brickDuty' },
  ...machine,
]

export const bandingTape: readonly FigureRule[] = [
  {
    id: 'tapeWidth',
    unit: 'mm',
    rows: ['Width'],
    read: choices(tapeWidths),
    example: '20 mm',
    required: true,
  },
  {
    id: 'rollLength',
    unit: 'm',
    rows: ['Length per roll'],
    read: amount('m'),
    example: '150 m',
    required: true,
  },
  {
    id: 'bandsPerRoll',
    unit: 'bands',
    rows: ['Bands per roll'],
    read: amount('bands'),
    example: 'About 790 bands of 190 mm',
    required: true,
  },
  {
    id: 'tapeThickness',
    unit: 'µm',
    rows: ['Thickness'],
    read: amount('µm'),
    example: '100 µm including coating',
    required: true,
  },
  {
    id: 'tensile',
    unit: 'N',
    rows: ['Tensile strength'],
    read: amount('N'),
    example: '110 N per band',
    required: true,
  },
  {
    id: 'sealing',
    unit: '°C',
    rows: ['Sealing temperature'],
    read: span('°C'),
    example: '110–140 °C',
    required: true,
  },
  { ...core, required: true },
  {
    id: 'rollsPerCarton',
    unit: 'rolls',
    rows: ['Packaging/Rolls per carton'],
    read: amount('rolls'),
    example: '12 rolls',
    required: true,
  },
  {
    id: 'material',
    rows: ['Material'],
    read: choices(materialWords),
    example: 'Bleached kraft paper',
    required: true,
  },
  ...size.map((rule) => ({ ...rule, isAside: rule.id !== 'width' })),
]
