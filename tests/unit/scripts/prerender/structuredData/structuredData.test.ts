import { expect, it } from 'vitest'
import { readRevisions } from '../../../../../scripts/feed/revisions.ts'
import { structuredData } from '../../../../../scripts/prerender/structuredData/structuredData.ts'
import { cataloguePaths, paths } from '../../../../../src/domain/routing/paths.ts'
import { structuredNode } from '../../../../support/documents/structuredNode.ts'
import { fixtureFolder, fixtureProducts } from '../../../../support/site/fixtureProducts.ts'

const content = { products: fixtureProducts, revisions: readRevisions(fixtureFolder) }
const dataOf = (path: string) => structuredData(path, content)
const productData = (id: number) => structuredNode(dataOf(paths.product(id)), 'Product')

it('a product has its figures with units, and size and weight by the names of schema.org', () => {
  const data = productData(5)
  expect(data.width).toEqual({ '@type': 'QuantitativeValue', value: 270, unitCode: 'MMT' })
  expect(data.weight).toEqual({ '@type': 'QuantitativeValue', value: 8.2, unitCode: 'KGM' })
  const properties = data.additionalProperty
  const type = 'PropertyValue'
  expect(properties).toContainEqual({ '@type': type, name: 'Speed', value: 1000, unitText: 'notes/min' })
  expect(properties).toContainEqual({ '@type': type, name: 'Power', value: 65, unitCode: 'WTT' })
  const batch = { name: 'Batch', minValue: 1, maxValue: 200, unitText: 'notes' }
  expect(properties).toContainEqual({ '@type': type, ...batch })
  expect(properties).toContainEqual({ '@type': type, name: 'Interfaces', value: 'USB, RS-232' })
})

it('a product names its sheet in its revision, and its model', () => {
  const { number, date } = content.revisions[5] ?? {}
  expect(productData(5).subjectOf).toMatchObject([
    { '@type': 'DigitalDocument', url: 'https://www.veritally.example/specs/mc-280.pdf', version: number },
    { encoding: { contentUrl: 'https://www.veritally.example/media/mc-280/model.glb' } },
  ])
  expect(productData(5).subjectOf).toMatchObject([{ dateModified: date }, { '@type': '3DModel' }])
})

it('a roll is a consumable for its machines, and a machine goes with its rolls', () => {
  const urls = (related: unknown) => (related as { url: string }[]).map(({ url }) => url)
  expect(urls(productData(52).isConsumableFor)).toContain('https://www.veritally.example/products/49')
  expect(urls(productData(49).isRelatedTo)).toContain('https://www.veritally.example/products/52')
})

it('each list of the catalogue has the addresses of its products in their order', () => {
  for (const path of cataloguePaths) {
    const items = structuredNode(dataOf(path), 'ItemList').itemListElement as { position: number }[]
    expect(items.length, path).toBeGreaterThan(0)
    expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1))
  }
  expect(JSON.stringify(dataOf('/products/cash-processing/coin-sorter'))).toContain('/products/18"')
  expect(JSON.stringify(dataOf(paths.contact))).not.toContain('ItemList')
})

it('the contact page has the offices with their hours', () => {
  expect(structuredNode(dataOf(paths.contact), 'LocalBusiness')).toMatchObject({
    name: 'Veritally (Cambodia) Co., Ltd.',
    address: { addressCountry: 'KH' },
    openingHours: ['Mo-Fr 08:00-17:00'],
  })
})
