import { builtPages, readBuilt } from '../../support/browser/pages.ts'
import { expect, fileTest, test } from '../../support/browser/site.ts'

const site = 'https://www.veritally.example'

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
