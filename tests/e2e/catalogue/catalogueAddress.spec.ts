import { catalogueOf, expectFilter, namesFor } from '../../support/browser/catalogue.ts'
import { holdBack } from '../../support/browser/holdBack.ts'
import { scrollTop } from '../../support/browser/scroll.ts'
import { expect, hydrated, test, visit } from '../../support/browser/site.ts'

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

  await page.getByRole('contentinfo').getByRole('link', { name: 'Products', exact: true }).click()
  await expectFilter(page, '/products', {})
})

test('what is typed while the list of a choice is loading stays', async ({ page }) => {
  await page.clock.install()
  const release = await holdBack(page, '**/assets/money-counter-*.js')
  await visit(page, '/products/cash-processing')
  const found = { category: 'cash-processing', subcategory: 'money-counter', search: 'mixed' }
  const { names, search, subcategory } = catalogueOf(page)
  await subcategory.selectOption('money-counter')
  await search.fill('mixed')
  await expect(names).toHaveText(namesFor(found))
  // Longer than the wait before a text comes into the address.
  await page.clock.runFor(600)
  release()
  await expectFilter(page, '/products/cash-processing/money-counter?q=mixed', found)
  await page.goBack()
  await expectFilter(page, '/products/cash-processing', { category: 'cash-processing' })
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

test('the title and the canonical address follow the place', async ({ page }) => {
  await visit(page, '/products?q=tape')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', 'https://www.veritally.example/products')
  await catalogueOf(page).category.selectOption('accessories')
  await expect(page).toHaveTitle('Accessories | Products | Veritally')
  await expect(canonical).toHaveAttribute('href', 'https://www.veritally.example/products/accessories')
  await catalogueOf(page).subcategory.selectOption('banding-tape')
  await expect(page).toHaveTitle('Banding Tape | Products | Veritally')
})

test('other spellings are the same place', async ({ page }) => {
  for (const [typed, shown] of [
    ['/products/all', '/products'],
    ['/products/printers/all', '/products/printers'],
    ['/products/accessories/all', '/products/accessories'],
    ['/products/', '/products'],
  ] as const) {
    await test.step(`${typed} is ${shown}`, async () => {
      await visit(page, typed)
      expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(shown)
      const category = shown.split('/')[2]
      await expectFilter(page, page.url(), category === undefined ? {} : { category })
    })
  }
})
