import glossary from '../../../src/content/data/glossary.json' with { type: 'json' }
import sheet from '../../../src/content/texts/sheet.json' with { type: 'json' }
import type { FigureColumn } from '../../../src/domain/products/figures/figure.ts'
import { figureName } from '../../../src/domain/products/figures/figureText.ts'
import { drawingOf, familyOf, type Product, type ProductBrief } from '../../../src/domain/products/product.ts'
import { briefFigures } from '../../figures/briefFigures.ts'
import { columnsOf } from '../../figures/columnsOf.ts'
import { figuresOf } from '../../figures/reading/figuresOf.ts'
import { termFinder } from '../markSheet.ts'
import { byId } from './byId.ts'

const findTerms = termFinder(glossary.terms)

const withTerm = (column: FigureColumn): FigureColumn => {
  const [found] = findTerms(figureName(column.id))
  return found ? { ...column, term: found.id } : column
}

const columnsByFamily = (products: Product[]) =>
  new Map(
    Array.from(Map.groupBy(products, familyOf), ([family, members]) => [
      family,
      columnsOf(family, members.map(figuresOf)).map(withTerm),
    ]),
  )

export const figures = (products: Product[]): string => {
  const columns = JSON.stringify(Object.fromEntries(columnsByFamily(products)))
  return `${byId('figures', products, figuresOf)}\nexport const columns = ${columns}`
}

export const briefs = (products: Product[]): string => {
  const columns = columnsByFamily(products)
  return byId('briefs', products, (product): ProductBrief => {
    const [image] = product.images
    return {
      name: product.name,
      picture: image ? `${image.src}-400.webp` : `/line-work/${drawingOf(product)}.svg`,
      alt: image?.alt ?? sheet.drawing,
      figures: briefFigures(figuresOf(product), columns.get(familyOf(product)) ?? []),
    }
  })
}
