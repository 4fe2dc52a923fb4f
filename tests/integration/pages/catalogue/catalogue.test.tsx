// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import {
  categoryField,
  choose,
  countLine,
  expectFilter,
  optionsOf,
  searchField,
  shownCards,
  subcategoryField,
  typeSearch,
} from '../../../support/pages/cataloguePage.ts'
import { focused, select, selectAll } from '../../../support/pages/html.ts'
import { renderSite, settle } from '../../../support/pages/renderSite.ts'
import { fixtureProducts } from '../../../support/site/fixtureProducts.ts'
import { namesFor } from '../../../support/site/namesFor.ts'

const cashProcessing = { category: 'cash-processing' }

describe('the page of a list', () => {
  it('has its title, its fields, the number found and every product of the country', async () => {
    await renderSite('/products')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Our Product Range')
    expect(document.title).toBe('Our Product Range | Veritally')
    expect(searchField().placeholder).toBe('Search products...')
    expect(optionsOf(categoryField())).toEqual([
      'All categories',
      'Cash Processing',
      'Payment System',
      'Self Service',
      'Printers',
      'Strapping Machine',
      'Accessories',
    ])
    expectFilter({})
    expect(countLine()?.textContent).toBe(`All categories · ${namesFor({}).length} products`)
  })

  it('has cards of picture, name, three features cut at 30 characters, and the way on', async () => {
    await renderSite('/products', { country: 'Singapore' })
    const shown = shownCards().map((card) => ({
      name: select('h2', card)?.textContent,
      pictures: selectAll('img', card).length,
      features: selectAll('li', card).map((item) => item.textContent),
      link: select('a', card)?.getAttribute('href'),
      linkText: select('a', card)?.textContent,
    }))
    expect(shown).toEqual(
      fixtureProducts.map(({ id, name, features }) => ({
        name,
        pictures: 1,
        features: features.slice(0, 3).map((text) => (text.length > 30 ? `${text.slice(0, 30)}...` : text)),
        link: `/products/${id}`,
        linkText: 'View Details',
      })),
    )
  })

  it('has a title and a canonical address that follow the place', async () => {
    await renderSite('/products?q=tape')
    const canonical = () => selectAll('link[rel=canonical]').map((link) => link.getAttribute('href'))
    expect(canonical()).toEqual(['https://www.veritally.example/products'])
    await choose(categoryField(), 'accessories')
    expect(document.title).toBe('Accessories | Products | Veritally')
    expect(canonical()).toEqual(['https://www.veritally.example/products/accessories'])
    await choose(subcategoryField(), 'banding-tape')
    expect(document.title).toBe('Banding Tape | Products | Veritally')
  })

  it('where nothing is found says so, and a button clears every filter and keeps the focus', async () => {
    const { address } = await renderSite('/products/self-service/cds?q=no+such+machine')
    expect(screen.getByText('No products found matching your criteria.')).toBeTruthy()
    expect(countLine()?.textContent).toBe('Cash Deposit System · 0 products')
    expect(shownCards()).toEqual([])
    act(() => screen.getByRole('button', { name: 'Clear Filters' }).focus())
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }))
    await settle()
    expect(address()).toBe('/products')
    expect(focused(), 'the focus is not lost with the button').toBe(countLine())
    expectFilter({})
    expect(subcategoryField()).toBeNull()
  })
})

describe('categories and subcategories', () => {
  it('go to their address, and the focus stays where the visitor filters', async () => {
    const { address } = await renderSite('/products', { country: 'Singapore' })
    act(() => categoryField().focus())
    await choose(categoryField(), 'cash-processing')
    expect(address()).toBe('/products/cash-processing')
    expect(focused()).toBe(categoryField())
    expectFilter(cashProcessing, 'Singapore')
    act(() => subcategoryField()?.focus())
    await choose(subcategoryField(), 'coin-sorter')
    expect(address()).toBe('/products/cash-processing/coin-sorter')
    expect(focused()).toBe(subcategoryField())
    expectFilter({ ...cashProcessing, subcategory: 'coin-sorter' }, 'Singapore')
  })

  it('only a category with subcategories has their dropdown, with those of the country', async () => {
    const { store } = await renderSite('/products')
    const offered: Record<string, string[]> = {}
    for (const { value, textContent } of [...categoryField().options]) {
      await choose(categoryField(), value)
      offered[textContent] = optionsOf(subcategoryField())
    }
    expect(offered).toEqual({
      'All categories': [],
      'Cash Processing': ['All subcategories', 'Money Counter', 'Currency Sorter', 'Multi-Pocket Sorter'],
      'Payment System': ['All subcategories', 'Retail', 'Banking CIT'],
      'Self Service': ['All subcategories', 'Self-Checkout', 'Cash Deposit System'],
      Printers: [],
      'Strapping Machine': [],
      Accessories: ['All subcategories', 'Banding Tape'],
    })
    act(() => void store.dispatch(countrySelected('Singapore')))
    await settle()
    await choose(categoryField(), 'cash-processing')
    expect(optionsOf(subcategoryField()).at(-1)).toBe('Coin Sorter')
  })
})

const suggestions = () => within(screen.getByRole('list', { name: 'Suggestions' }))

it('a search by a currency that finds nothing has links to the products that read it', async () => {
  const { address } = await renderSite('/products?q=baht')
  expect(screen.getByText('No products found matching your criteria.')).toBeTruthy()
  const link = suggestions().getByRole('link', { name: /^\d+ money counters$/ })
  act(() => link.click())
  await settle()
  expect(address()).toBe('/products/cash-processing/money-counter?currency=THB')
  expect(shownCards()).toHaveLength(Number.parseInt(link.textContent, 10))
  expect(countLine()?.textContent).toBe(`Money Counter · ${shownCards().length} products`)
})

it('words of specifications lead to the products whose sheets have them', async () => {
  await renderSite('/products')
  typeSearch('currency updates')
  await settle()
  expect(suggestions().getByText('In the specifications of')).toBeTruthy()
  expect(suggestions().getByRole('link', { name: 'MC 280' }).getAttribute('href')).toBe(
    '/products/5#specifications',
  )
})
