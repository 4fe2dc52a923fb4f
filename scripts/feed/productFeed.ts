import * as z from 'zod'
import { isOffered } from '../../src/content/categories.ts'
import { countries, type Country } from '../../src/content/countries.ts'
import { site } from '../../src/content/site.ts'
import type { Product } from '../../src/domain/products/product.ts'
import { paths } from '../../src/domain/routing/paths.ts'
import { largestPicture } from '../../src/lib/pictureFiles.ts'
import { statedFigures } from '../figures/columnsOf.ts'
import { type FeedProduct, type ProductFeed, productFeedSchema } from './feedSchema.ts'
import { revisionOf, type Revisions } from './revisions.ts'

/** The address of the document of a page, without the site's. */
export const feedOf = (path: string): string => `${path}.json`

const all = feedOf(paths.catalogue())
const schema = `${paths.catalogue()}.schema.json`

const feedProduct = (product: Product, revisions: Revisions): FeedProduct => {
  const { id, name, description, category, subcategory, pdf, images, specifications } = product
  return {
    id,
    name,
    description,
    category,
    subcategory,
    url: site.url + paths.product(id),
    countries: countries.filter((country: Country) => isOffered(subcategory, country)),
    pictures: images.map(({ src, alt }) => ({ url: site.url + largestPicture(src), alt })),
    sheet: pdf === undefined ? undefined : site.url + pdf,
    figures: statedFigures(product),
    specifications,
    revision: revisionOf(revisions, id),
  }
}

/** `format` says the same. */
const withoutPattern = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.format === 'date') delete jsonSchema.pattern
}

/** The products for programs: the texts of the files by their paths, and of the schema beside them. */
export const feedFiles = (products: readonly Product[], revisions: Revisions): Map<string, string> => {
  const $schema = site.url + schema
  const feed: ProductFeed = {
    $schema,
    url: site.url + all,
    products: products.map((product) => feedProduct(product, revisions)),
  }
  const ofProduct = (product: FeedProduct): [string, object] => [
    feedOf(paths.product(product.id)),
    { $schema: `${$schema}#/$defs/product`, ...product },
  ]
  const documents: [string, object][] = [
    [schema, z.toJSONSchema(productFeedSchema, { override: withoutPattern })],
    [all, feed],
    ...feed.products.map(ofProduct),
  ]
  return new Map(documents.map(([path, document]) => [path, JSON.stringify(document)]))
}
