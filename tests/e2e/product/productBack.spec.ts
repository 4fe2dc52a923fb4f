import { follow } from '../../support/browser/follow.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { catalogueOf, expectFilter } from '../../support/browser/views/catalogue.ts'

test('Back to Products returns to the list as it was left, even before its address had the search', async ({
  page,
}) => {
  await visit(page, '/products')
  const { category, subcategory, search } = catalogueOf(page)
  await category.selectOption('cash-processing')
  await subcategory.selectOption('money-counter')
  await expect(page).toHaveURL('/products/cash-processing/money-counter')
  await search.fill('mixed')
  await follow(page.getByRole('link', { name: /^View Details: MC 280/ }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('MC 280')
  await page.getByRole('link', { name: 'Back to Products' }).click()
  await expectFilter(page, '/products/cash-processing/money-counter?q=mixed', {
    category: 'cash-processing',
    subcategory: 'money-counter',
    search: 'mixed',
  })
})
