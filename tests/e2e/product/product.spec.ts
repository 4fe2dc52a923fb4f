import { readFile } from 'node:fs/promises'
import { recordShifts, settled, shiftsOf } from '../../support/browser/checks/layoutShifts.ts'
import { holdBack } from '../../support/browser/holdBack.ts'
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

test('a picture of another height moves nothing and covers no key feature', async ({ page }) => {
  await visit(page, '/products/5')
  const gallery = page.getByRole('group', { name: 'Pictures' })
  const thumbnails = gallery.getByRole('button')
  const large = page.getByRole('article').getByRole('img').first()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  for (const thumbnail of await thumbnails.all()) {
    await thumbnail.click()
    await expect(large).toHaveJSProperty('complete', true)
    expect(await height()).toBe(before)
  }
  await test.step('the gallery covers no key feature while the page is scrolled', async () => {
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    const heading = page.getByRole('heading', { name: 'Key Features' }).first()
    await expect
      .poll(async () => {
        const [below, above] = await Promise.all([heading.boundingBox(), thumbnails.last().boundingBox()])
        return below && above && below.y - (above.y + above.height)
      })
      .toBeGreaterThan(0)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  })
  await test.step('Key Features stand below the gallery and look unlike the overview', async () => {
    const top = page.locator('div:has(> h2:text-is("Key Features"))')
    const overview = page.getByRole('tabpanel', { name: 'Overview' })
    await expect(overview.getByRole('listitem').first().locator('svg')).toBeVisible()
    await expect(top.locator('svg')).toHaveCount(0)
    for (const width of [800, 1100, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(async () => {
        const [above, panel] = [await gallery.boundingBox(), await top.boundingBox()]
        expect(panel?.x, String(width)).toBeCloseTo(above?.x ?? 0, 0)
        expect(panel?.y, String(width)).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
      }).toPass()
    }
  })
})

test('nothing moves while a product from the list is rendered in two parts @phone-only', async ({ page }) => {
  await recordShifts(page)
  await visit(page, '/products')
  await settled(page)
  const before = await shiftsOf(page)
  await page.getByRole('link', { name: `View Details: ${product.name}` }).click()
  await expect(page.getByRole('tab', { name: 'Specifications' })).toBeAttached()
  await settled(page)
  expect((await shiftsOf(page)).slice(before.length)).toEqual([])
})

test('a bar shows that a page is loading; a loaded page comes at once, also by Back', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/product-*.js')
  await visit(page, '/products')
  const bar = page.locator('[data-navigating]')
  await expect(bar).toHaveCount(0)
  const link = page.getByRole('link', { name: `View Details: ${product.name}` })
  const heading = page.getByRole('heading', { level: 1, name: product.name })
  await link.click()
  await expect(bar).toBeVisible()
  // A page that comes sooner than this shows no bar, whatever the processor.
  await expect(bar).toHaveCSS('animation-delay', '0.15s')
  letThrough()
  await expect(heading).toBeVisible()
  await expect(bar).toHaveCount(0)
  // Both pages stand without any answer of the server.
  await holdBack(page, '**/*')
  await page.goBack()
  await expect(link).toBeVisible()
  await expect(bar).toHaveCount(0)
  await link.click()
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(`/products/${product.id}`)
  await expect(bar).toHaveCount(0)
})
