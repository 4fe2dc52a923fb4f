import type { Page } from '@playwright/test'
import { recordShifts, settled, shiftsOf } from '../../support/browser/checks/layoutShifts.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { addButton, addedButton, quoteLink, withStoredList } from '../../support/browser/views/quoteList.ts'

const two = '[{"id":5,"quantity":2},{"id":36,"quantity":1}]'

/** The number at the header's link, which no screen reader reads; empty when it is not shown. */
const shownCount = (page: Page) =>
  page.evaluate(() => {
    const count = document.querySelector('header a [aria-hidden=true]')
    return count?.checkVisibility() ? getComputedStyle(count, '::before').content.replaceAll('"', '') : ''
  })

test('a returning visitor sees the list and nothing jumps @phone-only', async ({ page, expectFaults }) => {
  // Without the font, which may arrive at any moment.
  expectFaults('.woff2')
  await withStoredList(page, two)
  await recordShifts(page)
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of ['/get-quote', '/products/5', '/products']) {
    await test.step(path, async () => {
      await visit(page, path)
      await expect(quoteLink(page, 'Get a Quote, 2 products in your list')).toBeVisible()
      await expect.poll(() => shownCount(page)).toBe('2')
      if (path === '/get-quote') await expect(page.getByRole('spinbutton')).toHaveCount(2)
      else await expect(addedButton(page, 5)).toBeVisible()
      await settled(page)
      expect(await shiftsOf(page)).toEqual([])
    })
  }
  await addedButton(page, 5).click()
  await expect(addButton(page, 5)).toHaveText('Add to quote list')
  await expect.poll(() => shownCount(page)).toBe('1')
})
