import { allTexts, expectLongWordsFit } from '../../support/browser/checks/longWords.ts'
import { screens } from '../../support/browser/screens.ts'
import { expect, expectNoSidewaysScroll, test } from '../../support/browser/site.ts'
import { withStoredList } from '../../support/browser/views/quoteList.ts'
import { visitWhole } from '../../support/browser/wholePage.ts'

/** Pages of other content than the screens that accessibility.spec.ts looks at. */
const others = [
  // A list without subcategories, one of few products, and one that Cambodia is not offered.
  ...['/products/printers', '/products/accessories/banding-tape', '/products/cash-processing/coin-sorter'],
  // A product without spec sheet, one whose film is to come, the longest sheet, and one with machines that fit.
  ...['/products/4', '/products/34', '/products/35', '/products/50'],
  '/legal/terms',
]

test('pages of other kinds open without an error, and none scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of others) {
    await test.step(path, async () => {
      await visitWhole(page, path, 'Singapore')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  const icons = page.getByRole('contentinfo').locator('li:has(svg)')
  await expect(icons, 'the icons of the footer stand in one row').toHaveCount(4)
  const tops = async () => {
    const parts = await icons.locator(':scope > *').all()
    return new Set((await Promise.all(parts.map((part) => part.boundingBox()))).map((box) => box?.y)).size
  }
  await expect.poll(tops).toBe(1)
})

// accessibility.spec.ts does the same with its screens.

test('a long word in a tab of a product, or with a list beside the form, fits 320 px', async ({ page }) => {
  await withStoredList(page, '[{"id":5,"quantity":2},{"id":36,"quantity":1}]')
  for (const [path, texts] of [
    [`${screens['product with videos']}#specifications`, allTexts],
    [`${screens['product with videos']}#videos`, allTexts],
    [screens.quote, { within: allTexts.within }],
  ] as const)
    await test.step(path, async () => {
      await visitWhole(page, path, 'Singapore')
      await expectLongWordsFit(page, texts)
    })
})

test('a long word in the header and its open menu fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await visitWhole(page, screens.about, 'Singapore')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectLongWordsFit(page, { within: 'header', uncut: 'header :is(a, button, summary)' }, 10)
})
