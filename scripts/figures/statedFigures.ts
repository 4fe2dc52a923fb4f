import { figureName, figureText } from '../../src/domain/products/figures/figureText.ts'
import { familyOf, type Product } from '../../src/domain/products/product.ts'
import { columnsOf } from './columnsOf.ts'
import { figuresOf } from './reading/figuresOf.ts'

/** The figures of a product's sheet as programs get them, in the order of its family. */
export const statedFigures = (product: Product) => {
  const own = figuresOf(product)
  return columnsOf(familyOf(product), [own]).flatMap((column) => {
    const { id, unit } = column
    const value = own[id]
    return value === undefined
      ? []
      : [{ id, name: figureName(id), value, unit, text: figureText(column, value) }]
  })
}

export type StatedFigure = ReturnType<typeof statedFigures>[number]
