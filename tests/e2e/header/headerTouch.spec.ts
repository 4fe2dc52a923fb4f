import { expectScrollTop, scrollTo, scrollTop } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

// A tablet: wide, and without a mouse.
test.use({
  viewport: { width: 1024, height: 768 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
})

test('a touch opens Products, and the second follows it', async ({ page }) => {
  await visit(page, '/products')
  await scrollTo(page, 900)
  await scrollTo(page, 800)
  const header = page.getByRole('banner')
  await expect(header).toBeInViewport({ ratio: 1 })
  const box = await header.getByRole('link', { name: 'Products', exact: true }).boundingBox()
  // A locator's tap would scroll the page to the sticky header.
  const touch = () => page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 20)
  const inMenu = header.getByRole('link', { name: 'Cash Processing' })
  await touch()
  await expect(inMenu).toBeVisible()
  expect(await scrollTop(page)).toBe(800)
  await touch()
  await expectScrollTop(page, 0)
  await expect(inMenu).toBeHidden()
})

test('it is one row in the narrowest tablet, beside a scrollbar with room', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const header = page.getByRole('banner')
  const link = (name: string) => header.getByRole('link', { name, exact: true })
  const middleOf = async (name: string) => {
    const { y = 0, height = 0 } = (await link(name).boundingBox()) ?? {}
    return y + height / 2
  }
  for (const country of ['Cambodia', 'Singapore'] as const) {
    await visit(page, '/products', country)
    // The browsers of the tests draw their scrollbar over the page.
    await page.evaluate(() => (document.body.style.paddingInlineEnd = '17px'))
    for (const name of ['Products', 'About', 'Contact']) {
      await link(name).press('Enter')
      await expect(link(name)).toHaveAttribute('aria-current', 'page')
      expect(await middleOf('Get a Quote'), `${name} in ${country}`).toBeCloseTo(
        await middleOf('Veritally, home'),
        0,
      )
    }
  }
})
