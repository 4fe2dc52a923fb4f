import { expectShown, galleryOf, pictures } from '../../support/browser/gallery.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

test(
  'a click on a thumbnail selects the large picture, and so do arrow keys, Home and End',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/products/5')
    const { thumbnails } = galleryOf(page)
    const last = pictures.length - 1
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await expect(thumbnails).toHaveCount(pictures.length)
    expect(pictures.length).toBeGreaterThan(2)
    await expectShown(page, 0)
    for (const index of [2, 1, last, 0]) {
      await thumbnails.nth(index).click()
      await expectShown(page, index)
      expect(await height(), 'the page does not move').toBe(before)
    }

    await thumbnails.first().focus()
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', last],
      ['ArrowRight', 0],
      ['ArrowLeft', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(thumbnails.nth(index)).toBeFocused()
      await expectShown(page, index)
    }
  },
)

test.describe('without its picture', () => {
  test.use({ expectedFaults: ['ERR_FAILED'] })

  test('a product shows the drawing of its kind', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/media/bt-20/**', (route) => route.abort())
    await page.goto('/products/52')
    await expect(page.getByRole('img', { name: /^Line drawing, Banding Tape/ })).toBeVisible()
  })
})
