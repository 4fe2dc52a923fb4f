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
  for (const text of await page.locator(within).filter({ visible: true }).all())
    expect(await text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
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

/** The words and numbers in such elements that are broken within. */
const brokenWords = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (walker.nextNode()) {
        const { currentNode: node } = walker
        for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
          if (new Set(lines).size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )

test('texts fit at twice their size, and no short word or number breaks where there is space', async ({
  page,
}) => {
  const widths = [360, 412, 768, 1280]
  for (const [path, parts, wide] of [
    [home, ['main p:has(> em)'], widths],
    [about, ['main p'], widths],
    [services, ['main li h3'], [768, 1280]],
    [contact, ['main dt', 'main dd li'], widths],
    // On a phone two products share the width; here the table scrolls sideways.
    ['/compare?ids=5,36', ['main td'], [768]],
  ] as const) {
    await visitWhole(page, path, 'Singapore')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const part of parts) expect(await page.locator(part).count(), part).toBeGreaterThan(0)
    for (const width of wide) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
      await expect.poll(() => brokenWords(page, parts.join()), `${path} at ${width} px`).toEqual([])
    }
  }
})
