import { expect, test, visit } from '../../support/browser/site.ts'
import { galleryOf } from '../../support/browser/views/gallery.ts'

test('a picture of another height moves nothing and covers no key feature', async ({ page }) => {
  await visit(page, '/products/5')
  const { thumbnails, large } = galleryOf(page)
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
    const gallery = page.getByRole('group', { name: 'Pictures' })
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
