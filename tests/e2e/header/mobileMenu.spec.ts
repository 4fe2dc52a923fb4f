import type { Page } from '@playwright/test'
import { expectStoredCountry } from '../../support/browser/country.ts'
import { scrollTo } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

test.use({ viewport: { width: 767, height: 900 } })

const header = (page: Page) => page.getByRole('banner')
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true })
const open = (page: Page) => header(page).getByRole('button', { name: 'Open menu' }).click()
const closed = (page: Page) => expect(link(page, 'Contact')).toBeHidden()

test.beforeEach(({ page }) => visit(page, '/about'))

test(
  'below 768 px the hamburger takes the place of menu and selector',
  { tag: '@phone-only' },
  async ({ page }) => {
    const button = header(page).getByRole('button', { name: 'Open menu' })
    await expect(button).toBeVisible()
    await expect(header(page).getByRole('button', { name: 'Products menu' })).toBeHidden()
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(button).toBeHidden()
    await expect(header(page).getByRole('button', { name: 'Products menu' })).toBeVisible()
    await expect(header(page).getByRole('button', { name: 'Country: Cambodia' })).toBeVisible()
  },
)

test(
  'the menu opens and closes by its button, by Escape, by the focus leaving it and by the link of the page',
  { tag: '@phone-only' },
  async ({ page }) => {
    await open(page)
    for (const name of ['Home', 'About', 'Contact']) await expect(link(page, name)).toBeVisible()
    await expect(header(page).getByRole('heading', { name: 'Select Country' })).toBeVisible()
    await header(page).getByRole('button', { name: 'Close menu' }).click()
    await closed(page)

    await open(page)
    await link(page, 'Contact').focus()
    await page.keyboard.press('Escape')
    await closed(page)
    await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeFocused()
    await page.keyboard.press('Enter')
    await header(page).getByRole('button', { name: 'Singapore' }).focus()
    await page.keyboard.press('Tab')
    await closed(page)

    await open(page)
    await link(page, 'About').click()
    await closed(page)
  },
)

test(
  'a flag button chooses the country; Products unfolds into every category and leads to it',
  { tag: '@phone-only' },
  async ({ page }) => {
    await open(page)
    const choices = header(page).getByRole('group', { name: 'Select Country' })
    await expect(choices.getByRole('button')).toHaveText(['Cambodia', 'Singapore'])
    await expect(choices.locator('img')).toHaveCount(2)
    await expect(choices.getByRole('button', { name: 'Cambodia' })).toHaveAttribute('aria-pressed', 'true')
    await choices.getByRole('button', { name: 'Singapore' }).click()
    await expect(choices.getByRole('button', { name: 'Singapore' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('contentinfo')).toContainText('Veritally Pte. Ltd.')
    await expectStoredCountry(page, 'Singapore')

    await expect(link(page, 'Cash Processing')).toBeHidden()
    await header(page).locator('summary').click()
    await expect(link(page, 'All Products')).toHaveAttribute('href', '/products')
    await link(page, 'Currency Sorter').click()
    await expect(page).toHaveURL('/products/cash-processing/currency-sorter')
    await closed(page)
  },
)

test(
  'the header stays while its menu is open, and the menu scrolls by itself',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 })
    await open(page)
    await header(page).locator('summary').click()
    await scrollTo(page, 700)
    await expect(header(page)).toBeInViewport({ ratio: 1 })
    const singapore = header(page).getByRole('button', { name: 'Singapore' })
    await singapore.scrollIntoViewIfNeeded()
    await expect(singapore).toBeInViewport({ ratio: 1 })
  },
)
