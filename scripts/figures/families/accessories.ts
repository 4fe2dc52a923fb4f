import type { FigureRule } from '../figureRule.ts'
import { amountIn, interfaces, power, size, temperature } from './common.ts'

export const accessories: readonly FigureRule[] = [
  amountIn('megapixels', 'megapixels', ['Image sensor'], '16 megapixels, CMOS'),
  amountIn('resolution', 'dpi', ['Resolution'], 'About 270 dpi on A3'),
  amountIn('captureTime', 's', ['Capture time'], 'About 1 s per page'),
  interfaces,
  temperature,
  power,
  ...size,
]
