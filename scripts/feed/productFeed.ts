import * as z from 'zod'
import { categoryIds, isOffered, subcategoryIds } from '../../src/content/categories.ts'
import { countries, type Country } from '../../src/content/countries.ts'
import { site } from '../../src/content/site.ts'
import texts from '../../src/content/texts/figureNames.json' with { type: 'json' }
import type { FigureId } from '../../src/domain/products/figures/figureIds.ts'
import { paths } from '../../src/domain/routing/paths.ts'
import { largestPicture } from '../../src/lib/pictureFiles.ts'
import type { ReadonlyDeep } from '../../src/lib/types.ts'
import { statedFigures } from '../figures/columnsOf.ts'
import type { RevisedProduct } from './revisions.ts'

const described = (description: string) => z.string().meta({ description })

const choices = z.array(z.string())

const value = z
  .union([
    z.number(),
    z.object({ from: z.number(), to: z.number() }),
    z.object({ included: choices, onRequest: choices }),
  ])
  .meta({ id: 'value', description: 'An amount, a span, or a set of choices.' })

const figure = z
  .object({
    id: z.enum(Object.keys(texts.names) as FigureId[]),
    name: z.string(),
    value,
    unit: described('As the site writes it; a figure of choices has none.').optional(),
    text: described('Value and unit as the site shows them.'),
  })
  .meta({ id: 'figure', description: 'A figure, read from the rows of the sheet.' })

const row = z.union([z.string(), z.array(z.string())])

const revision = z
  .object({
    number: z.int().min(1).meta({ description: 'Counts the changes of the sheet.' }),
    date: z.iso.date().meta({ description: 'The day of its last change.' }),
  })
  .meta({ id: 'revision' })

const product = z
  .object({
    $schema: z.url().optional(),
    id: z.int().min(1),
    name: z.string(),
    description: z.string(),
    category: z.enum(categoryIds),
    subcategory: z.enum(subcategoryIds).optional(),
    url: z.url().meta({ description: 'The page of the product.' }),
    countries: z.array(z.enum(countries)).meta({ description: 'Where it is offered.' }),
    pictures: z.array(z.object({ url: z.url(), alt: z.string() })),
    sheet: z.url().meta({ description: 'The spec sheet as a PDF.' }).optional(),
    figures: z.array(figure),
    specifications: z
      .record(z.string(), z.union([row, z.record(z.string(), row)]))
      .meta({ description: 'The rows of the sheet, in its words and order.' }),
    revision,
  })
  .meta({ id: 'product' })

/** The document `/products.json`; `/products/5.json` is one of its products. */
export const productFeedSchema = z.object({
  $schema: z.url(),
  url: z.url(),
  products: z.array(product),
})

export type ProductFeed = ReadonlyDeep<z.infer<typeof productFeedSchema>>
export type FeedProduct = ProductFeed['products'][number]

/** The address of the document of a page, without the site's. */
export const feedOf = (path: string): string => `${path}.json`

const all = feedOf(paths.catalogue())
const schema = `${paths.catalogue()}.schema.json`

const feedProduct = (product: RevisedProduct): FeedProduct => {
  const { id, name, description, category, subcategory, pdf, images, specifications, revision } = product
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
    revision,
  }
}

/** `format` says the same. */
const withoutPattern = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.format === 'date') delete jsonSchema.pattern
}

/** The products for programs: the texts of the files by their paths, and of the schema beside them. */
export const feedFiles = (products: readonly RevisedProduct[]): Map<string, string> => {
  const $schema = site.url + schema
  const feed: ProductFeed = {
    $schema,
    url: site.url + all,
    products: products.map(feedProduct),
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
