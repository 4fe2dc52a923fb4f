import type { Page } from '@playwright/test'
import { recordShifts, settled, shiftsOf } from '../../support/browser/checks/layoutShifts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'

const counters = '/products/cash-processing/money-counter'

const filtersOf = (page: Page) => ({
  button: page.getByRole('main').getByRole('button', { name: /^Filters/ }),
  choice: (name: RegExp) => page.getByRole('checkbox', { name }),
})

test('nothing moves while the tools load; filters open over the page @phone-only', async ({ page }) => {
  await recordShifts(page)
  await visit(page, counters)
  const { button, choice } = filtersOf(page)
  await expect(button).toBeVisible()
  await settled(page)
  expect(await shiftsOf(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await button.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await expect(drawer).toBeVisible()
  await choice(/^IR/).check()
  await expect(drawer.getByRole('status')).toHaveText('6 products')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button, 'it has the focus again').toBeFocused()
  await expect(button).toHaveText('Filters (1)')
  await button.press('Enter')
  await drawer.getByRole('button', { name: 'Show 6 products' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(`${counters}?detection=ir`)
  await expectNoSidewaysScroll(page)
})

test('the table keeps names and the sorted heading in sight', { tag: '@phone-only' }, async ({ page }) => {
  await visit(page, `${counters}?view=table`)
  const main = page.getByRole('main')
  const weight = main.getByRole('columnheader', { name: /^Weight/ })
  await weight.getByRole('button').press('Enter')
  await expect(weight).toHaveAttribute('aria-sort', 'ascending')
  await expect(weight.getByRole('button')).toBeFocused()
  await expect(main.getByRole('columnheader').nth(2)).toHaveText(/^Weight/)
  // The table was scrolled to the heading, and is scrolled back to where it stands now.
  await expect(weight.getByRole('button')).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
  const table = main.getByRole('region', { name: 'Table of machines' })
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBeGreaterThan(0)
  await table.evaluate((region) => region.scrollTo(400, 40))
  const name = main.getByRole('rowheader').first()
  await expect.poll(async () => (await name.boundingBox())?.x).toBeLessThan(70)
})

test('the table uses a wide window, keeps its heads, and its place after Back', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await visit(page, '/products?view=table')
  const table = page.getByRole('main').getByRole('region', { name: 'Table of machines' })
  await expect.poll(() => table.evaluate((region) => region.clientWidth)).toBeGreaterThan(1300)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  const scrolled = () => table.evaluate((region) => region.scrollTop)
  await table.evaluate((region) => region.scrollTo(0, 300))
  await expect(table.getByRole('columnheader', { name: 'Machine' })).toBeInViewport({ ratio: 1 })
  await table.getByRole('rowheader').nth(8).getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/\d+$/)
  await page.goBack()
  await expect.poll(scrolled).toBe(300)
})
