import { createServer, mergeConfig, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as Structured from '../../../../scripts/prerender/structuredData/structuredData.ts'
import { categoryRecords } from '../../../../src/content/data/categories.ts'
import { countryRecords } from '../../../../src/content/data/countries.ts'
import type { CountryRecord } from '../../../../src/content/schema/country.ts'
import type * as Filter from '../../../../src/features/catalogue/filterProducts.ts'
import type * as Prerender from '../../../../src/prerender.tsx'
import { siteConfig } from '../../../../vite.config.ts'
import { fixtureFolder, fixtureProducts } from '../../../support/site/fixtureProducts.ts'

const name = 'Viet Nam'
const [, second] = countryRecords

const third = {
  ...second,
  name,
  code: 'VN',
  companyFullName: 'Veritally Viet Nam Co., Ltd.',
  description: 'A third profile.',
  phone: '+84 00 000 000',
  email: 'vietnam@veritally.example',
  address: ['00 Sample Street', 'Ha Noi'],
  copyright: '© {year} Veritally Viet Nam Co., Ltd.',
} satisfies { [Key in keyof CountryRecord]: unknown }

const withoutRetail = categoryRecords.map((category) => ({
  ...category,
  subcategories: category.subcategories.map((subcategory) =>
    subcategory.id === 'retail' ? { ...subcategory, notOfferedIn: [name] } : subcategory,
  ),
}))

/** Parts that fail: one when its page is rendered, one when it is loaded. */
const failing: Record<string, string> = {
  '/ServicesMenu.tsx': `export const ServicesMenu = () => { throw new Error('The menu fails.') }`,
  '/routes/about.tsx': `throw new Error('There is no page.')`,
}

const records: Record<string, string> = {
  '/src/content/data/countries.ts': `
    export const countryRecords = ${JSON.stringify([...countryRecords, third])}
    export const defaultCountry = 'Cambodia'`,
  '/src/content/data/categories.ts': `export const categoryRecords = ${JSON.stringify(withoutRetail)}`,
}

/** The site's own source with one country more in its data, and with parts that fail. */
const changes: Plugin = {
  name: 'changed-source',
  enforce: 'pre',
  load: (id) => Object.entries({ ...records, ...failing }).find(([file]) => id.endsWith(file))?.[1],
  // The build counts what each country of the data is offered; here it has read the data of two.
  transform: (code, id) =>
    id.includes('virtual:catalogue-list')
      ? code.replaceAll('"Singapore":', `"${name}":1,"Singapore":`)
      : null,
}

const products = fixtureProducts
const retail = products.filter(({ subcategory }) => subcategory === 'retail')

let server: ViteDevServer
const load = async <Module>(path: string) => (await server.ssrLoadModule(path)) as Module
let prerenderPage: typeof Prerender.prerenderPage

beforeAll(async () => {
  server = await createServer(
    mergeConfig(
      {
        configFile: false,
        appType: 'custom',
        logLevel: 'error',
        optimizeDeps: { noDiscovery: true },
        // Before the plugin of the content, so that it may change that too.
        plugins: [changes],
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      } as const,
      siteConfig(fixtureFolder),
    ),
  )
  ;({ prerenderPage } = await load<typeof Prerender>('/src/prerender.tsx'))
})
afterAll(() => server.close())

describe('a third country in the data', () => {
  const bodyOf = async (path: string): Promise<string> => {
    const { body } = await prerenderPage(path)
    return body.replace(/<style[^>]*>.*?<\/style>/g, '')
  }

  it('is in the header, the footer and the profile of the home page', async () => {
    const body = await bodyOf('/')
    expect(body.split(`data-only="Viet-Nam"`).length).toBeGreaterThan(5)
    expect(body.split('</button>').filter((text) => text.endsWith(`>${name}</span>`))).toHaveLength(2)
    const copyright = third.copyright.replace('{year}', String(new Date().getUTCFullYear()))
    for (const text of [third.companyFullName, third.description, third.phone, third.email, copyright])
      expect(body).toContain(text)
  })

  it('has an office without a picture, because it is no hub', async () => {
    const body = await bodyOf('/contact')
    expect(body).toContain(third.companyFullName)
    expect(body).not.toContain('src="-')
  })

  it('sees no products that it is not offered, and is told who supplies them', async () => {
    const { filterProducts, toSearchable } = await load<typeof Filter>(
      '/src/features/catalogue/filterProducts.ts',
    )
    const all = { category: 'all', subcategory: 'all', search: '' } as const
    const found = filterProducts(
      products.map((product) => toSearchable({ ...product, image: null })),
      all,
      name as never,
    )
    expect(retail.length).toBeGreaterThan(0)
    const others = countryRecords.map((country) => country.name.replaceAll(' ', '-')).join(' ')
    expect(found).toHaveLength(products.length - retail.length)
    const catalogue = await bodyOf('/products/payment-system')
    for (const { id } of retail) {
      const card = catalogue.split('<li ').find((text) => text.includes(`href="/products/${id}"`))
      expect(card?.startsWith(`data-only="${others}"`)).toBe(true)
    }
    expect(await bodyOf(`/products/${retail[0]?.id ?? ''}`)).toMatch(
      /data-only="Viet-Nam"[^>]*>Supplied by our Cambodia office\./,
    )
  })

  it('is served according to the structured data', async () => {
    const { structuredData } = await load<typeof Structured>(
      '/scripts/prerender/structuredData/structuredData.ts',
    )
    expect(JSON.stringify(structuredData('/', []))).toContain(
      `"telephone":"${third.phone}","email":"${third.email}","areaServed":"VN"`,
    )
  })
})

it('a page that fails ends the build with its error and does not leave it waiting', async () => {
  await expect(prerenderPage('/services')).rejects.toThrow('The menu fails.')
  expect((await prerenderPage('/contact')).status).toBe(200)
})

it('a page that cannot be loaded ends the build with the reason rather than a status', async () => {
  await expect(prerenderPage('/about')).rejects.toThrow('There is no page.')
  expect((await prerenderPage('/unknown')).status).toBe(404)
})
