import type { Page } from '@playwright/test'
import { freezeTime } from '../../support/browser/clock.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
const leave = (page: Page) => page.mouse.move(20, 700)

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await visit(page, '/about', 'Singapore')
  await freezeTime(page)
})

test('Products opens on hover and closes 200 ms after it, unless the mouse comes back', async ({ page }) => {
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
})

test('the second level closes 300 ms after the hover, and at once for the next category', async ({
  page,
}) => {
  const unfold = button(page, 'Cash Processing menu')
  await link(page, 'Products').hover()
  await link(page, 'Cash Processing').hover()
  await link(page, 'Coin Sorter').hover()
  await link(page, 'Strapping Machine').hover()
  await page.clock.runFor(299)
  await expect(unfold).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(1)
  await expect(unfold).toHaveAttribute('aria-expanded', 'false')
  await expect(link(page, 'Coin Sorter')).toBeHidden()
  await expect(link(page, 'Strapping Machine')).toBeVisible()

  await link(page, 'Cash Processing').hover()
  await expect(link(page, 'Money Counter')).toBeVisible()
  await link(page, 'Self Service').hover()
  await expect(link(page, 'Cash Deposit System')).toBeVisible()
  await expect(link(page, 'Money Counter')).toBeHidden()
})

test('the country menu closes 500 ms after the mouse has left, and one dropdown closes the other', async ({
  page,
}) => {
  const trigger = button(page, 'Country: Singapore')
  await trigger.hover()
  await expect(button(page, 'Cambodia')).toBeVisible()
  await leave(page)
  await page.clock.runFor(499)
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(1)
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await expect(button(page, 'Cambodia')).toBeHidden()

  await link(page, 'Products').hover()
  await expect(link(page, 'Strapping Machine')).toBeVisible()
  await trigger.hover()
  await expect(button(page, 'Cambodia')).toBeVisible()
  await expect(link(page, 'Strapping Machine')).toBeHidden()
})

test('a click on what the mouse has opened does not close it', async ({ page }) => {
  for (const [name, inside] of [
    ['Products menu', 'Cash Processing menu'],
    ['Country: Singapore', 'Cambodia'],
  ] as const) {
    await button(page, name).click()
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true')
    await expect(button(page, inside)).toBeVisible()
  }
})

test('a navigation closes the menus', async ({ page }) => {
  for (const [name, path, category] of [
    ['Self Service', '/products/self-service'],
    ['Cash Deposit System', '/products/self-service/cds', 'Self Service'],
    ['All Printers', '/products/printers', 'Printers'],
    ['Products', '/products'],
  ] as const) {
    await test.step(name, async () => {
      await leave(page)
      await link(page, 'Products').hover()
      await expect(link(page, 'Strapping Machine')).toBeVisible()
      if (category) await link(page, category).hover()
      await link(page, name).click()
      await expect(page).toHaveURL(path)
      await expect(button(page, 'Products menu')).toHaveAttribute('aria-expanded', 'false')
      await expect(link(page, 'Strapping Machine')).toBeHidden()
    })
  }
})
