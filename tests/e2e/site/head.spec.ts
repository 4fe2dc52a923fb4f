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
      expect(text, path).toContain('<html lang="en">')
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
