import { expect, type Page } from '@playwright/test'
import type { Country } from '../../../../src/content/countries.ts'
import { type Filter, namesFor } from '../../site/namesFor.ts'

export const catalogueOf = (page: Page) => {
  const main = page.getByRole('main')
  const cards = main.getByRole('article')
  return {
    search: main.getByRole('searchbox', { name: 'Search products' }),
    category: main.getByRole('combobox', { name: 'Category', exact: true }),
    subcategory: main.getByRole('combobox', { name: 'Subcategory' }),
    cards,
    names: cards.getByRole('heading'),
    count: main.getByRole('status'),
  }
}

export const expectFilter = async (
  page: Page,
  address: string,
  filter: Filter,
  country: Country = 'Cambodia',
): Promise<void> => {
  const view = catalogueOf(page)
  await expect(page).toHaveURL(address)
  await expect(view.names).toHaveText(namesFor(filter, country))
  await expect(view.search).toHaveValue(filter.search ?? '')
  await expect(view.category).toHaveValue(filter.category ?? 'all')
  if (await view.subcategory.isVisible())
    await expect(view.subcategory).toHaveValue(filter.subcategory ?? 'all')
  else expect(filter.subcategory).toBeUndefined()
}
