import { products } from './products.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, hydrated, test, visit } from './site.ts'

const product = products.find(({ id }) => id === 5)
if (!product) throw new Error('There is no product 5')

test('a product shows the way to it, its category, name, description and six key features', async ({
  page,
}) => {
  await visit(page, '/products/5')
  await expect(page).toHaveTitle(`${product.name} | Veritally`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  const main = page.getByRole('main')
  const trail = main.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Products', product.name])
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect(trail.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products')
  await expect(main.getByText('Money Counter', { exact: true })).toBeVisible()
  await expect(main.getByText(product.description)).toBeVisible()
  const keyFeatures = main
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Key Features' }) })
    .last()
  await expect(keyFeatures.getByRole('listitem')).toHaveText(product.features.slice(0, 6))
})

test('no screen shows a price, a rating or the stock', async ({ page }) => {
  await visit(page, '/products/5')
  await expect(page.getByRole('main')).not.toContainText(/\$\s?\d|in stock|\breviews?\b|\brating\b/i)
})

for (const [name, address, heading] of [
  ['Get Free Quote', '/get-quote', 'Get a Quote'],
  ['Ask Question', '/contact', 'Contact'],
] as const) {
  test(`${name} leads to ${address}`, async ({ page }) => {
    await visit(page, '/products/5')
    await page.getByRole('main').getByRole('link', { name }).filter({ visible: true }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  })
}

test('on a phone the quote button stays within reach', async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) >= 768, 'A wide screen has it beside the picture.')
  await visit(page, '/products/5')
  const quote = page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).filter({ visible: true })
  await expect(quote).toBeInViewport({ ratio: 1 })
  await page.getByRole('tab', { name: 'Specifications' }).click()
  await page.mouse.wheel(0, 400)
  await expect(quote).toBeInViewport({ ratio: 1 })
})

test('other spellings of the address lead to the product', async ({ page }) => {
  for (const typed of ['/products/005', '/products/05', '/products/5/anything']) {
    await page.goto(typed)
    await hydrated(page)
    await expect(page).toHaveURL('/products/5')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  }
})

test('a coin sorter opened by its address says who supplies it in Cambodia', async ({ page }) => {
  const coinSorter = products.find(({ subcategory }) => subcategory === 'coin-sorter')
  await visit(page, `/products/${coinSorter?.id ?? ''}`)
  const line = page.getByText('Supplied by our Singapore office.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(coinSorter?.name ?? '')
  await expect(line).toBeVisible()
  await page.evaluate(() => localStorage.setItem('selectedCountry', 'Singapore'))
  await page.reload()
  await hydrated(page)
  await expect(line).toBeHidden()
})

test('a product is accessible and fits 320 px', async ({ page }) => {
  await visit(page, '/products/5')
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const tab of ['Overview', 'Specifications', 'Videos']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectNoSidewaysScroll(page)
  }
  await expectNoAxeViolations(page)
})
