import { scrollTop } from '../../support/browser/scroll.ts'
import { expect, fileTest, hydrated, test, visit } from '../../support/browser/site.ts'
import { catalogueOf, expectFilter } from '../../support/browser/views/catalogue.ts'
import { fixtureProducts } from '../../support/site/fixtureProducts.ts'

test('address, reload, choice, Back, Forward and a link to the whole catalogue agree', async ({ page }) => {
  const cds = { category: 'self-service', subcategory: 'cds', search: 'bag' }
  await visit(page, '/products/self-service/cds?q=bag')
  await expectFilter(page, '/products/self-service/cds?q=bag', cds)

  await catalogueOf(page).category.selectOption('printers')
  await expectFilter(page, '/products/printers?q=bag', { category: 'printers', search: 'bag' })
  await catalogueOf(page).search.fill('slip')
  await expectFilter(page, '/products/printers?q=slip', { category: 'printers', search: 'slip' })

  await page.goBack()
  await expectFilter(page, '/products/self-service/cds?q=bag', cds)
  await page.goForward()
  await expectFilter(page, '/products/printers?q=slip', { category: 'printers', search: 'slip' })

  await page.reload()
  await hydrated(page)
  await expectFilter(page, '/products/printers?q=slip', { category: 'printers', search: 'slip' })
  await page.goBack()
  await expectFilter(page, '/products/self-service/cds?q=bag', cds)

  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click()
  await expectFilter(page, '/products', {})
})

test('Back from a product restores the list and the place in it', async ({ page }) => {
  await visit(page, '/products/cash-processing')
  await catalogueOf(page).search.fill('notes')
  await expect(page).toHaveURL('/products/cash-processing?q=notes')
  const last = page.getByRole('link', { name: 'View Details' }).last()
  await last.scrollIntoViewIfNeeded()
  const place = await scrollTop(page)
  expect(place).toBeGreaterThan(100)
  await last.click()
  await expect(page).toHaveURL(/\/products\/\d+$/)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expectFilter(page, '/products/cash-processing?q=notes', {
    category: 'cash-processing',
    search: 'notes',
  })
  await expect.poll(() => scrollTop(page)).toBeCloseTo(place, -1)
})

fileTest(
  'the coin sorters have a page of their own, before any script and for every country',
  async ({ request }) => {
    const html = await (await request.get('/products/cash-processing/coin-sorter')).text()
    expect(html).toContain('<title>Coin Sorter | Products | Veritally</title>')
    const sorters = fixtureProducts.filter(({ subcategory }) => subcategory === 'coin-sorter')
    expect(sorters.length).toBeGreaterThan(1)
    for (const { name } of sorters) expect(html).toContain(name)
  },
)
