import type { Page } from '@playwright/test'
import { catalogueOf, namesFor } from '../../support/browser/catalogue.ts'
import { selectCountry } from '../../support/browser/country.ts'
import { actionLog, indexOf, jumpTo, openDevTools } from '../../support/browser/devTools.ts'
import { settled, shiftsOf, watchShifts } from '../../support/browser/layoutShifts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  test,
  visit,
} from '../../support/browser/site.ts'

const counters = '/products/cash-processing/money-counter'

const filtersOf = (page: Page) => {
  const main = page.getByRole('main')
  return {
    button: main.getByRole('button', { name: /^Filters/ }),
    group: page.getByRole('group', { name: 'Filters' }),
    choice: (name: RegExp) => page.getByRole('checkbox', { name }),
    chips: main.getByRole('list', { name: 'Active filters' }).getByRole('button'),
  }
}

test('figures narrow the list, and address, chips, counts and Back agree', async ({ page }) => {
  await visit(page, counters)
  const { button, group, choice, chips } = filtersOf(page)
  const { count, names } = catalogueOf(page)
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)

  await choice(/^UV \(6\)$/).check()
  await choice(/^MG \(5\)$/).check()
  await expect(page).toHaveURL(`${counters}?detection=uv,mg`)
  await expect(count).toHaveText('Money Counter · 5 products')
  await group.getByRole('combobox', { name: 'Hopper' }).selectOption({ label: 'At least 400 notes (3)' })
  await expect(count).toHaveText('Money Counter · 3 products')
  await expect(page).toHaveURL(`${counters}?detection=uv,mg&hopper=400`)
  await expect(button).toHaveText('Filters (3)')
  await expect(choice(/^Double notes/)).toBeEnabled()
  await expect(choice(/^KRW \(1\)$/)).toBeEnabled()

  await page.goBack()
  await expect(count).toHaveText('Money Counter · 5 products')
  await expect(chips).toHaveText(['Detection UV', 'Detection MG', 'Clear Filters'])
  await page.goForward()
  await page.reload()
  await expect(names).toHaveCount(3)

  await page.getByRole('button', { name: 'Remove filter: Detection UV' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove filter: Detection MG' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove filter: Hopper at least 400 notes' }).press('Enter')
  await page.getByRole('button', { name: 'Remove filter: Detection MG' }).press('Enter')
  await expect(button).toBeFocused()
  await expect(page).toHaveURL(counters)
  await expect(names).toHaveText(namesFor({ category: 'cash-processing', subcategory: 'money-counter' }))
})

test('a value that would leave nothing cannot be chosen, and one that is chosen can go', async ({ page }) => {
  await visit(page, `${counters}?q=mc 120&detection=uv&speed=5000`)
  const { button, choice } = filtersOf(page)
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible()
  await button.click()
  await expect(choice(/^UV \(0\)$/)).toBeEnabled()
  await expect(choice(/^MG \(0\)$/)).toBeDisabled()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/products')
  await expect(catalogueOf(page).names).toHaveText(namesFor({}))
})

test('another category drops what does not apply, another country counts its own', async ({ page }) => {
  await visit(page, '/products/cash-processing?currency=USD&detection=uv&speed=1000&pockets=2&x=1')
  const { category, count } = catalogueOf(page)
  const { button, chips } = filtersOf(page)
  await expect(chips).toHaveCount(4)
  await selectCountry(page, 'Singapore')
  // Coins and notes a minute do not compare.
  await expect(chips).toHaveText(['Currencies USD', 'Detection UV', 'Clear Filters'])
  await category.selectOption('self-service')
  await expect(page).toHaveURL('/products/self-service?currency=USD')
  await expect(count).toHaveText('Self Service · 2 products')
  await expect(button).toHaveText('Filters (1)')
})

test(
  'on a phone the filters open over the page and give the focus back',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, counters)
    const { button, choice } = filtersOf(page)
    await button.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await expect(drawer).toBeVisible()
    await choice(/^IR/).check()
    await expect(drawer.getByRole('status')).toHaveText('6 products')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveText('Filters (1)')
    await button.press('Enter')
    await drawer.getByRole('button', { name: 'Show 6 products' }).click()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(`${counters}?detection=ir`)
    await expectNoSidewaysScroll(page)
  },
)

test('the table has a row per machine and sorts by its headings', { tag: '@phone' }, async ({ page }) => {
  await visit(page, counters)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(page).toHaveURL(`${counters}?view=table`)
  const rows = main.getByRole('rowheader')
  await expect(rows).toHaveText(namesFor({ category: 'cash-processing', subcategory: 'money-counter' }))
  await expect(catalogueOf(page).cards.locator('visible=true')).toHaveCount(0)

  const weight = main.getByRole('columnheader', { name: /^Weight/ })
  await weight.getByRole('button').press('Enter')
  await expect(weight).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(`${counters}?sort=-weight&view=table`)
  await weight.getByRole('button').press('Enter')
  await expect(weight).toHaveAttribute('aria-sort', 'ascending')
  await expect(weight.getByRole('button')).toBeFocused()
  await expect(main.getByRole('columnheader').nth(1)).toHaveText(/^Weight/)
  // The table was scrolled to the heading, and is scrolled back to where it stands now.
  await expect(weight.getByRole('button')).toBeInViewport({ ratio: 1 })
  await expect(rows.first()).toHaveText(/^MC 200/)
  await expect(main.getByRole('combobox', { name: 'Sort by' })).toHaveValue('weight')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const table = main.getByRole('region', { name: 'Table of machines' })
  const width = await table.evaluate((region) => region.scrollWidth - region.clientWidth)
  expect(width > 0).toBe(true)
  await table.evaluate((region) => region.scrollTo(400, 0))
  const name = await rows.first().boundingBox()
  expect(name?.x).toBeLessThan(isPhone(page) ? 30 : 60)

  await rows.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^MC 200/)
  await page.getByRole('link', { name: 'Back to Products' }).first().click()
  await expect(page).toHaveURL(`${counters}?sort=weight&view=table`)
  await main.getByRole('button', { name: 'Cards' }).click()
  await expect(catalogueOf(page).names.first()).toHaveText(/^MC 200/)
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Speed, highest first')
  await expect(catalogueOf(page).names.first()).toHaveText(/^MC 160/)
})

test('a jump in DevTools brings filters, order and view back with their address', async ({ page }) => {
  await openDevTools(page)
  await visit(page, counters)
  const { button, choice, chips } = filtersOf(page)
  const main = page.getByRole('main')
  await button.click()
  await choice(/^UV/).check()
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption('-speed')
  await main.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(page).toHaveURL(`${counters}?detection=uv&sort=-speed&view=table`)
  // The address of a choice is the event after it.
  await jumpTo(page, (await indexOf(page, 'catalogue/filterChanged')) + 1)
  await expect(page).toHaveURL(`${counters}?detection=uv`)
  await expect(catalogueOf(page).names).toHaveCount(6)
  await jumpTo(page, 0)
  await expect(chips).toHaveCount(0)
  await jumpTo(page, (await actionLog(page)).length - 1)
  await expect(page).toHaveURL(`${counters}?detection=uv&sort=-speed&view=table`)
  await expect(main.getByRole('rowheader').first()).toHaveText(/^MC 160/)
})

test('nothing moves while the tools arrive', { tag: '@phone' }, async ({ page }) => {
  await watchShifts(page)
  await visit(page, counters)
  await expect(filtersOf(page).button).toBeVisible()
  await settled(page)
  expect(await shiftsOf(page)).toEqual([])
})
