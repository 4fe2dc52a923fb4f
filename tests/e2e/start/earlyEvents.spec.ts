import type { Page } from '@playwright/test'
import { holdBack } from '../../support/browser/holdBack.ts'
import { expect, hydrated, test } from '../../support/browser/site.ts'
import { catalogueOf } from '../../support/browser/views/catalogue.ts'
import { barOf, compareBox } from '../../support/browser/views/comparison.ts'
import { addedButton, expectStoredList, listButton } from '../../support/browser/views/quoteList.ts'
import { nameOf } from '../../support/site/fixtureProducts.ts'
import { namesFor } from '../../support/site/namesFor.ts'

/** Opens a page whose scripts do not arrive before the result is called. */
const openHeld = async (page: Page, path: string): Promise<() => void> => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(path)
  return release
}

test('a press before the scripts have loaded takes effect once they have', async ({ page }) => {
  await test.step('a tab', async () => {
    const release = await openHeld(page, '/products/5')
    await page.getByRole('tab', { name: 'Specifications' }).click()
    release()
    await expect(page.getByRole('tab', { name: 'Specifications' })).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('a button that is pressed twice counts once', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    const release = await openHeld(page, '/about')
    const button = page.getByRole('button', { name: /menu/i }).first()
    await button.click()
    await button.click()
    release()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('a wrong form says what is missing, and keeps what was typed', async () => {
    const release = await openHeld(page, '/get-quote')
    await page.getByLabel('First name').fill('Sophea')
    await page.getByRole('button', { name: 'Submit Request' }).click()
    release()
    await expect(page.getByText('Last name is required')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Sophea')
  })
})

test('a link works without scripts, and focus and scroll stay through hydration', async ({ page }) => {
  const release = await openHeld(page, '/products')
  await page.getByLabel('Search products').fill('usb')
  await page.evaluate(() => window.scrollTo(0, 400))
  release()
  await hydrated(page)
  await expect(page.getByLabel('Search products')).toBeFocused()
  await expect(page.getByLabel('Search products')).toHaveValue('usb')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)

  const next = await openHeld(page, '/about')
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page).toHaveURL(/\/contact$/)
  next()
  await hydrated(page)
})

test('scripts wait for the largest picture, but not longer than the page loads', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url())
  })
  const release = await holdBack(page, '**/media/**/*.avif')
  await page.goto('/products/5', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(asked).toEqual([])
  release()
  await hydrated(page)
  expect(asked.length).toBeGreaterThan(2)
})

test('what is typed, chosen and pressed in a list before its scripts counts', async ({ page }) => {
  const release = await openHeld(page, '/products')
  await page.getByLabel('Search products').fill('MP')
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('printers')
  // A product that the list still has then.
  await listButton(page, 45).click()
  await compareBox(page, 45).click()
  release()
  await hydrated(page)
  const { category, names, search, subcategory } = catalogueOf(page)
  await expect(page).toHaveURL('/products/printers?q=MP')
  await expect(names).toHaveText(namesFor({ category: 'printers', search: 'MP' }))
  await expect(search).toHaveValue('MP')
  await expect(category).toHaveValue('printers')
  await expect(subcategory).toBeHidden()
  await expect(addedButton(page, 45)).toBeVisible()
  await expectStoredList(page, '[{"id":45,"quantity":1}]')
  await expect(compareBox(page, 45)).toBeChecked()
  await expect(barOf(page).names).toHaveText([nameOf(45)])

  const next = await openHeld(page, '/products/self-service')
  await page.getByLabel('Subcategory').selectOption('cds')
  next()
  await expect(page).toHaveURL('/products/self-service/cds')
})
