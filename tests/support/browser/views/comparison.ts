import type { Locator, Page } from '@playwright/test'
import { nameOf } from '../../site/fixtureProducts.ts'
import { expect } from '../site.ts'

export const compareBox = (page: Page, id: number): Locator =>
  page.getByRole('checkbox', { name: `Compare ${nameOf(id)}`, exact: true })

/** The bar that names the chosen products. */
export const barOf = (page: Page) => {
  const bar = page.getByRole('region', { name: 'Machines to compare' })
  return {
    bar,
    names: bar.getByRole('listitem'),
    link: bar.getByRole('link', { name: /^Compare \d machines?$/ }),
  }
}

/** The page of the comparison. */
export const comparisonOf = (page: Page) => {
  const main = page.getByRole('main')
  const table = main.getByRole('table')
  return {
    heading: main.getByRole('heading', { name: 'Compare machines', level: 1 }),
    region: main.getByRole('region', { name: 'Comparison' }),
    table,
    products: table.getByRole('columnheader').getByRole('link'),
    remove: (id: number) => main.getByRole('button', { name: `Remove from comparison: ${nameOf(id)}` }),
  }
}

export const expectCompared = async (page: Page, address: string, ids: readonly number[]): Promise<void> => {
  await expect(page).toHaveURL(address)
  await expect(comparisonOf(page).products).toHaveText(ids.map(nameOf))
}
