import type { Page } from '@playwright/test'
import { holdBack } from '../../support/browser/holdBack.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

const main = [
  ['Home', '/'],
  ['Products', '/products'],
  ['About', '/about'],
  ['Contact', '/contact'],
]

const products = [
  ['Cash Processing', '/products/cash-processing'],
  ['Money Counter', '/products/cash-processing/money-counter'],
  ['Currency Sorter', '/products/cash-processing/currency-sorter'],
  ['Multi-Pocket Sorter', '/products/cash-processing/multi-pocket-sorter'],
  ['Coin Sorter', '/products/cash-processing/coin-sorter'],
  ['Payment System', '/products/payment-system'],
  ['Retail', '/products/payment-system/retail'],
  ['Banking CIT', '/products/payment-system/banking-cit'],
  ['Self Service', '/products/self-service'],
  ['Self-Checkout', '/products/self-service/self-checkout'],
  ['Cash Deposit System', '/products/self-service/cds'],
  ['Printers', '/products/printers'],
  ['All Printers', '/products/printers'],
  ['Strapping Machine', '/products/strapping-machine'],
  ['Accessories', '/products/accessories'],
]

const inside = (tree: string[][]) => [...main.slice(0, 2), ...tree, ...main.slice(2)]

/** The links of a landmark in their order, hidden ones included: menus are in the page before they open. */
const linksOf = (page: Page, landmark: string) =>
  page
    .locator(landmark)
    .locator('a')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))

const wide = 'nav[aria-label="Main"]'
const narrow = 'nav[aria-label="Main, phone"]'

test('the navigation is the tree of the specification; on a phone it begins with All Products', async ({
  page,
}) => {
  await visit(page, '/services', 'Singapore')
  expect(await linksOf(page, wide)).toEqual(inside(products))
  expect(await linksOf(page, narrow)).toEqual([
    ['Home', '/'],
    ['All Products', '/products'],
    ...products,
    ['About', '/about'],
    ['Contact', '/contact'],
  ])
})

test("Cambodia's menus have no coin sorter", async ({ page }) => {
  await visit(page, '/services', 'Cambodia')
  for (const menu of [wide, narrow]) {
    const names = (await linksOf(page, menu)).map(([text]) => text)
    expect(names).toContain('Multi-Pocket Sorter')
    expect(names).not.toContain('Coin Sorter')
  }
})

test('a page that is on its way shows so', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/contact-*.js')
  await visit(page, '/about')
  const bar = page.locator('[data-navigating]')
  await expect(bar).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(bar).toBeVisible()
  letThrough()
  await expect(page).toHaveURL('/contact')
  await expect(bar).toHaveCount(0)
})
