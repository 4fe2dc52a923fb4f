import type { Page } from '@playwright/test'
import { scrollTo } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

// What opens or closes does so at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const header = (page: Page) => page.getByRole('banner')
const button = (page: Page, name: string) => header(page).getByRole('button', { name })
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true })

test(
  'below 768 px a hamburger leads to countries and products, and stays in sight while it is open',
  { tag: '@phone-only' },
  async ({ page }) => {
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
    await test.step('it closes by Escape and as the focus leaves it', async () => {
      await link(page, 'Contact').focus()
      await page.keyboard.press('Escape')
      await expect(link(page, 'Contact')).toBeHidden()
      await expect(button(page, 'Open menu')).toBeFocused()
      await page.keyboard.press('Enter')
      await header(page).locator('summary').click()
      await button(page, 'Singapore').focus()
      await page.keyboard.press('Tab')
      await expect(link(page, 'Contact')).toBeHidden()
    })
    await test.step('it leads to countries and products, and takes their place below 768 px', async () => {
      await page.setViewportSize({ width: 767, height: 900 })
      await expect(button(page, 'Products menu')).toBeHidden()
      await button(page, 'Open menu').click()
      for (const name of ['Home', 'About', 'Contact']) await expect(link(page, name)).toBeVisible()
      await button(page, 'Singapore').click()
      await expect(page.getByRole('contentinfo')).toContainText('Veritally Pte. Ltd.')
      await header(page).locator('summary').click()
      await link(page, 'Currency Sorter').click()
      await expect(page).toHaveURL('/products/cash-processing/currency-sorter')
      await expect(link(page, 'Contact')).toBeHidden()

      await page.setViewportSize({ width: 768, height: 900 })
      await expect(button(page, 'Open menu')).toBeHidden()
      await expect(button(page, 'Products menu')).toBeVisible()
      await expect(button(page, 'Country: Singapore')).toBeVisible()
    })
  },
)
