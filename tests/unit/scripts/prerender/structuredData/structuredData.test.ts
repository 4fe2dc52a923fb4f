import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readRevised } from '../../../../../scripts/feed/revisions.ts'
import { structuredData } from '../../../../../scripts/prerender/structuredData/structuredData.ts'
import { allPaths, cataloguePaths, paths } from '../../../../../src/domain/routing/paths.ts'
import { structuredNode } from '../../../../support/documents/structuredNode.ts'
import { fixtureFolder, fixtureProducts } from '../../../../support/site/fixtureProducts.ts'

const products = readRevised(fixtureFolder)
const dataOf = (path: string) => structuredData(path, products)
const site = 'https://www.veritally.example'
const productData = (id: number) => structuredNode(dataOf(paths.product(id)), 'Product')

it('every page names the organization, whose logo exists', () => {
  for (const path of allPaths(fixtureProducts.map(({ id }) => id)))
    expect(structuredNode(dataOf(path), 'Organization'), path).toMatchObject({
      name: 'Veritally',
      url: site,
      logo: `${site}/icon-512.png`,
      foundingDate: '1997',
    })
  expect(existsSync('public/icon-512.png')).toBe(true)
})

it('catalogue, finder, comparison and products have breadcrumbs', () => {
  const trailOf = (path: string) => {
    const { itemListElement } = structuredNode(dataOf(path), 'BreadcrumbList')
    return (itemListElement as { position: number; name: string }[]).map(({ position, name }) => [
      position,
      name,
    ])
  }
  const products = ['Home', 'Products'].map((name, index) => [index + 1, name])
  expect(trailOf('/products')).toEqual(products)
  expect(trailOf('/products/self-service/cds')).toEqual([
    ...products,
    [3, 'Self Service'],
    [4, 'Cash Deposit System'],
  ])
  expect(trailOf('/find')).toEqual([...products, [3, 'Find a machine']])
  expect(trailOf('/compare')).toEqual([...products, [3, 'Compare machines']])
  expect(trailOf('/products/5')).toEqual([...products, [3, 'MC 280 Mixed-Value Money Counter']])
})

it('a product states neither price nor rating, because the page shows none, and has its pictures', () => {
  for (const { id, name, description, images } of fixtureProducts) {
    const data = productData(id)
    expect(data).toMatchObject({ name, description, url: `${site}/products/${id}` })
    for (const claim of ['offers', 'aggregateRating', 'review']) expect(data).not.toHaveProperty(claim)
    expect(data.image ?? []).toEqual(images.map(({ src }) => `${site}${src}-1600.webp`))
  }
})

it('a product has its figures with units, and size and weight by the names of schema.org', () => {
  const data = productData(5)
  expect(data.width).toEqual({ '@type': 'QuantitativeValue', value: 270, unitCode: 'MMT' })
  expect(data.weight).toEqual({ '@type': 'QuantitativeValue', value: 8.2, unitCode: 'KGM' })
  const properties = data.additionalProperty
  const type = 'PropertyValue'
  expect(properties).toContainEqual({
    '@type': type,
    name: 'Counting speed',
    value: 1000,
    unitText: 'notes/min',
  })
  expect(properties).toContainEqual({ '@type': type, name: 'Power', value: 65, unitCode: 'WTT' })
  const batch = { name: 'Batch', minValue: 1, maxValue: 200, unitText: 'notes' }
  expect(properties).toContainEqual({ '@type': type, ...batch })
  expect(properties).toContainEqual({ '@type': type, name: 'Interfaces', value: 'USB, RS-232' })
})

it('a product names its sheet in its revision, and its model', () => {
  const { number, date } = products.find(({ id }) => id === 5)?.revision ?? {}
  expect(productData(5).subjectOf).toMatchObject([
    { '@type': 'DigitalDocument', url: `${site}/specs/mc-280.pdf`, version: number },
    { encoding: { contentUrl: `${site}/media/mc-280/model.glb` } },
  ])
  expect(productData(5).subjectOf).toMatchObject([{ dateModified: date }, { '@type': '3DModel' }])
})

it('a roll is a consumable for its machines, and a machine goes with its rolls', () => {
  const urls = (related: unknown) => (related as { url: string }[]).map(({ url }) => url)
  expect(urls(productData(52).isConsumableFor)).toContain(`${site}/products/49`)
  expect(urls(productData(49).isRelatedTo)).toContain(`${site}/products/52`)
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
