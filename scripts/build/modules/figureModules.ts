import glossary from '../../../src/content/data/glossary.json' with { type: 'json' }
import sheet from '../../../src/content/texts/sheet.json' with { type: 'json' }
import { figureName } from '../../../src/domain/products/figures/figureText.ts'
import { drawingOf, familyOf, type Product, type ProductBrief } from '../../../src/domain/products/product.ts'
import { briefFigures } from '../../figures/briefFigures.ts'
import { columnsOf } from '../../figures/columnsOf.ts'
import { figuresOf } from '../../figures/reading/figuresOf.ts'
import { termFinder } from '../markSheet.ts'

const findTerms = termFinder(glossary.terms)

/** The columns of each family, with the term of the glossary that a column's name has. */
export const columnsByFamily = (products: Product[]) =>
  new Map(
    Array.from(Map.groupBy(products, familyOf), ([family, members]) => [
      family,
      columnsOf(family, members.map(figuresOf)).map((column) => {
        const [term] = findTerms(figureName(column))
        return term ? { ...column, term: term.id } : column
      }),
    ]),
  )

export type FamilyColumns = ReturnType<typeof columnsByFamily>

/** What lists and cards tell of a product. */
export const briefOf = (product: Product, columns: FamilyColumns): ProductBrief => {
  const [image] = product.images
  return {
    name: product.name,
    picture: image ? `${image.src}-400.webp` : `/line-work/${drawingOf(product)}.svg`,
    alt: image?.alt ?? sheet.drawing,
    figures: briefFigures(figuresOf(product), columns.get(familyOf(product)) ?? []),
  }
}
