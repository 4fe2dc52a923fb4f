import type { Page } from '@playwright/test'
import { screens } from '../../support/browser/screens.ts'
import { expect, expectNoSidewaysScroll, test } from '../../support/browser/site.ts'
import { withStoredList } from '../../support/browser/views/quoteList.ts'
import { visitWhole } from '../../support/browser/wholePage.ts'

const { home, about, services, contact, find, glossary, privacy } = screens
const { 'product with videos': product, subcategory } = screens

/** Puts a long word before every text in such elements, and returns the number of texts. */
const lengthenTexts = (page: Page, within: string): Promise<number> =>
  page.evaluate((selector) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let count = 0
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const isText = node.parentElement?.closest(selector) && !node.parentElement.closest('style, svg')
      if (!isText || !/\p{L}/u.test(node.nodeValue ?? '')) continue
      node.nodeValue = `Geldscheinzaehlmaschinenersatzteilkatalogen ${node.nodeValue}`
      count += 1
    }
    return count
  }, within)

/** No text of such elements is wider than its place. */
const expectNoneCut = async (page: Page, within: string): Promise<void> => {
  const cut = await page
    .locator(within)
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth !== clientWidth)
        .map(({ textContent }) => textContent),
    )
  expect(cut).toEqual([])
}

const texts = 'main, footer'

test('a long word in any text of a page fits 320 px', async ({ page }) => {
  await withStoredList(page, '[{"id":5,"quantity":2},{"id":36,"quantity":1}]')
  await page.setViewportSize({ width: 320, height: 800 })
  const uncut: string[] = [home, about, services, contact, find, glossary, privacy, subcategory]
  for (const tab of ['', '#specifications', '#videos']) uncut.push(product + tab)
  for (const [path, within] of [
    ...uncut.map((path) => [path, texts] as const),
    [screens.quote, texts],
    [screens['compared machines'], 'main'],
    [screens['found machines'], 'main h3'],
  ] as const) {
    await test.step(path, async () => {
      await visitWhole(page, path, 'Singapore')
      expect(await lengthenTexts(page, within)).toBeGreaterThan(2)
      await expectNoSidewaysScroll(page)
      if (uncut.includes(path)) await expectNoneCut(page, 'main :is(h1, h1 + p, li h3, li h3 ~ *)')
    })
  }
})

test('a long word in the header and its open menu fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await visitWhole(page, about, 'Singapore')
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await lengthenTexts(page, 'header')).toBeGreaterThan(10)
  await expectNoSidewaysScroll(page)
  await expectNoneCut(page, 'header :is(a, button, summary)')
})
