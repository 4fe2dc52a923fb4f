import { builtPages, readBuilt } from '../../support/browser/pages.ts'
import { expect, fileTest as test } from '../../support/browser/site.ts'
import { fixtureProducts } from '../../support/site/fixtureProducts.ts'

type Node = Record<string, unknown>

const site = 'https://www.veritally.example'

/** The JSON-LD graph of a page, which has one. */
const graphOf = (path: string): Node[] => {
  const scripts = [...readBuilt(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(scripts, path).toHaveLength(1)
  const data = JSON.parse(scripts[0]?.[1] ?? '') as { '@context': string; '@graph': Node[] }
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

const ofType = (path: string, type: string): Node[] => graphOf(path).filter((node) => node['@type'] === type)

test('every page names the organization, once', () => {
  for (const path of builtPages) {
    const [organization, ...others] = ofType(path, 'Organization')
    expect(others).toEqual([])
    expect(organization).toMatchObject({ name: 'Veritally', url: site, foundingDate: '1997' })
  }
})

test('catalogue, finder, comparison and products have breadcrumbs', () => {
  const names = (path: string) => {
    const [list] = ofType(path, 'BreadcrumbList') as {
      itemListElement: { name: string; position: number }[]
    }[]
    const items = list?.itemListElement ?? []
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    return items.map(({ name }) => name)
  }
  expect(names('/products')).toEqual(['Home', 'Products'])
  expect(names('/products/self-service/cds')).toEqual([
    'Home',
    'Products',
    'Self Service',
    'Cash Deposit System',
  ])
  expect(names('/find')).toEqual(['Home', 'Products', 'Find a machine'])
  expect(names('/compare')).toEqual(['Home', 'Products', 'Compare machines'])
  for (const { id, name } of fixtureProducts)
    expect(names(`/products/${id}`)).toEqual(['Home', 'Products', name])
})

test('a product states neither price nor rating, because the page shows none', () => {
  for (const { id, name, description } of fixtureProducts) {
    const [product, ...others] = ofType(`/products/${id}`, 'Product')
    expect(others).toEqual([])
    expect(product).toMatchObject({ name, description, url: `${site}/products/${id}` })
    const keys = Object.keys(product ?? {})
    for (const claim of ['offers', 'aggregateRating', 'review']) expect(keys).not.toContain(claim)
  }
  expect(ofType('/products', 'Product')).toEqual([])
})

test('the pictures that it names exist', async ({ request }) => {
  for (const { id, images } of fixtureProducts) {
    const [product] = ofType(`/products/${id}`, 'Product') as { image?: string[] }[]
    expect(product?.image ?? []).toHaveLength(images.length)
    for (const image of product?.image ?? [])
      expect((await request.get(new URL(image).pathname)).status(), image).toBe(200)
  }
  const [organization] = ofType('/', 'Organization') as { logo: string }[]
  expect((await request.get(new URL(organization?.logo ?? '').pathname)).status()).toBe(200)
})
