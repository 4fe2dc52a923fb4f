import type { FigureRule } from '../figure.ts'
import { amount } from '../readers.ts'
import { interfaces, power, size, temperature } from './common.ts'

export const accessories: readonly FigureRule[] = [
  {
    id: 'megapixels',
    unit: 'megapixels',
    rows: ['Image sensor'],
    read: amount('megapixels'),
    example: '16 megapixels, CMOS',
  },
  {
    id: 'resolution',
    unit: 'dpi',
    rows: ['Resolution'],
    read: amount('dpi'),
    example: 'About 270 dpi on A3',
  },
  { id: 'captureTime', unit: 's', rows: ['Capture time'], read: amount('s'), example: 'About 1 s per page' },
  interfaces,
  temperature,
  { ...power, required: false },
  ...size,
]
