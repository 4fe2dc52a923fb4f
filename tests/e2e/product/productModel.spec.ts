import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { palette } from '../../../src/app/theme/tokens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'
import { easeDrawing, firstFrame, modelView, ownFault } from '../../support/browser/views/model.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(easeDrawing)

/** Red, green and blue of all pixels of the canvas, without the controls over it. */
const pixelsOf = async (page: Page, canvas: Locator): Promise<Buffer> => {
  const box = await canvas.boundingBox()
  if (!box) throw new Error('no canvas')
  const clip = {
    x: box.x + box.width * 0.15,
    y: box.y + 50,
    width: box.width * 0.7,
    height: box.height - 120,
  }
  return sharp(await page.screenshot({ clip, scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer()
}

const shareOfOther = (pixels: Buffer, other: (index: number) => number): number => {
  const count = pixels.length / 3
  let different = 0
  for (let at = 0; at < pixels.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((pixels[at + channel] ?? 0) - other(at + channel)) > 12))
      different += 1
  return different / count
}

const ground = [1, 3, 5].map((at) => Number.parseInt(palette.ground.slice(at, at + 2), 16))

const dragByFinger = async (page: Page, canvas: Locator): Promise<void> => {
  const box = await canvas.boundingBox()
  if (!box) throw new Error('no canvas')
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + box.width * share, y: box.y + box.height * 0.6 }],
    })
  await touch('touchStart', 0.3)
  await touch('touchMove', 0.5)
  await touch('touchMove', 0.7)
  await touch('touchEnd', 0.7)
}

test('the picture stays, a press tries again, a model turns @phone-only', async ({ page, expectFaults }) => {
  expectFaults(ownFault, '404')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const ofView = () => requests.filter((url) => /openViewer|model\.glb/.test(url))
  await page.route('**/model.glb', (route) => route.fulfill({ status: 404 }), { times: 1 })
  await visit(page, '/products/5')
  const { open, back, canvas, picture } = modelView(page)
  await expect.poll(async () => (await open.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  // The last part of the page that comes by itself.
  await expect(page.getByRole('link', { name: 'See it in your room' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(ofView(), 'nothing is loaded before').toEqual([])
  const { height } = (await page.getByRole('article').boundingBox()) ?? {}
  await open.click()
  await expect(page.getByText('The 3D view could not be loaded.')).toBeVisible()
  await expect(open).toBeFocused()
  await expect(picture).toBeVisible()

  await open.click()
  await expect(back).toBeVisible(firstFrame)
  await expect(canvas).toBeFocused()
  expect((await page.getByRole('article').boundingBox())?.height).toBe(height)
  const first = await pixelsOf(page, canvas)
  const shareOfProduct = shareOfOther(first, (index) => ground[index % 3] ?? 0)
  expect(shareOfProduct).toBeGreaterThan(0.2)
  await expectAccessible(page)

  const buttons = page.getByRole('group', { name: 'Turn and zoom' }).getByRole('button')
  for (const button of await buttons.all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(canvas).toHaveCSS('touch-action', 'pan-y')
  await dragByFinger(page, canvas)
  await expect
    .poll(async () => shareOfOther(await pixelsOf(page, canvas), (index) => first[index] ?? 0))
    .toBeGreaterThan(0.02)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect
    .poll(() => canvas.evaluate(({ width, clientWidth }: HTMLCanvasElement) => width / clientWidth))
    .toBe(2)
  await expectNoSidewaysScroll(page)

  await page.emulateMedia({ media: 'print' })
  await expect(canvas).toBeHidden()
  await expect(picture).toBeVisible()
  await page.emulateMedia({ media: null })

  await canvas.focus()
  await canvas.evaluate((element: HTMLCanvasElement) =>
    element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  await expect(page.getByText('The 3D view could not be loaded.')).toBeVisible()
  await expect(canvas).toHaveCount(0)
  await expect(picture).toBeVisible()
  await expect(open).toBeFocused()
})
