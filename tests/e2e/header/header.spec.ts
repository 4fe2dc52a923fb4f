import type { Page } from '@playwright/test'
import { scrollTo } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

// What opens, closes or moves does so at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the header hides on scrolling down, shows upwards or in use; Tab skips it', async ({ page }) => {
  await visit(page, '/about')
  const header = page.getByRole('banner')
  await test.step('the keyboard skips the header', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('it hides beyond 100 px downwards and shows upwards or for the keyboard', async () => {
    await scrollTo(page, 100)
    await expect(header).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
    await scrollTo(page, 101)
    await expect(header).not.toBeInViewport()
    await scrollTo(page, 600)
    await scrollTo(page, 599)
    await expect(header).toBeInViewport({ ratio: 1 })
    await scrollTo(page, 100_000)
    await expect(header, 'at the very end of the page').not.toBeInViewport()
    await header.getByRole('link', { name: 'Veritally, home' }).focus()
    await expect(header).toBeInViewport({ ratio: 1 })
  })
  await test.step('it stays while a menu is open or it has the focus', async () => {
    await scrollTo(page, 0)
    const unfold = header.getByRole('button', { name: 'Products menu' })
    await unfold.press('Enter')
    await expect(unfold).toHaveAttribute('aria-expanded', 'true')
    await scrollTo(page, 600)
    await expect(header).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await scrollTo(page, 700)
    await expect(unfold).toBeFocused()
    await expect(header).toBeInViewport({ ratio: 1 })
    await unfold.blur()
    await expect(header).not.toBeInViewport()
  })
  await test.step('the mouse goes from the first level to the second without leaving the menu', async () => {
    await scrollTo(page, 0)
    await expect(header).toBeInViewport({ ratio: 1 })
    const link = (name: string) => header.getByRole('link', { name, exact: true })
    for (const name of ['Products', 'Cash Processing', 'Money Counter']) {
      await expect(link(name)).toBeVisible()
      const { x = 0, y = 0, width = 0, height = 0 } = (await link(name).boundingBox()) ?? {}
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 })
    }
    await page.mouse.down()
    await page.mouse.up()
    await expect(page).toHaveURL('/products/cash-processing/money-counter')
  })
})

const headerOf = (page: Page) => page.getByRole('banner')
const button = (page: Page, name: string | RegExp) => headerOf(page).getByRole('button', { name })
const link = (page: Page, name: string) => headerOf(page).getByRole('link', { name, exact: true })

test('below 768 px a hamburger opens a menu that scrolls by itself @phone-only', async ({ page }) => {
  await visit(page, '/about')
  await test.step('the menu scrolls by itself under a header that stays', async () => {
    await page.setViewportSize({ width: 360, height: 480 })
    await button(page, 'Open menu').click()
    await expect(link(page, 'Cash Processing')).toBeHidden()
    await headerOf(page).locator('summary').click()
    await scrollTo(page, 700)
    await expect(headerOf(page)).toBeInViewport({ ratio: 1 })
    await button(page, 'Singapore').scrollIntoViewIfNeeded()
    await expect(button(page, 'Singapore')).toBeInViewport({ ratio: 1 })
  })
  await test.step('it takes the place of the wide menus below 768 px', async () => {
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(button(page, 'Products menu')).toBeHidden()
    await expect(button(page, 'Close menu')).toBeVisible()
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(button(page, 'Close menu')).toBeHidden()
    await expect(button(page, 'Products menu')).toBeVisible()
    await expect(button(page, /^Country:/)).toBeVisible()
  })
})
