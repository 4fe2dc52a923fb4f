import type { Locator } from '@playwright/test'
import filters from '../../../src/content/texts/filters.json' with { type: 'json' }
import { scrollTo, scrollTop } from '../../support/browser/scroll.ts'
import { expect, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'
import { catalogueOf } from '../../support/browser/views/catalogue.ts'
import { namesFor } from '../../support/site/namesFor.ts'

test('cards stand in columns with their pictures, and the tools end with the list', async ({ page }) => {
  await visit(page, '/products')
  const { category, subcategory, cards } = catalogueOf(page)
  await test.step('the picture of a card keeps a 4:3 place and loads when it comes near', async () => {
    for (const card of [cards.first(), cards.nth(8)]) {
      const picture = card.locator('img')
      const before = await picture.boundingBox()
      expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(4 / 3, 1)
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      expect((await picture.boundingBox())?.height).toBe(before?.height)
    }
  })
  await test.step('cards stand in one to four columns', async () => {
    const columnsAndHeights = () =>
      cards.evaluateAll((elements) => {
        const boxes = elements.slice(0, 8).map((card) => card.getBoundingClientRect())
        const firstRow = boxes.filter(({ top }) => Math.round(top) === Math.round(boxes[0]?.top ?? 0))
        return [firstRow.length, new Set(firstRow.map(({ height }) => Math.round(height))).size]
      })
    for (const [width, columns] of [
      [320, 1],
      [360, 1],
      [768, 2],
      [1920, 4],
      [1440, 4],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(columnsAndHeights, `${width} px: columns, and heights in a row`).toEqual([columns, 1])
    }
  })
  await test.step('the last tool ends where the list ends, and the select before it stays in its line', async () => {
    const endOf = (part: Locator) =>
      part.evaluate((element) => Math.round(element.getBoundingClientRect().right))
    const list = cards.first().locator('xpath=ancestor::ul[1]')
    const tools = page.getByRole('group', { name: 'View' })
    const bottomOf = async (part: Locator) => {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 }
      return Math.round(y + height)
    }
    await expect(subcategory).toHaveCount(0)
    await expect.poll(() => endOf(tools)).toBe(await endOf(list))
    await category.selectOption('self-service')
    await expect(subcategory).toBeVisible()
    await expect.poll(() => endOf(tools)).toBe(await endOf(list))
    expect(await bottomOf(subcategory)).toBe(await bottomOf(tools))
  })
})

test('nothing jumps while a visitor types or chooses', { tag: '@phone-only' }, async ({ page }) => {
  await visit(page, '/products')
  const { search, category, names, count } = catalogueOf(page)
  await search.evaluate((input) => window.scrollTo(0, input.getBoundingClientRect().top - 150))
  const places = () =>
    page.evaluate(() => ({
      search: document.querySelector('input[type=search]')?.getBoundingClientRect().top,
      results: document.querySelector('[role=status]:not(dialog *)')?.getBoundingClientRect().bottom,
      scroll: window.scrollY,
    }))
  const before = await places()
  expect(before.scroll).toBeGreaterThan(0)
  for (const text of ['s', 'sm', 'sm 3', 'sm 3x', 'zzz', '']) {
    await search.fill(text)
    if (text === 'zzz') await expect(count).toHaveText('All categories · 0 products')
    expect(await places()).toEqual(before)
  }

  await scrollTo(page, 150)
  for (const chosen of ['printers', 'cash-processing', 'all']) {
    await category.selectOption(chosen)
    await expect(names).toHaveText(namesFor(chosen === 'all' ? {} : { category: chosen }))
    expect(await scrollTop(page)).toBe(150)
  }
})

test('a list without its script says so, and searches the page', async ({ page, expectFaults }) => {
  expectFaults('ERR_FAILED', 'wholeCatalogue')
  await page.route('**/assets/wholeCatalogue-*.js', (route) => route.abort())
  await visit(page, '/products?q=mixed')
  await expect(page.getByRole('alert')).toContainText('The filters and the table could not be loaded')
  await expect(catalogueOf(page).cards.first()).toContainText('Mixed')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page)
})

/** In px: what is between the usual margins of A4. */
const paperWidth = 718

/** In px: a table lies on its side, between margins of 8 mm. */
const tableWidth = 1062

test('on paper the table has its columns, no card is cut in two, and filters go', async ({ page }) => {
  await page.setViewportSize({ width: paperWidth, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await visit(page, '/products/cash-processing?view=table')
  const region = page.getByRole('region', { name: filters.table.label })
  await expect(region).toHaveCSS('overflow-x', 'visible')
  await expect(region.getByRole('columnheader', { name: 'Weight' })).toBeVisible()
  await expect(region.getByRole('columnheader', { name: filters.table.list })).toBeHidden()
  const width = await region.getByRole('table').evaluate((table) => table.clientWidth)
  expect(width).toBeLessThanOrEqual(tableWidth)

  await visit(page, '/products/cash-processing')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'searchbox', 'combobox', 'button', 'checkbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  expect(await cards.count()).toBeGreaterThan(6)
  const pages = await cards.evaluateAll((articles) =>
    articles.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).breakInside),
  )
  expect(new Set(pages)).toEqual(new Set(['avoid']))
})
