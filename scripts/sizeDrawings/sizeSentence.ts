import texts from '../../src/content/texts/sizeDrawing.json' with { type: 'json' }
import { fill, numberText } from '../../src/lib/text.ts'
import type { ProductSize } from '../figures/productSize.ts'
import { familiarThing } from './familiar.ts'

/** `270 mm wide, 285 mm deep and 300 mm high. Drawn to scale beside a sheet of A4 paper, 210 × 297 mm.` */
export const sizeSentence = (size: ProductSize): string =>
  fill(texts.said, {
    width: numberText(size.width),
    depth: numberText(size.depth),
    height: numberText(size.height),
    thing: texts.things[familiarThing(size)],
  })
