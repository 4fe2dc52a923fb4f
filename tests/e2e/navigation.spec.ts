import type { Page } from '@playwright/test'
import { expect, test, visit } from './site.ts'

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

test('the wide navigation is the tree of the specification', async ({ page }) => {
  await visit(page, '/services', 'Singapore')
  expect(await linksOf(page, 'nav[aria-label="Main"]')).toEqual(inside(products))
})

test("the phone's navigation is the same tree below All Products", async ({ page }) => {
  await visit(page, '/services', 'Singapore')
  const tree = [['All Products', '/products'], ...products]
  expect(await linksOf(page, 'nav[aria-label="Main, phone"]')).toEqual([
    ['Home', '/'],
    ...tree,
    ['About', '/about'],
    ['Contact', '/contact'],
  ])
})

for (const name of ['Main', 'Main, phone']) {
  test(`Cambodia's menu has no coin sorter: ${name}`, async ({ page }) => {
    await visit(page, '/services', 'Cambodia')
    const names = (await linksOf(page, `nav[aria-label="${name}"]`)).map(([text]) => text)
    expect(names).toContain('Multi-Pocket Sorter')
    expect(names).not.toContain('Coin Sorter')
  })
}
