import { expect, it } from 'vitest'
import { feedFiles, type ProductFeed, productFeedSchema } from '../../../../scripts/feed/productFeed.ts'
import { readRevised } from '../../../../scripts/feed/revisions.ts'
import { fixtureFolder, fixtureProducts, productOf } from '../../../support/site/fixtureProducts.ts'

const files = feedFiles(readRevised(fixtureFolder))
const documentAt = (path: string): unknown => JSON.parse(files.get(path) ?? '')
const feed = documentAt('/products.json') as ProductFeed

it('the feed is what its schema says, and says where that is', () => {
  expect(productFeedSchema.parse(feed)).toEqual(feed)
  expect(feed.$schema).toBe('https://www.veritally.example/products.schema.json')
  expect(documentAt('/products.schema.json')).toMatchObject({ $defs: { product: { type: 'object' } } })
})

it('each product of the feed has a document of its own', () => {
  expect(feed.products.map(({ id }) => id)).toEqual(fixtureProducts.map(({ id }) => id))
  for (const product of feed.products)
    expect(documentAt(`/products/${product.id}.json`)).toEqual({
      ...product,
      $schema: `${feed.$schema}#/$defs/product`,
    })
})

it('a product has the rows of its sheet in their order, where it is offered, and no price', () => {
  const [coinSorter] = feed.products.filter(({ subcategory }) => subcategory === 'coin-sorter')
  if (!coinSorter) throw new Error('no coin sorter')
  const { id, specifications, ...other } = coinSorter
  expect(JSON.stringify(specifications)).toBe(JSON.stringify(productOf(id).specifications))
  expect(other.countries).toEqual(['Singapore'])
  expect(Object.keys(other).join()).not.toMatch(/price|rating|review|stock/i)
})
