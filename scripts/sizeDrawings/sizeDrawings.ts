import type { Product } from '../../src/domain/products/product.ts'
import { sizeDrawingFile } from '../../src/domain/products/sizeDrawing.ts'
import type { DerivedFile } from '../derivedFiles/refresh.ts'
import { hashOf } from '../derivedFiles/sources.ts'
import { sizeDrawing } from './sizeDrawing.ts'
import { toSvg } from './svg.ts'

export const sizeDrawings = (products: readonly Product[]): DerivedFile[] =>
  products.flatMap((product) => {
    const drawing = sizeDrawing(product)
    if (!drawing) return []
    const svg = toSvg(drawing)
    return [
      { name: sizeDrawingFile(product.id), key: hashOf(svg), make: () => Promise.resolve(Buffer.from(svg)) },
    ]
  })
