import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../support/browser/site.ts'

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

// What opens or closes does so at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('keys open both levels of the menus and close them, and also what the mouse has opened', async ({
  page,
}) => {
  await visit(page, '/about', 'Singapore')
  await test.step('Escape closes what the mouse has opened', async () => {
    await link(page, 'Products').hover()
    await expect(link(page, 'Cash Processing')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link(page, 'Cash Processing')).toBeHidden()
    await button(page, 'Country: Singapore').hover()
    await expect(button(page, 'Cambodia')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Cambodia')).toBeHidden()
    await page.mouse.move(20, 700)
  })
  await test.step('the focus leaving a menu closes it', async () => {
    await button(page, 'Products menu').press('Enter')
    await expect(link(page, 'Accessories')).toBeVisible()
    await link(page, 'Accessories').focus()
    await page.keyboard.press('Tab')
    await expect(link(page, 'About')).toBeFocused()
    await expect(link(page, 'Accessories')).toBeHidden()
    await button(page, 'Country: Singapore').press('Enter')
    await expect(button(page, 'Cambodia')).toBeVisible()
    await button(page, 'Singapore').last().focus()
    await page.keyboard.press('Tab')
    await expect(link(page, 'Get a Quote')).toBeFocused()
    await expect(button(page, 'Cambodia')).toBeHidden()
  })
  await test.step('the unfold buttons lead by Tab and Enter to the second level', async () => {
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
    await expect(link(page, 'Money Counter')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(link(page, 'Money Counter')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products/cash-processing/money-counter')
  })
})
