import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll } from '../site.ts'

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

/** The elements whose texts become longer, and those that must show theirs whole. */
export interface Lengthened {
  within: string
  uncut?: string
}

export const allTexts: Lengthened = {
  within: 'main, footer',
  uncut: 'main :is(h1, h1 + p, li h3, li h3 ~ *)',
}

/** A long word in each of these texts fits 320 px. Afterwards the page can only be left. */
export const expectLongWordsFit = async (
  page: Page,
  { within, uncut }: Lengthened,
  more = 2,
): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await lengthenTexts(page, within), 'texts').toBeGreaterThan(more)
  await expectNoSidewaysScroll(page)
  if (uncut !== undefined) await expectNoneCut(page, uncut)
}
