import { catalogueOf, expectFilter } from '../../support/browser/catalogue.ts'
import { follow } from '../../support/browser/follow.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

const listLeft = { category: 'cash-processing', subcategory: 'money-counter', search: 'mixed' }
const address = '/products/cash-processing/money-counter?q=mixed'

test('Back to Products returns to the list as the visitor left it', async ({ page }) => {
  await visit(page, '/products')
  const { category, subcategory, search } = catalogueOf(page)
  await category.selectOption('cash-processing')
  await subcategory.selectOption('money-counter')
  await search.fill('mixed')
  await expectFilter(page, address, listLeft)
  await follow(page.getByRole('link', { name: /^View Details: MC 280/ }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('MC 280')
  await page.getByRole('link', { name: 'Back to Products' }).click()
  await expectFilter(page, address, listLeft)
})

test('even when the visitor opened the product before the address had the search', async ({ page }) => {
  await visit(page, '/products/cash-processing/money-counter')
  await catalogueOf(page).search.fill('mixed')
  await follow(page.getByRole('link', { name: /^View Details: MC 280/ }))
  await page.getByRole('link', { name: 'Back to Products' }).click()
  await expectFilter(page, address, listLeft)
})

test('and over a detour to other pages', async ({ page }) => {
  await visit(page, address)
  await follow(page.getByRole('link', { name: /^View Details: MC 280/ }))
  await page.getByRole('main').getByRole('link', { name: 'Ask Question' }).click()
  await expect(page).toHaveURL('/contact')
  await page.goBack()
  await page.getByRole('link', { name: 'Back to Products' }).click()
  await expectFilter(page, address, listLeft)
})

test('a product opened by its address goes back to the whole list', async ({ page }) => {
  await visit(page, '/products/5')
  await page.getByRole('link', { name: 'Back to Products' }).click()
  await expectFilter(page, '/products', {})
})
