import type { Page } from '@playwright/test'
import { catalogueOf, namesFor } from '../../support/browser/catalogue.ts'
import { nameOf } from '../../support/browser/quoteList.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'

const roomOf = (page: Page) => {
  const group = page.getByRole('group', { name: 'Fits into' })
  return {
    open: page.getByRole('main').getByRole('button', { name: /^Filters/ }),
    side: (name: 'Width' | 'Depth' | 'Height') => group.getByRole('spinbutton', { name: `${name} in mm` }),
    wrong: group.getByRole('alert'),
    chips: page.getByRole('list', { name: 'Active filters' }).getByRole('button'),
  }
}

test('a place in mm narrows the catalogue, and address, reload, Back and clearing agree', async ({
  page,
}) => {
  await visit(page, '/products', 'Singapore')
  const { open, side, wrong, chips } = roomOf(page)
  const { names } = catalogueOf(page)
  await open.click()
  await side('Width').fill('600')
  await side('Width').press('Tab')
  await expect(page).toHaveURL('/products?fits=600xx')
  await expect(side('Depth'), 'the focus goes on').toBeFocused()
  await side('Height').fill('1400')
  await side('Height').press('Enter')
  await expect(page).toHaveURL('/products?fits=600xx1400')
  await expect(chips).toHaveText('Fits into 600 × any × 1,400 mm')
  await expect(names.filter({ hasText: nameOf(5) })).toHaveCount(1)
  await expect(names.filter({ hasText: nameOf(36) }), 'too wide').toHaveCount(0)
  await expect(names.filter({ hasText: nameOf(39) }), 'too high').toHaveCount(0)

  await side('Width').fill('0')
  await side('Width').press('Enter')
  await expect(wrong).toHaveText('A whole number of mm, from 1 to 99,999, please.')
  await expect(side('Width')).toHaveAccessibleDescription('A whole number of mm, from 1 to 99,999, please.')
  await expect(side('Height')).toHaveValue('1400')
  await expect(page).toHaveURL('/products?fits=600xx1400')
  const [first, last] = [await side('Width').boundingBox(), await side('Height').boundingBox()]
  expect(first?.y, 'the fields stay in line').toBe(last?.y)
  await expectAccessible(page)

  await page.reload()
  await expect(chips).toHaveText('Fits into 600 × any × 1,400 mm')
  await open.click()
  await expect(side('Width')).toHaveValue('600')
  await page.goBack()
  await expect(side('Height')).toHaveValue('')
  await expect(side('Width')).toHaveValue('600')
  await page.goForward()
  await page.getByRole('button', { name: /^Remove filter: Fits into/ }).press('Enter')
  await expect(page).toHaveURL('/products')
  await expect(side('Width')).toHaveValue('')
  await expect(names).toHaveText(namesFor({}, 'Singapore'))
})

test('a machine that fits only turned says so', { tag: '@phone' }, async ({ page }) => {
  const { cards } = catalogueOf(page)
  const sorter = cards.filter({ hasText: nameOf(36) })
  await visit(page, '/products?fits=400x700x')
  await expect(sorter).toContainText('turned by a quarter')
  await expect(cards.filter({ hasText: nameOf(5) })).not.toContainText('turned by a quarter')
  await expectNoSidewaysScroll(page)
  await visit(page, '/products?fits=400xx')
  await expect(sorter, 'without a depth nothing is turned').toHaveCount(0)
})
