import type { Page } from '@playwright/test'

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
