import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogueLists } from '../../../scripts/catalogueLists.ts'
import { readProducts } from '../../../scripts/products.ts'
import { type Site, startSite } from '../../../scripts/serve.ts'
import { site as published } from '../../../src/content/site.ts'
import { allPaths, paths } from '../../../src/routing/paths.ts'

/** What ships, as `npm run build` has written it; other tests run on a catalogue of their own. */
const products = readProducts()

let site: Site
beforeAll(async () => {
  site = await startSite({ port: 0 })
})
afterAll(() => site.close())

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&')

it('every spec sheet of a product is there', async () => {
  const sheets = products.flatMap(({ pdf }) => pdf ?? [])
  expect(sheets.length).toBeGreaterThan(0)
  for (const sheet of sheets) {
    const response = await fetch(site.url + sheet, { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')], sheet).toEqual([200, 'application/pdf'])
  }
})

it('every page of the shipped site is there, with its title and its own address', async () => {
  const names = new Map(products.map(({ id, name }) => [paths.product(id), name]))
  const ids = products.map(({ id }) => id)
  for (const path of allPaths(ids, catalogueLists(products).keys())) {
    const response = await fetch(site.url + path)
    expect(response.status, path).toBe(200)
    const html = await response.text()
    const name = names.get(path)
    if (name === undefined) expect(titleOf(html), path).toMatch(/\S.*Veritally|Veritally.*\S/)
    else expect(titleOf(html)).toBe(`${name} | Veritally`)
    expect(html, path).toContain(`<link rel="canonical" href="${published.url}${path}"`)
    expect(html, path).toMatch(/<h1[ >]/)
  }
})
