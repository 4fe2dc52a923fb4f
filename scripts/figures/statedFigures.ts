import type { FigureColumn, FigureValue } from '../../src/domain/products/figures/figure.ts'
import { figureName, figureText } from '../../src/domain/products/figures/figureText.ts'
import { familyOf, type Product } from '../../src/domain/products/product.ts'
import { columnsOf } from './columnsOf.ts'
import { figuresOf } from './reading/figuresOf.ts'

export interface StatedFigure extends Pick<FigureColumn, 'id' | 'unit'> {
  name: string
  value: FigureValue
  /** Value and unit as the site shows them. */
  text: string
}

/** The figures of a product's sheet as programs get them, in the order of its family. */
export const statedFigures = (product: Product): StatedFigure[] => {
  const own = figuresOf(product)
  return columnsOf(familyOf(product), [own]).flatMap((column) => {
    const { id, unit } = column
    const value = own[id]
    if (value === undefined) return []
    return [
      {
        id,
        name: figureName(id),
        value,
        ...(unit !== undefined && { unit }),
        text: figureText(column, value),
      },
    ]
  })
}
