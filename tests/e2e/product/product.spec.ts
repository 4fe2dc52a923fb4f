import { productOf, products } from '../../support/browser/products.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  test,
  visit,
} from '../../support/browser/site.ts'

const product = productOf(5)

test(
  'a product shows the way to it, its category, name, description and six key features, and leads on',
  { tag: '@phone' },
  async ({ page }) => {
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
    await expect(main, 'no screen shows a price, a rating or the stock').not.toContainText(
      /\$\s?\d|in stock|\breviews?\b|\brating\b/i,
    )

    for (const [name, address, heading] of [
      ['Get Free Quote', '/get-quote', 'Get a Quote'],
      ['Ask Question', '/contact', 'Contact'],
    ] as const) {
      await main.getByRole('link', { name }).filter({ visible: true }).click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      await page.goBack()
    }
  },
)

test('Key Features use the room below the gallery, and look unlike the overview', async ({ page }) => {
  await visit(page, '/products/5')
  const top = page.locator('div:has(> h2:text-is("Key Features"))')
  const overview = page.getByRole('tabpanel', { name: 'Overview' })
  await expect(overview.getByRole('listitem').first().locator('svg')).toBeVisible()
  await expect(top.locator('svg')).toHaveCount(0)
  const gallery = page.getByRole('group', { name: 'Pictures' })
  for (const width of [800, 1100, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const [above, panel] = [await gallery.boundingBox(), await top.boundingBox()]
    expect(panel?.x, String(width)).toBeCloseTo(above?.x ?? 0, 0)
    expect(panel?.y, String(width)).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  }
})

test('other spellings of the address lead to the product', async ({ page }) => {
  for (const typed of ['/products/005', '/products/05', '/products/5/anything']) {
    await page.goto(typed)
    await hydrated(page)
    await expect(page).toHaveURL('/products/5')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  }
})

test(
  'a coin sorter opened by its address says who supplies it in Cambodia',
  { tag: '@phone' },
  async ({ page }) => {
    const coinSorter = products.find(({ subcategory }) => subcategory === 'coin-sorter')
    await visit(page, `/products/${coinSorter?.id ?? ''}`)
    const line = page.getByText('Supplied by our Singapore office.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(coinSorter?.name ?? '')
    await expect(line).toBeVisible()
    await page.evaluate(() => localStorage.setItem('selectedCountry', 'Singapore'))
    await page.reload()
    await hydrated(page)
    await expect(line).toBeHidden()
  },
)

test('a product is accessible at 320 px and fits', async ({ page }) => {
  await visit(page, '/products/5')
  await page.setViewportSize({ width: 320, height: 700 })
  for (const tab of ['Overview', 'Specifications', 'Videos']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
})
