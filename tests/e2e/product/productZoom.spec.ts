import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'
import { productOf } from '../../support/site/fixtureProducts.ts'

const opener = (page: Page) => page.getByRole('link', { name: /^Enlarge/ })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^MC 280/ })
const pictureOf = (page: Page) => dialogOf(page).getByRole('img')

const placeOf = async (page: Page) => {
  const { x, y } = (await pictureOf(page).boundingBox()) ?? { x: 0, y: 0 }
  return { x: Math.round(x), y: Math.round(y) }
}

/** How much larger than the window it fills the picture is. */
const expectScale = (page: Page, least: number, most: number) =>
  expect(async () => {
    const scale = await pictureOf(page).evaluate((image) => {
      const area = image.closest('picture')?.parentElement?.parentElement?.parentElement
      return image.getBoundingClientRect().width / (area?.clientWidth ?? 1)
    })
    expect(scale).toBeGreaterThan(least)
    expect(scale).toBeLessThan(most)
  }).toPass()

const expectFitting = (page: Page) => expectScale(page, 0.99, 1.01)
const expectZoomed = (page: Page) => expectScale(page, 1.2, 5.1)

const openPicture = async (page: Page) => {
  await opener(page).click()
  await expect(pictureOf(page)).toHaveJSProperty('complete', true)
  await expectFitting(page)
}

test('a picture opens at 1600 px, and mouse, keys and buttons zoom and move it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Half transparent while it fades in, which axe reads as low contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/products/5')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.includes('PictureModal'))).toEqual([])
  await opener(page).press('Enter')
  await expect(pictureOf(page)).toHaveAttribute('alt', productOf(5).images[0]?.alt ?? '')
  await expect
    .poll(() => pictureOf(page).evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/hero-1600\.(avif|webp)$/)
  await expectFitting(page)
  await page.setViewportSize({ width: 320, height: 600 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  for (const name of ['Close', 'Previous picture', 'Zoom out', 'Zoom in', 'Next picture', 'Close']) {
    await page.keyboard.press('Tab')
    await expect(dialogOf(page).getByRole('button', { name })).toBeFocused()
    await expect(dialogOf(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ reducedMotion: null })
  await openPicture(page)
  const { x, y, width, height } = (await dialogOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  await page.mouse.dblclick(middleX, middleY)
  await expectScale(page, 2.4, 2.6)
  await page.mouse.dblclick(middleX, middleY)
  await expectFitting(page)

  await test.step('the wheel zooms at the pointer; a drag and keys move, to the edges', async () => {
    await page.mouse.move(640, 450)
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -100)
    await expectScale(page, 1.48, 1.5)
    const before = await placeOf(page)
    await page.mouse.down()
    await page.mouse.move(700, 480, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => placeOf(page)).toEqual({ x: before.x + 60, y: before.y + 30 })
    for (const [key, across, down] of [
      ['Shift+ArrowRight', -20, 30],
      ['ArrowDown', -20, -50],
      ['ArrowUp', -20, 30],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => placeOf(page), key).toEqual({ x: before.x + across, y: before.y + down })
    }
    for (let turn = 0; turn < 20; turn += 1) await page.keyboard.press('Shift+ArrowLeft')
    await expect
      .poll(async () => (await placeOf(page)).x, 'its edge stays at the window’s')
      .toBe(Math.round(x))
    for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 100)
    await expectFitting(page)
  })
  await test.step('buttons zoom, and a press on a zoomed picture brings its point to the middle', async () => {
    const button = (name: string) => dialogOf(page).getByRole('button', { name })
    for (let press = 0; press < 3; press += 1) await button('Zoom in').click()
    await expectScale(page, 2.4, 2.5)
    const before = await placeOf(page)
    await page.mouse.click(middleX + 60, middleY + 40)
    await expect.poll(async () => (await placeOf(page)).x - before.x).toBeCloseTo(-60, -1)
    await expect.poll(async () => (await placeOf(page)).y - before.y).toBeCloseTo(-40, -1)
    for (let press = 0; press < 3; press += 1) await button('Zoom out').click()
    await expectFitting(page)
  })
})

test('two taps or fingers zoom, one turns where nothing is zoomed @phone-only', async ({ page }) => {
  await visit(page, '/products/5')
  await openPicture(page)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 390, id })) })
  const tap = () =>
    Promise.all([send('touchStart', 180), send('touchEnd'), send('touchStart', 180), send('touchEnd')])
  await tap()
  await expectScale(page, 2.4, 2.6)
  await tap()
  await expectFitting(page)

  await send('touchStart', 150, 210)
  for (let spread = 0; spread <= 100; spread += 20) await send('touchMove', 150 - spread, 210 + spread)
  await send('touchEnd')
  await expectZoomed(page)
  const swipe = async () => {
    await send('touchStart', 250)
    for (let x = 250; x >= 100; x -= 25) await send('touchMove', x)
    await send('touchEnd')
  }
  await swipe()
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^1 of/)
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expectFitting(page)
  await swipe()
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^2 of/)
})
