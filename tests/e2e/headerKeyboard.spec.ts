import type { Page } from '@playwright/test'
import { expect, test, visit } from './site.ts'

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, 'phones have the hamburger menu')

test.beforeEach(({ page }) => visit(page, '/about', 'Singapore'))

test('the unfold buttons lead by Tab and Enter to the second level', async ({ page }) => {
  await link(page, 'Products').focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Products menu')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(link(page, 'Cash Processing')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link(page, 'Cash Processing')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Cash Processing menu')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(link(page, 'Money Counter')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products/cash-processing/money-counter')
})

test('an unfold button folds again', async ({ page }) => {
  await button(page, 'Products menu').press('Enter')
  await button(page, 'Self Service menu').press('Enter')
  await expect(link(page, 'Cash Deposit System')).toBeVisible()
  await button(page, 'Self Service menu').press('Enter')
  await expect(link(page, 'Cash Deposit System')).toBeHidden()
  await button(page, 'Products menu').press('Enter')
  await expect(link(page, 'Self Service')).toBeHidden()
})

test('Escape closes the menu and returns the focus to its button', async ({ page }) => {
  await button(page, 'Products menu').press('Enter')
  await button(page, 'Cash Processing menu').press('Enter')
  await link(page, 'Coin Sorter').focus()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Products menu')).toBeFocused()
  await expect(link(page, 'Cash Processing')).toBeHidden()
  await button(page, 'Products menu').press('Enter')
  await expect(link(page, 'Cash Processing')).toBeVisible()
  await expect(link(page, 'Coin Sorter'), 'the second level starts folded').toBeHidden()
})

test('Escape closes what the mouse has opened, wherever the focus is', async ({ page }) => {
  await link(page, 'Products').hover()
  await expect(link(page, 'Cash Processing')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link(page, 'Cash Processing')).toBeHidden()
  await button(page, 'Country: Singapore').hover()
  await expect(button(page, 'Cambodia')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Cambodia')).toBeHidden()
})

test('the focus leaving the menu closes it', async ({ page }) => {
  await button(page, 'Products menu').press('Enter')
  await link(page, 'Accessories').focus()
  await page.keyboard.press('Tab')
  await expect(link(page, 'About')).toBeFocused()
  await expect(link(page, 'Accessories')).toBeHidden()
  await button(page, 'Country: Singapore').press('Enter')
  await button(page, 'Singapore').last().focus()
  await page.keyboard.press('Tab')
  await expect(link(page, 'Get a Quote')).toBeFocused()
  await expect(button(page, 'Cambodia')).toBeHidden()
})

test('the country is chosen by keyboard, and the focus stays on the selector', async ({ page }) => {
  await button(page, 'Country: Singapore').press('Enter')
  await expect(button(page, 'Singapore').last()).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Cambodia')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Country: Singapore')).toBeFocused()
  await page.keyboard.press('Enter')
  await button(page, 'Cambodia').press('Enter')
  await expect(button(page, 'Country: Cambodia')).toBeFocused()
  await expect(button(page, 'Country: Cambodia')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('banner')).toContainText('Veritally (Cambodia) Co., Ltd.')
})
