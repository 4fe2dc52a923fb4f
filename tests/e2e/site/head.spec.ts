import { builtPages, readBuilt } from '../../support/browser/pages.ts'
import { expect, fileTest, test } from '../../support/browser/site.ts'
import { fixtureProducts } from '../../support/site/fixtureProducts.ts'

const site = 'https://www.veritally.example'

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, value = '']) => value)
const title = (text: string) => all(text, /<title>([^<]*)<\/title>/g)
const description = (text: string) => all(text, /<meta name="description" content="([^"]*)"/g)
const property = (text: string, name: string) =>
  all(text, new RegExp(`<meta property="og:${name}" content="([^"]*)"`, 'g'))

test.describe('in the built files', () => {
  fileTest('each page has a title and a description of its own', () => {
    const titles = builtPages.flatMap((path) => title(readBuilt(path)))
    const descriptions = builtPages.flatMap((path) => description(readBuilt(path)))
    expect(titles).toHaveLength(builtPages.length)
    expect(new Set(titles).size).toBe(builtPages.length)
    expect(descriptions).toHaveLength(builtPages.length)
    expect(new Set(descriptions).size).toBe(builtPages.length)
    expect(descriptions.filter((text) => text.length < 50 || text.length > 160)).toEqual([])
    expect(titles.filter((text) => !text.includes('Veritally') || text.length > 75)).toEqual([])
  })

  fileTest('each page names itself: canonical link and Open Graph', () => {
    for (const path of builtPages) {
      const text = readBuilt(path)
      const url = site + path
      expect(all(text, /<link rel="canonical" href="([^"]*)"/g), path).toEqual([url])
      expect(property(text, 'url'), path).toEqual([url])
      expect(property(text, 'title'), path).toEqual(title(text))
      expect(property(text, 'description'), path).toEqual(description(text))
      expect(property(text, 'type'), path).toEqual(['website'])
      expect(property(text, 'image:alt'), path).toEqual(title(text))
      expect(text, path).not.toContain('noindex')
    }
  })

  fileTest('the pictures of Open Graph exist', async ({ request }) => {
    const pictures = new Set(builtPages.flatMap((path) => property(readBuilt(path), 'image')))
    // One for each product, and each card of a page that is drawn.
    expect(pictures.size).toBeGreaterThan(fixtureProducts.length + 5)
    for (const card of ['about', 'contact', 'services', 'get-quote'])
      expect(pictures).toContain(`${site}/og/${card}.jpg`)
    for (const picture of pictures) {
      expect(picture).toContain(`${site}/og/`)
      const response = await request.get(new URL(picture).pathname)
      expect(response.status(), picture).toBe(200)
      expect(response.headers()['content-type']).toBe('image/jpeg')
    }
  })

  fileTest('no page loads pictures of its footer before the first paint', () => {
    for (const path of builtPages) {
      const early = all(readBuilt(path), /<link rel="preload" as="image" href="([^"]*)"/g)
      expect(early, path).toContain('/media/logo/cambodia.svg')
      expect(
        early.filter((picture) => picture.includes('on-ink')),
        path,
      ).toEqual([])
    }
  })

  fileTest('cards of a list leave out the largest pictures, which a product shows', () => {
    const largest = '-1600.avif 1600w'
    expect(readBuilt('/products')).not.toContain(largest)
    expect(readBuilt('/products/5')).toContain(largest)
  })
})

fileTest('the sitemap lists exactly the pages of the build', async ({ request }) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const listed = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
  expect([...listed].sort()).toEqual(builtPages.map((path) => site + path).sort())
  expect(builtPages.length).toBeGreaterThan(45)
})

fileTest("no part of the HTML is lazy, by React's mark (decision 0017)", () => {
  expect(builtPages.filter((path) => readBuilt(path).includes('<!--$'))).toEqual([])
})

fileTest('robots.txt lets everybody in and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain('User-agent: *')
  expect(text).toContain('Allow: /')
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(text).not.toContain('Disallow')
})

test('the linked manifest and icons exist, with the sizes that they state', async ({ request, page }) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string
    start_url: string
    icons: { src: string; sizes: string; type: string; purpose?: string }[]
  }
  expect(manifest.name).toContain('Veritally')
  expect(manifest.start_url).toBe('/')
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  await page.goto('/')
  const sizeOf = (src: string) =>
    page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
  for (const { src, sizes, type } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe(type)
    expect(await sizeOf(src), src).toBe(sizes)
  }
  expect(await sizeOf('/apple-touch-icon.png')).toBe('180x180')
  const links = page.locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
  await expect(links).toHaveCount(4)
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? ''
    expect((await request.get(href)).status(), href).toBe(200)
  }
})
