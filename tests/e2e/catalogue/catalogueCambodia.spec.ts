import { catalogueOf, expectFilter } from '../../support/browser/catalogue.ts'
import { selectCountry } from '../../support/browser/country.ts'
import { products } from '../../support/browser/products.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

const coinSorters = products.filter(({ subcategory }) => subcategory === 'coin-sorter')
const filter = { category: 'cash-processing', subcategory: 'coin-sorter' }

test('Cambodia finds no coin sorter by any way, nor by a typed address', async ({ page }) => {
  await visit(page, '/products', 'Cambodia')
  const { search, names, category, subcategory } = catalogueOf(page)
  expect(coinSorters.length).toBeGreaterThan(1)
  for (const { name } of coinSorters) await expect(names.getByText(name, { exact: true })).toHaveCount(0)
  for (const { name } of coinSorters) {
    await search.fill(name)
    await expect(names).toHaveCount(0)
  }
  await search.fill('')
  await category.selectOption('cash-processing')
  await expect(subcategory.getByRole('option', { name: 'Coin Sorter' })).toHaveCount(0)

  await visit(page, '/products/cash-processing/coin-sorter', 'Cambodia')
  await expectFilter(page, '/products/cash-processing', { category: 'cash-processing' })
})

test('Cambodia among the coin sorters leads to the category; Singapore shows them again', async ({
  page,
}) => {
  await visit(page, '/products')
  await selectCountry(page, 'Singapore')
  const { category, subcategory } = catalogueOf(page)
  await category.selectOption('cash-processing')
  await subcategory.selectOption('coin-sorter')
  await expectFilter(page, '/products/cash-processing/coin-sorter', filter, 'Singapore')

  await selectCountry(page, 'Cambodia')
  await expectFilter(page, '/products/cash-processing', { category: 'cash-processing' }, 'Cambodia')
  await expect(subcategory.getByRole('option', { name: 'Coin Sorter' })).toHaveCount(0)

  await selectCountry(page, 'Singapore')
  await expectFilter(page, '/products/cash-processing', { category: 'cash-processing' }, 'Singapore')
  await expect(subcategory.getByRole('option', { name: 'Coin Sorter' })).toHaveCount(1)
})

test('Cambodia chosen in another tab leads to the category too, and so does Back', async ({
  page,
  context,
}) => {
  await visit(page, '/products/cash-processing/coin-sorter?q=coins', 'Singapore')
  await expectFilter(
    page,
    '/products/cash-processing/coin-sorter?q=coins',
    { ...filter, search: 'coins' },
    'Singapore',
  )
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.setItem('selectedCountry', 'Cambodia'))
  await expectFilter(page, '/products/cash-processing?q=coins', {
    category: 'cash-processing',
    search: 'coins',
  })

  await visit(page, '/products/cash-processing/coin-sorter', 'Singapore')
  await expectFilter(page, '/products/cash-processing/coin-sorter', filter, 'Singapore')
  await catalogueOf(page).category.selectOption('printers')
  await selectCountry(page, 'Cambodia')
  await page.goBack()
  await expectFilter(page, '/products/cash-processing', { category: 'cash-processing' })
})

test('the coin sorters have a page of their own, before any script and for every country', async ({
  page,
}) => {
  const html = await (await page.request.get('/products/cash-processing/coin-sorter')).text()
  expect(html).toContain('<title>Coin Sorter | Products | Veritally</title>')
  for (const { name } of coinSorters) expect(html).toContain(name)
})
