import type { Page } from '@playwright/test'
import { scrollTo } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

// What opens or closes does so at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const header = (page: Page) => page.getByRole('banner')
const button = (page: Page, name: string | RegExp) => header(page).getByRole('button', { name })
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true })

test('below 768 px a hamburger opens a menu that scrolls by itself @phone-only', async ({ page }) => {
  await visit(page, '/about')
  await test.step('the menu scrolls by itself under a header that stays', async () => {
    await page.setViewportSize({ width: 360, height: 480 })
    await button(page, 'Open menu').click()
    await expect(link(page, 'Cash Processing')).toBeHidden()
    await header(page).locator('summary').click()
    await scrollTo(page, 700)
    await expect(header(page)).toBeInViewport({ ratio: 1 })
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
