import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, isPhone, test, visit } from './site.ts'

// An unfolding menu is half transparent on its way, which axe reads as low contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const header = (page: Page) => page.getByRole('banner')
const press = (page: Page, name: string) => header(page).getByRole('button', { name }).press('Enter')

test.describe('with a menu of the wide header open', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, 'phones have the hamburger menu')

  test('products, second level', async ({ page }) => {
    await visit(page, '/', 'Singapore')
    await press(page, 'Products menu')
    await press(page, 'Cash Processing menu')
    await expect(header(page).getByRole('link', { name: 'Coin Sorter' })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  test('countries', async ({ page }) => {
    await visit(page, '/')
    await press(page, 'Country: Cambodia')
    await expect(header(page).getByRole('button', { name: 'Singapore' })).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test("with the phone's menu and its products open", async ({ page }) => {
  test.skip(!isPhone(page), 'wide screens have dropdowns')
  await visit(page, '/')
  await press(page, 'Open menu')
  await header(page).locator('summary').click()
  await expect(header(page).getByRole('link', { name: 'Accessories' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('with a legal text open', async ({ page }) => {
  await visit(page, '/')
  for (const name of ['Privacy', 'Terms', 'Cookies']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('with a product preview open', async ({ page }) => {
  await visit(page, '/')
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('with unfolded descriptions and a notice', async ({ page }) => {
  await visit(page, '/')
  await page
    .getByRole('button', { name: /^Read more/ })
    .first()
    .click()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Get Free Quote' }).click()
  await expect(page.getByRole('status').filter({ hasText: "Let's Power" })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('with each tab of a product open, and its video', async ({ page }) => {
  await visit(page, '/products/5')
  for (const name of ['Specifications', 'Videos']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expectNoAxeViolations(page)
  }
})

test('with the errors of the quote form', async ({ page }) => {
  await visit(page, '/get-quote')
  await page
    .getByRole('main')
    .getByRole('button', { name: /submit|request|send/i })
    .click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expectNoAxeViolations(page)
})
