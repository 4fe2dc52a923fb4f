import type { Locator, Page } from '@playwright/test'
import { expectAccessibleByAxe } from '../../support/browser/checks/engines.ts'
import { follow } from '../../support/browser/follow.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'
import { barOf, compareBox, expectCompared } from '../../support/browser/views/comparison.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import { addedButton, withStoredList } from '../../support/browser/views/quoteList.ts'
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

test('machines are chosen on cards and on a product’s page, and the bar goes along', async ({ page }) => {
  const { bar, names, link } = barOf(page)
  await withStoredList(page, '[{"id":36,"quantity":1}]')
  await visit(page, '/products')
  await expect(bar).toHaveCount(0)
  await compareBox(page, 5).check()
  await expect(link).toHaveText('Compare 1 machine')
  await expect(bar.getByRole('status')).toHaveText('Machines to compare: 1')
  await compareBox(page, 6).check()
  await expect(names).toHaveText([nameOf(5), nameOf(6)])

  await follow(page.getByRole('link', { name: `View Details: ${nameOf(36)}` }))
  await compareBox(page, 36).check()
  await expect(link).toHaveText('Compare 3 machines')
  await expect(addedButton(page, 36)).toBeVisible()
  await expectAccessible(page)
  await expectEndClear(page)
  await page.setViewportSize({ width: 320, height: 780 })
  await expectAccessibleByAxe(page)
  await expectNoSidewaysScroll(page)

  await follow(link)
  await expectCompared(page, '/compare?ids=5,6,36', [5, 6, 36])
  await expect(bar, 'the page names them itself').toHaveCount(0)
  await page.goBack()
  await expect(compareBox(page, 36)).toBeChecked()
})

test('the notice that refuses the fifth machine stands above the bar', async ({ page }) => {
  await visit(page, '/products')
  for (const id of [2, 3, 4, 5]) await compareBox(page, id).check()
  await compareBox(page, 6).click()
  const notice = noticeOf(page, 'status')
  await expect(notice).toHaveText('You can compare up to four machines')
  await expect.poll(() => coveredOf(page, notice)).toBeLessThanOrEqual(0)
})

test.describe('a bar that cannot be fetched', () => {
  test.use({ expectedFaults: ['ERR_FAILED', 'CompareBar', 'Minified React error'] })

  test('is a plain link to the comparison', async ({ page }) => {
    await page.route('**/assets/CompareBar-*.js', (route) => route.abort())
    await visit(page, '/products')
    await compareBox(page, 5).check()
    await compareBox(page, 6).check()
    const link = page.getByRole('link', { name: 'Compare the chosen machines' })
    await expect(link).toBeInViewport()
    await expectAccessibleByAxe(page)
    await follow(link)
    await expectCompared(page, '/compare?ids=5,6', [5, 6])
    await expect(link).toHaveCount(0)
  })
})

test(
  'the bar covers neither the quote bar nor the end of a page',
  { tag: '@phone-only' },
  async ({ page }) => {
    await visit(page, '/products/5')
    await compareBox(page, 5).check()
    await expect(barOf(page).bar).toBeVisible()
    await expect.poll(() => coveredOf(page, page.locator('.quote-bar'))).toBeLessThanOrEqual(1)
    await expectEndClear(page)
  },
)
