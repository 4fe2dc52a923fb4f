import { expect, test, visit } from '../../support/browser/site.ts'
import { expectShown, galleryOf, pictures } from '../../support/browser/views/gallery.ts'

test('a thumbnail, or an arrow key among them, shows its picture, and the page does not move', async ({
  page,
}) => {
  await visit(page, '/products/5')
  const { thumbnails } = galleryOf(page)
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

test('the gallery covers no key feature while the page is scrolled', async ({ page }) => {
  await visit(page, '/products/5')
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  const { thumbnails } = galleryOf(page)
  const heading = page.getByRole('heading', { name: 'Key Features' }).first()
  await expect
    .poll(async () => {
      const [below, above] = await Promise.all([heading.boundingBox(), thumbnails.last().boundingBox()])
      return below && above && below.y - (above.y + above.height)
    })
    .toBeGreaterThan(0)
})
