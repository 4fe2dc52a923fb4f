import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueLists } from '../../../../scripts/build/catalogueLists.ts'
import { chromiumArguments, findChromium } from '../../../../scripts/chromium.ts'
import { site as published } from '../../../../src/content/site.ts'
import texts from '../../../../src/content/texts/catalogue.json'
import { parseListPage } from '../../../../src/domain/routing/cataloguePath.ts'
import { listPagePath } from '../../../../src/domain/routing/paths.ts'
import { scrollTo, scrollTop } from '../../../support/browser/scroll.ts'
import { hydrated } from '../../../support/browser/site.ts'
import { catalogueOf } from '../../../support/browser/views/catalogue.ts'
import { manyProducts } from '../../../support/manyProducts/manyProducts.ts'
import { startLongSite } from '../../../support/site/longSite.ts'

const products = manyProducts(200)
const lists = catalogueLists(products)

let site: Awaited<ReturnType<typeof startLongSite>>
let browser: Browser

beforeAll(async () => {
  site = await startLongSite(products.length)
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
})

afterAll(async () => {
  await browser.close()
  await site.close()
})

describe('the HTML of a page of a list', () => {
  const partOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
  const hrefOf = (html: string, words: string) =>
    partOf(html, new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${words}`))

  it('has its cards, its own address and title, and links to its neighbours', async () => {
    const inPages = [...lists].filter(([, { number, isLast }]) => number > 1 || !isLast)
    expect(inPages.length).toBeGreaterThan(5)
    for (const [path, { number, products: cards, isLast }] of inPages) {
      const html = await readFile(join(site.dist, `${path}.html`), 'utf8')
      const { list } = parseListPage(path)
      expect(html.split('<article').length - 1, path).toBe(cards.length)
      expect(partOf(html, /<link rel="canonical" href="([^"]*)"/)).toBe(published.url + path)
      expect(partOf(html, /<title>(Page \d+ \| )?/), path).toBe(number > 1 ? `Page ${number} | ` : undefined)
      const [before, after] = [listPagePath(list, number - 1), listPagePath(list, number + 1)]
      expect(hrefOf(html, texts.previous), path).toBe(number === 1 ? undefined : before)
      expect(hrefOf(html, texts.more), path).toBe(isLast ? undefined : after)
    }
  })

  it('is in the sitemap', async () => {
    const sitemap = await readFile(join(site.dist, 'sitemap.xml'), 'utf8')
    for (const path of lists.keys()) expect(sitemap).toContain(`<loc>${published.url}${path}</loc>`)
  })

  it('is not there after the last page', async () => {
    for (const path of ['/products/page/99', '/products/page/5', '/products/page/1', '/products/page/0'])
      expect((await fetch(site.url + path)).status, path).toBe(404)
    expect((await fetch(`${site.url}/products/page/4`)).status).toBe(200)
  })
})

describe('in the browser', () => {
  const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
    const page = await context.newPage()
    await page.goto(site.url + path)
    return page
  }

  const openWithScripts = async (path: string) => {
    const page = await open(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    return page
  }

  const shownCards = (page: Page) => page.locator('main li:not([hidden]) > article')
  const more = (page: Page) => page.locator('main a', { hasText: texts.more })
  const pathOf = (page: Page) => page.url().replace(site.url, '')
  const offered = products.filter(({ subcategory }) => subcategory !== 'coin-sorter')

  const expectCards = (page: Page, count: number) => expect.poll(() => shownCards(page).count()).toBe(count)

  const scrollToEnd = (page: Page) =>
    more(page).evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }))

  it('without scripts the links lead from page to page', async () => {
    const page = await open('/products', { javaScriptEnabled: false })
    await more(page).click()
    await page.waitForURL('**/products/page/2')
    await more(page).click()
    await page.waitForURL('**/products/page/3')
    await page.locator('main a', { hasText: texts.previous }).click()
    await page.waitForURL('**/products/page/2')
    await page.context().close()
  })

  it('cards come 60 at a time by a press, with the focus, and by scrolling; Back finds them', async () => {
    const page = await openWithScripts('/products')
    await expectCards(page, 60)
    await more(page).focus()
    await page.keyboard.press('Enter')
    await expectCards(page, 120)
    const name = offered[60]?.name ?? ''
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toContain(name)
    expect(pathOf(page)).toBe('/products')

    await scrollToEnd(page)
    await expectCards(page, 180)

    await scrollTo(page, 14_000)
    const left = await scrollTop(page)
    expect(left).toBeGreaterThan(10_000)
    const link = page.locator('main article a').nth(150)
    // In its place, as a visitor presses it.
    await link.evaluate((element) => (element as HTMLElement).click())
    await page.waitForURL(/\/products\/\d+$/)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.goBack()
    await expectCards(page, 180)
    await expect.poll(() => scrollTop(page)).toBe(left)

    await scrollToEnd(page)
    await expectCards(page, offered.length)
    expect(await more(page).count()).toBe(0)
    expect(await catalogueOf(page).names.allInnerTexts()).toEqual(offered.map((product) => product.name))
    await page.context().close()
  })

  it('a further page goes on from where it begins, and a search there begins with the first', async () => {
    const page = await openWithScripts('/products/page/3')
    const { names, search, category } = catalogueOf(page)
    const first = lists
      .get('/products/page/3')
      ?.products.find(({ subcategory }) => subcategory !== 'coin-sorter')
    expect(await names.first().innerText()).toBe(first?.name)

    await search.fill('mixed')
    const found = offered.filter(({ name, features }) =>
      [name, ...features].some((text) => text.toLowerCase().includes('mixed')),
    )
    await expectCards(page, Math.min(found.length, 60))
    expect(await names.first().innerText()).toBe(found[0]?.name)
    await page.waitForURL('**/products?q=mixed')

    await search.fill('')
    await page.waitForURL((url) => url.pathname + url.search === '/products')
    await expectCards(page, 60)
    expect(await names.first().innerText()).toBe(offered[0]?.name)

    await category.selectOption('printers')
    await page.waitForURL('**/products/printers')
    await page.goBack()
    await expectCards(page, 60)
    expect(pathOf(page)).toBe('/products')
    await page.context().close()
  })
})
