import { expect, test, visit } from '../../support/browser/site.ts'
import { expectShown, galleryOf, pictures } from '../../support/browser/views/gallery.ts'

test('the gallery shows a picture by a press or a key, over key features that it never covers', async ({
  page,
}) => {
  await visit(page, '/products/5')
  const { thumbnails } = galleryOf(page)
  await test.step('a thumbnail, or an arrow key there, shows its picture, and nothing moves', async () => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await expectShown(page, 0)
    for (let index = pictures.length - 1; index >= 0; index -= 1) {
      await thumbnails.nth(index).click()
      await expectShown(page, index)
      expect(await height()).toBe(before)
    }
    await page.keyboard.press('ArrowRight')
    await expect(thumbnails.nth(1)).toBeFocused()
    await expectShown(page, 1)
  })
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
