import type { Page } from '@playwright/test'
import { freezeTime } from '../../support/browser/clock.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
const leave = (page: Page) => page.mouse.move(20, 700)

// What opens or closes does so at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('menus open under the mouse and close 200 ms after it, unless it comes back', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/about', 'Singapore')
  await freezeTime(page)
  await test.step('Products opens on hover and closes 200 ms after the mouse has left', async () => {
    const unfold = button(page, 'Products menu')
    await link(page, 'Products').hover()
    await expect(link(page, 'Strapping Machine')).toBeVisible()
    await leave(page)
    await page.clock.runFor(199)
    await expect(unfold).toHaveAttribute('aria-expanded', 'true')
    await page.clock.runFor(1)
    await expect(unfold).toHaveAttribute('aria-expanded', 'false')
    await expect(link(page, 'Strapping Machine')).toBeHidden()

    await link(page, 'Products').hover()
    await leave(page)
    await page.clock.runFor(150)
    await link(page, 'Strapping Machine').hover()
    await page.clock.runFor(5000)
    await expect(link(page, 'Strapping Machine')).toBeVisible()
    await leave(page)
    await page.clock.runFor(200)
    await expect(link(page, 'Strapping Machine')).toBeHidden()
  })
  await test.step('the second level closes when the mouse has left it', async () => {
    const unfold = button(page, 'Cash Processing menu')
    await link(page, 'Products').hover()
    await link(page, 'Cash Processing').hover()
    await link(page, 'Coin Sorter').hover()
    await link(page, 'Strapping Machine').hover()
    await page.clock.runFor(300)
    await expect(unfold).toHaveAttribute('aria-expanded', 'false')
    await expect(link(page, 'Coin Sorter')).toBeHidden()
    await expect(link(page, 'Strapping Machine')).toBeVisible()
  })
  await test.step('the countries stay while the mouse is there', async () => {
    await button(page, 'Country: Singapore').hover()
    await button(page, 'Cambodia').hover()
    await page.clock.runFor(5000)
    await expect(button(page, 'Cambodia')).toBeVisible()
    await expect(link(page, 'Strapping Machine')).toBeHidden()
  })
})
