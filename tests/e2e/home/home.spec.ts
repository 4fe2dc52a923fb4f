import { holdBack } from '../../support/browser/holdBack.ts'
import { scrollTop } from '../../support/browser/scroll.ts'
import { expect, hydrated, test, visit } from '../../support/browser/site.ts'

test.describe('in one step, for a visitor who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('an anchor of the address shows its section below the header @phone-only', async ({ page }) => {
    await visit(page, '/#technology')
    const title = page.getByRole('heading', { name: 'Technology Expertise' })
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300)
    await expect(title).toBeInViewport({ ratio: 1 })
    const headerEnd = () =>
      page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
    await expect
      .poll(async () => ((await title.boundingBox())?.y ?? 0) - (await headerEnd()))
      .toBeGreaterThanOrEqual(0)
  })
})

test('a picture that breaks before the scripts come is replaced', async ({ page, expectFaults }) => {
  expectFaults('Failed to load resource')
  const fallback = 'img[src="/regional/fallback.jpg"]'
  const letThrough = await holdBack(page, '**/assets/*.js')
  await page.route('**/media/regional/singapore*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('#singapore').scrollIntoViewIfNeeded()
  await failed
  letThrough()
  await hydrated(page)
  const replaced = page.locator(`#singapore ${fallback}`)
  await expect(replaced).toBeVisible()
  expect(
    await replaced.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
  await expect(page.locator(fallback)).toHaveCount(1)
  await expect(page.getByRole('status').or(page.getByRole('alert'))).toHaveCount(0)
})
