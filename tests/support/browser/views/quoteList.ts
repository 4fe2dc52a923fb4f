import { expect, type Locator, type Page } from '@playwright/test'
import { nameOf } from '../../site/fixtureProducts.ts'

export const addButton = (page: Page, id: number): Locator =>
  page.getByRole('button', { name: `Add to quote list: ${nameOf(id)}`, exact: true })

export const addedButton = (page: Page, id: number): Locator =>
  page.getByRole('button', { name: `In your quote list: ${nameOf(id)}, remove`, exact: true })

/** The button of a product, whichever of its two labels it has. */
export const listButton = (page: Page, id: number): Locator =>
  addButton(page, id).or(addedButton(page, id)).filter({ visible: true })

/** The stored products as JSON. */
const storedList = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const text = localStorage.getItem('quoteList')
    if (text === null) return null
    const { machines } = JSON.parse(text) as { machines: unknown }
    return JSON.stringify(machines)
  })

/** Waits until these products are stored, as JSON. */
export const expectStoredList = (page: Page, text: string): Promise<void> =>
  expect.poll(() => storedList(page)).toBe(text)

/** Opens every page of this visitor with these products, as JSON, in storage, until the page changes them. */
export const withStoredList = (page: Page, products: string): Promise<unknown> =>
  page.addInitScript((stored) => {
    if (localStorage.getItem('quoteList') === null) localStorage.setItem('quoteList', stored)
  }, `{"version":1,"machines":${products}}`)

/** Opens every page of this visitor with requests that were kept, until the page itself changes them. */
export const withStoredRequests = (page: Page, requests: readonly object[]): Promise<unknown> =>
  page.addInitScript(
    (text) => {
      if (localStorage.getItem('quoteRequests') === null) localStorage.setItem('quoteRequests', text)
    },
    JSON.stringify({ version: 1, keeps: true, requests }),
  )

/** The header's link to the form, which tells the number of products. */
export const quoteLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
