import type { Locator, Page } from '@playwright/test'
import { follow } from '../../support/browser/follow.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'
import { barOf, compareBox, expectCompared } from '../../support/browser/views/comparison.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import { nameOf } from '../../support/site/fixtureProducts.ts'

/** How many px of a part are behind the bar. */
const coveredOf = async (page: Page, part: Locator): Promise<number> => {
  const [box, over] = [await part.boundingBox(), await barOf(page).bar.boundingBox()]
  return box && over ? box.y + box.height - over.y : Infinity
}

/** The bar covers nothing of the page's end. */
const expectEndClear = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  )
  await expect.poll(() => coveredOf(page, page.getByRole('contentinfo'))).toBeLessThanOrEqual(1)
}

test('the bar stays from page to page, and covers neither an end nor a notice', async ({ page }) => {
  const { bar, link } = barOf(page)
  await visit(page, '/products')
  await expect(bar).toHaveCount(0)
  for (const id of [5, 6, 7]) await compareBox(page, id).check()
  await follow(page.getByRole('link', { name: `View Details: ${nameOf(36)}` }))
  await compareBox(page, 36).check()
  await expect(link).toHaveText('Compare 4 machines')
  await expectAccessible(page)
  await expectEndClear(page)
  await page.setViewportSize({ width: 320, height: 780 })
  await expectNoSidewaysScroll(page)
  await test.step('the notice that refuses a fifth product stands above it', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await follow(page.getByRole('link', { name: 'Back to Products' }))
    await compareBox(page, 8).click()
    const notice = noticeOf(page, 'status')
    await expect(notice).toHaveText('You can compare up to four machines')
    await expect.poll(() => coveredOf(page, notice)).toBeLessThanOrEqual(0)
  })
  await follow(link)
  await expectCompared(page, '/compare?ids=5,6,7,36', [5, 6, 7, 36])
  await page.goBack()
  await expect(compareBox(page, 7)).toBeChecked()
})

test('without its script the bar is a plain link to the comparison', async ({ page, expectFaults }) => {
  expectFaults('ERR_FAILED', 'CompareBar', 'Minified React error')
  await page.route('**/assets/CompareBar-*.js', (route) => route.abort())
  await visit(page, '/products')
  await compareBox(page, 5).check()
  await compareBox(page, 6).check()
  const link = page.getByRole('link', { name: 'Compare the chosen machines' })
  await expect(link).toBeInViewport()
  await expectAccessible(page)
  await follow(link)
  await expectCompared(page, '/compare?ids=5,6', [5, 6])
  await expect(link).toHaveCount(0)
})

test('the bar covers neither the quote bar nor the end of a page @phone-only', async ({ page }) => {
  await visit(page, '/products/5')
  await compareBox(page, 5).check()
  await expect(barOf(page).bar).toBeVisible()
  await expect.poll(() => coveredOf(page, page.locator('.quote-bar'))).toBeLessThanOrEqual(1)
  await expectEndClear(page)
})
