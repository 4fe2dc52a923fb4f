import { readFile } from 'node:fs/promises'
import { expect, test, visit } from '../../support/browser/site.ts'
import { productOf } from '../../support/site/fixtureProducts.ts'

const product = productOf(5)

test('the quote button stays in reach, and no feature shows twice @phone-only', async ({ page }) => {
  await visit(page, '/products/5')
  const height = page.viewportSize()?.height ?? 0
  const overview = page.getByRole('tabpanel', { name: 'Overview' })
  for (const feature of product.features.slice(0, 6)) {
    const distance = async () => {
      const first = await page.getByRole('listitem').filter({ hasText: feature }).first().boundingBox()
      const second = await overview.getByText(feature).boundingBox()
      return (second?.y ?? 0) + (second?.height ?? 0) - (first?.y ?? 0)
    }
    await expect.poll(distance, feature).toBeGreaterThan(height)
  }

  const quote = page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).filter({ visible: true })
  await expect(quote).toBeInViewport({ ratio: 1 })
  await page.getByRole('tab', { name: 'Specifications' }).click()
  await page.mouse.wheel(0, 400)
  await expect(quote).toBeInViewport({ ratio: 1 })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the tabs lead to their sections, and a press opens a picture', async ({ page, expectFaults }) => {
    // The browser styles its own page around a picture.
    expectFaults('Applying inline style')
    await page.goto('/products/5#specifications')
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeInViewport()
    await expect(page.getByRole('main').getByRole('button'), 'it would do nothing').toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Similar products' })).toBeVisible()
    await page.goto('/products/5#videos')
    await expect(page.getByRole('heading', { name: 'Videos' })).toBeInViewport()
    await page.getByRole('link', { name: /^Enlarge/ }).click()
    await expect(page).toHaveURL('/media/mc-280/hero-1600.webp')
  })
})

test('Download Specs saves the sheet once, and the page stays', async ({ page }) => {
  await visit(page, '/products/5')
  let saved = 0
  page.on('download', () => (saved += 1))
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Specs' }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toBe('mc-280.pdf')
  const content = await readFile(await file.path())
  expect(content.equals(await (await page.request.get('/specs/mc-280.pdf')).body())).toBe(true)
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByText('Download complete')).toBeVisible()
  expect(saved).toBe(1)
  await expect(page).toHaveURL('/products/5')
})
