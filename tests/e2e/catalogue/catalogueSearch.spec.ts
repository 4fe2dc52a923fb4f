import type { Page } from '@playwright/test'
import { catalogueOf, expectFilter, namesFor } from '../../support/browser/catalogue.ts'
import { freezeTime } from '../../support/browser/clock.ts'
import { holdBack } from '../../support/browser/holdBack.ts'
import { expect, hydrated, test, visit } from '../../support/browser/site.ts'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

const historyLength = (page: Page) => page.evaluate(() => history.length)

test('typing changes the list at once, and after 300 ms the address in the same history entry', async ({
  page,
}) => {
  await visit(page, '/products')
  const { search, names } = catalogueOf(page)
  const before = await historyLength(page)
  await freezeTime(page)

  await search.pressSequentially('coun')
  await expect(names).toHaveText(namesFor({ search: 'coun' }))
  await page.clock.runFor(299)
  await search.press('t')
  await expect(names).toHaveText(namesFor({ search: 'count' }))
  await page.clock.runFor(299)
  await expect(page).toHaveURL('/products')
  await page.clock.runFor(1)
  await expectFilter(page, '/products?q=count', { search: 'count' })
  expect(await historyLength(page)).toBe(before)

  await search.fill('MC 280')
  await page.getByRole('link', { name: 'View Details: MC 280' }).click()
  await expect(page).toHaveURL('/products/5')
  await page.clock.runFor(1000)
  await expect(page, 'nobody is dragged back').toHaveURL('/products/5')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MC 280 Mixed-Value Money Counter')
})

test('a category chosen while the search waits takes it along', async ({ page }) => {
  await visit(page, '/products')
  const { search, category } = catalogueOf(page)
  await freezeTime(page)
  await search.fill('passbook')
  await category.selectOption('printers')
  const filter = { category: 'printers', search: 'passbook' }
  await expectFilter(page, '/products/printers?q=passbook', filter)
  const before = await historyLength(page)
  await page.clock.runFor(1000)
  await expectFilter(page, '/products/printers?q=passbook', filter)
  expect(await historyLength(page)).toBe(before)
})

test('what is typed and chosen before any script has run stays and filters', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/*.js')
  await page.goto('/products', { waitUntil: 'commit' })
  const { search, category } = catalogueOf(page)
  await search.fill('MP')
  await category.selectOption('printers')
  letThrough()
  await hydrated(page)
  await expectFilter(page, '/products/printers?q=MP', { category: 'printers', search: 'MP' })
})

test('nobody is dragged back while the next page is still on its way', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/product-*.js')
  await visit(page, '/products')
  await freezeTime(page)
  await catalogueOf(page).search.fill('MC 280')
  const asked = page.waitForRequest('**/assets/product-*.js')
  await page.getByRole('link', { name: 'View Details: MC 280' }).click()
  await asked
  await page.clock.runFor(1000)
  letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MC 280 Mixed-Value Money Counter')
  await expect(page).toHaveURL('/products/5')
})
