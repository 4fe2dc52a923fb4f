import type { CreativeWork, Product as ProductData, PropertyValue, QuantitativeValue } from 'schema-dts'
import { categoryLabel, unitIn } from '../../../src/content/categories.ts'
import { site } from '../../../src/content/site.ts'
import productTexts from '../../../src/content/texts/product.json' with { type: 'json' }
import { isAmount, isChoices } from '../../../src/domain/products/figures/figure.ts'
import type { Product } from '../../../src/domain/products/product.ts'
import { paths } from '../../../src/domain/routing/paths.ts'
import { largestPicture } from '../../../src/lib/pictureFiles.ts'
import { fittingProducts } from '../../build/goesWith.ts'
import type { RevisedProduct } from '../../feed/revisions.ts'
import { type StatedFigure, statedFigures } from '../../figures/columnsOf.ts'

/** Units of UN/CEFACT recommendation 20; another unit stays in words. */
const unitCodes: Readonly<Record<string, string>> = {
  mm: 'MMT',
  m: 'MTR',
  µm: '4H',
  inches: 'INH',
  kg: 'KGM',
  W: 'WTT',
  N: 'NEW',
  s: 'SEC',
  'mm/s': 'C16',
  '°C': 'CEL',
}

const unitData = (unit: string | undefined) => {
  if (unit === undefined) return {}
  const unitCode = unitCodes[unit]
  return unitCode === undefined ? { unitText: unit } : { unitCode }
}

/** schema.org has properties of their own for these figures of a product. */
const measures = ['width', 'depth', 'height', 'weight'] as const

const isMeasure = ({ id }: StatedFigure): boolean => measures.some((measure) => measure === id)

const propertyOf = ({ name, value, unit, text }: StatedFigure): PropertyValue => {
  const property = { '@type': 'PropertyValue', name, ...unitData(unit) } as const
  if (isAmount(value)) return { ...property, value }
  if (isChoices(value)) return { ...property, value: text }
  return { ...property, minValue: value.from, maxValue: value.to }
}

const measureOf = ({ value, unit }: StatedFigure): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  ...(isAmount(value) && { value }),
  ...unitData(unit),
})

/** The figures of a product; its size and weight have the names of schema.org. */
const figureData = (figures: readonly StatedFigure[]) => ({
  ...Object.fromEntries(figures.filter(isMeasure).map((figure) => [figure.id, measureOf(figure)])),
  additionalProperty: figures.filter((figure) => !isMeasure(figure)).map(propertyOf),
})

const urlOf = ({ id }: Product): string => site.url + paths.product(id)

const sheetData = ({ name, pdf = '', revision }: RevisedProduct): CreativeWork => ({
  '@type': 'DigitalDocument',
  name: `${name}: ${productTexts.tabs.specifications}`,
  url: site.url + pdf,
  encodingFormat: 'application/pdf',
  version: revision.number,
  dateModified: revision.date,
})

const modelData = (model: string): CreativeWork => ({
  '@type': '3DModel',
  encoding: { '@type': 'MediaObject', contentUrl: site.url + model, encodingFormat: 'model/gltf-binary' },
})

/** Rolls are consumed by the machines that they fit; of machines and rolls each goes with the other. */
const fittingData = (product: Product, products: readonly Product[]) => {
  const fitting = fittingProducts(product, products).map(({ product: other }) => ({
    '@type': 'Product' as const,
    name: other.name,
    url: urlOf(other),
  }))
  if (fitting.length === 0) return {}
  return unitIn(product.category, product.subcategory) === 'roll'
    ? { isConsumableFor: fitting }
    : { isRelatedTo: fitting }
}

/** A product as schema.org describes one. No offers, ratings or reviews: the site shows none. */
export const productData = (product: RevisedProduct, products: readonly Product[]): ProductData => {
  const works = [
    ...(product.pdf === undefined ? [] : [sheetData(product)]),
    ...(product.model === undefined ? [] : [modelData(product.model)]),
  ]
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: `VT-${String(product.id).padStart(3, '0')}`,
    category: categoryLabel(product.category, product.subcategory),
    url: urlOf(product),
    brand: { '@type': 'Brand', name: site.name },
    ...(product.images.length > 0 && {
      image: product.images.map((image) => site.url + largestPicture(image.src)),
    }),
    ...figureData(statedFigures(product)),
    ...(works.length > 0 && { subjectOf: works }),
    ...fittingData(product, products),
  }
}
