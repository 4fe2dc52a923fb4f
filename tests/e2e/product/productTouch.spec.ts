import { expectShown, galleryOf } from '../../support/browser/gallery.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

test.beforeEach(({ page }) => visit(page, '/products/5'))

test('the quote button stays within reach', { tag: '@phone-only' }, async ({ page }) => {
  const quote = page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).filter({ visible: true })
  await expect(quote).toBeInViewport({ ratio: 1 })
  await page.getByRole('tab', { name: 'Specifications' }).click()
  await page.mouse.wheel(0, 400)
  await expect(quote).toBeInViewport({ ratio: 1 })
})

test(
  'a swipe of 50 px turns to the next picture, and 49 px do not',
  { tag: '@phone-only' },
  async ({ page }) => {
    const { large } = galleryOf(page)
    const swipe = async (from: number, to: number) => {
      const finger = (clientX: number) => [{ identifier: 0, clientX, clientY: 200 }]
      await large.dispatchEvent('touchstart', { touches: finger(from), changedTouches: finger(from) })
      await large.dispatchEvent('touchend', { touches: [], changedTouches: finger(to) })
    }
    await swipe(200, 151)
    await expectShown(page, 0)
    await swipe(200, 150)
    await expectShown(page, 1)
    await swipe(150, 200)
    await expectShown(page, 0)
    await swipe(150, 200)
    await expectShown(page, 0)
  },
)
