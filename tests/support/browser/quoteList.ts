import type { Locator, Page } from '@playwright/test'
import { products } from './products.ts'

export const nameOf = (id: number): string => products.find((product) => product.id === id)?.name ?? ''

/** The button of a machine, whichever of its two labels it has. */
export const listButton = (page: Page, id: number): Locator =>
  page.locator(`[data-machine="${id}"]`).filter({ visible: true })

export const addButton = (page: Page, id: number): Locator =>
  page.getByRole('button', { name: `Add to quote list: ${nameOf(id)}`, exact: true })

export const addedButton = (page: Page, id: number): Locator =>
  page.getByRole('button', { name: `In your quote list: ${nameOf(id)}, remove`, exact: true })

export const storedList = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('quoteList'))

/** Opens every page of this visitor with a list in storage, until the page itself changes it. */
export const withStoredList = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript((stored) => {
    if (localStorage.getItem('quoteList') === null) localStorage.setItem('quoteList', stored)
  }, text)

/** The header's link to the form, which tells the number of machines. */
export const quoteLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
