import { holdBack } from '../../support/browser/holdBack.ts'
import { scrollTop } from '../../support/browser/scroll.ts'
import { expect, hydrated, test, visit } from '../../support/browser/site.ts'
import { productOf } from '../../support/site/fixtureProducts.ts'

const hubs = ['#singapore', '#hong-kong', '#cambodia']

const { name, images } = productOf(5)

test('the pictures load, and the parts of the page are in order', async ({ page }) => {
  await visit(page, '/')
  await test.step('the pictures load, and the last office spans both columns', async () => {
    const hero = page.getByRole('region', { name: 'Company profile' }).getByRole('img')
    const boxes = []
    for (const picture of [hero, ...hubs.map((hash) => page.locator(`${hash} img`))]) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(300)
      boxes.push(await picture.evaluate((image) => image.getBoundingClientRect().width))
    }
    const [, singapore = 0, hongKong = 0, cambodia = 0] = boxes
    expect(hongKong).toBeCloseTo(singapore)
    expect(cambodia).toBeGreaterThan(2 * singapore)
  })
  const dialog = page.getByRole('dialog', { name })
  const close = dialog.getByRole('button', { name: 'Close' })
  const open = () => page.getByRole('button', { name: `View Details: ${name}` }).click()
  await test.step('the preview of a best seller has thumbnails below a large picture, and ticks of equal size', async () => {
    await open()
    const widthOf = (index: number) =>
      dialog
        .getByRole('img')
        .nth(index)
        .evaluate((picture) => picture.getBoundingClientRect().width)
    expect(images.length).toBeGreaterThan(1)
    for (let index = 1; index < images.length; index += 1)
      await expect.poll(async () => (await widthOf(index)) / (await widthOf(0))).toBeLessThan(0.5)
    const widths = await dialog
      .locator('li > div > svg')
      .evaluateAll((ticks) => ticks.map((tick) => Math.round(tick.getBoundingClientRect().width)))
    expect(widths, 'beside short and long lines').toEqual([19, 19, 19, 19, 19])
    await close.click()
  })
  await test.step('on a tablet no line of the drawing runs behind a button', async () => {
    await page.setViewportSize({ width: 1079, height: 900 })
    const button = await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).boundingBox()
    const lines = await page.locator('main img[src="/line-work/hero.svg"]').boundingBox()
    if (!button || !lines) throw new Error('no button or no line work')
    // The lines begin 2 % below the upper edge of their drawing.
    expect(button.y + button.height).toBeLessThan(lines.y + lines.height * 0.02)
  })
  await test.step('an empty cell is as white as its neighbours', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    const cells = page.locator('#technology li:has(h3)')
    const white = await cells
      .first()
      .evaluate((cell) => getComputedStyle(cell.parentElement ?? cell).backgroundColor)
    expect(white).toBe('rgb(255, 255, 255)')
    expect(await cells.count()).toBe(3)
  })
  await test.step('on small screens the preview opens with its name and Close in view', async () => {
    for (const [width, height] of [
      [640, 360],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open()
      await expect(dialog.getByRole('heading', { name })).toBeInViewport({ ratio: 1 })
      await expect(close).toBeInViewport({ ratio: 1 })
      await dialog.getByRole('link', { name: 'View Full Details' }).scrollIntoViewIfNeeded()
      await expect(close).toBeInViewport({ ratio: 1 })
      await close.click()
      await expect(dialog).toBeHidden()
    }
  })
})

test.describe('in one step, for a visitor who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test(
    'an anchor of the address shows its section below the header',
    { tag: '@phone-only' },
    async ({ page }) => {
      await visit(page, '/#technology')
      const title = page.getByRole('heading', { name: 'Technology Expertise' })
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(300)
      await expect(title).toBeInViewport({ ratio: 1 })
      const headerEnd = () =>
        page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
      await expect
        .poll(async () => ((await title.boundingBox())?.y ?? 0) - (await headerEnd()))
        .toBeGreaterThanOrEqual(0)
    },
  )
})

test.describe('a picture that does not load', () => {
  test.use({ expectedFaults: ['Failed to load resource'] })

  const fallback = 'img[src="/regional/fallback.jpg"]'

  test('is replaced by the fallback alone, without a message, both before and after the scripts', async ({
    page,
  }) => {
    const letThrough = await holdBack(page, '**/assets/*.js')
    const { promise: isHydrated, resolve: fail } = Promise.withResolvers<undefined>()
    await page.route('**/media/regional/singapore*', (route) => route.abort())
    await page.route('**/media/regional/hong-kong*', (route) => isHydrated.then(() => route.abort()))
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('#singapore').scrollIntoViewIfNeeded()
    await failed
    letThrough()
    await hydrated(page)
    await expect(page.locator(`#singapore ${fallback}`)).toBeVisible()
    await expect(page.locator(fallback)).toHaveCount(1)
    fail(undefined)
    const late = page.locator(`#hong-kong ${fallback}`)
    await expect(late).toBeVisible()
    expect(
      await late.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
    await expect(page.locator(fallback)).toHaveCount(2)
    await expect(page.getByRole('status').or(page.getByRole('alert'))).toHaveCount(0)
  })
})
