import type { Page } from '@playwright/test'
import { products } from './products.ts'
import { expect, isPhone, test, visit } from './site.ts'

const pictures = products.find(({ id }) => id === 5)?.images ?? []

const galleryOf = (page: Page) => {
  const thumbnails = page.getByRole('group', { name: 'Pictures' }).getByRole('button')
  return { thumbnails, large: page.getByRole('article').getByRole('img').first() }
}

const expectShown = async (page: Page, index: number) => {
  const { thumbnails, large } = galleryOf(page)
  await expect(large).toHaveAttribute('alt', pictures[index]?.alt ?? '')
  await expect(large).toHaveJSProperty('complete', true)
  expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  for (const [place, thumbnail] of (await thumbnails.all()).entries())
    await expect(thumbnail).toHaveAttribute('aria-pressed', String(place === index))
}

test.beforeEach(({ page }) => visit(page, '/products/5'))

test('a click on a thumbnail selects the large picture', async ({ page }) => {
  const { thumbnails } = galleryOf(page)
  await expect(thumbnails).toHaveCount(pictures.length)
  expect(pictures.length).toBeGreaterThan(2)
  await expectShown(page, 0)
  for (const index of [2, 1, pictures.length - 1, 0]) {
    await thumbnails.nth(index).click()
    await expectShown(page, index)
  }
})

test('arrow keys, Home and End select it too', async ({ page }) => {
  const { thumbnails } = galleryOf(page)
  const last = pictures.length - 1
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
})

test('the page does not move when a picture is chosen', async ({ page }) => {
  const { thumbnails } = galleryOf(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await thumbnails.last().click()
  await expectShown(page, pictures.length - 1)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
})

test('a swipe of 50 px turns to the next picture, and 49 px do not', async ({ page }) => {
  test.skip(!isPhone(page), 'Only a finger swipes.')
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
})

test('a product with one picture has no thumbnails', async ({ page }) => {
  await page.goto('/products/52')
  await expect(page.getByRole('article').getByRole('img').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Pictures' })).toHaveCount(0)
})

test.describe('without its picture', () => {
  test.use({ expectedFaults: ['ERR_FAILED'] })

  test('a product shows the drawing of its kind', async ({ page }) => {
    await page.route('**/media/bt-20/**', (route) => route.abort())
    await page.goto('/products/52')
    await expect(page.getByRole('img', { name: /^Line drawing, Banding Tape/ })).toBeVisible()
  })
})
