import { expect, type Locator, type Page } from '@playwright/test'
import { fixtureProducts } from '../site/fixtureProducts.ts'
import { visit } from './site.ts'
import { comparisonOf } from './views/comparison.ts'
import { finderOf } from './views/finder.ts'
import { modelView } from './views/model.ts'

/** What an address shows last: parts whose scripts and data are loaded after hydration. */
const latePartsOf = (page: Page, address: string): Locator[] => {
  const { pathname, search } = new URL(address, 'http://localhost')
  if (pathname === '/get-quote') {
    const list = page.getByRole('region', { name: 'Your quote list' })
    const empty = list.getByText('Nothing is on it yet.')
    return [
      empty.or(list.getByRole('button', { name: 'Clear list' })),
      empty.or(page.getByText(/^Site preparation/)),
    ]
  }
  if (pathname === '/compare' && search !== '') return [comparisonOf(page).region]
  if (pathname === '/find' && search !== '') return [finderOf(page).cards.first()]
  const [, id] = /^\/products\/(\d+)$/.exec(pathname) ?? []
  if (id !== undefined) {
    const hasModel = fixtureProducts.find((product) => product.id === Number(id))?.model !== undefined
    return hasModel ? [modelView(page).open] : []
  }
  return pathname.startsWith('/products')
    ? [page.getByRole('main').getByRole('button', { name: 'Table', exact: true })]
    : []
}

/** Waits until the page of an address shows all its parts, also those that are loaded after hydration. */
export const expectWhole = async (page: Page, address: string): Promise<void> => {
  for (const part of latePartsOf(page, address)) await expect(part).toBeVisible()
}

/** Opens a page as a visitor of a country and waits until it shows all its parts. */
export const visitWhole: typeof visit = async (page, address, country) => {
  await visit(page, address, country)
  await expectWhole(page, address)
}
