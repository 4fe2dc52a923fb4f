// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { countLine, shownCards, typeSearch } from '../../../support/pages/cataloguePage.ts'
import { renderSite, settle } from '../../../support/pages/renderSite.ts'

const suggestions = () => within(screen.getByRole('list', { name: 'Suggestions' }))

it('a search by a currency that finds nothing has links to the products that read it', async () => {
  const { address } = await renderSite('/products?q=baht')
  expect(screen.getByText('No products found matching your criteria.')).toBeTruthy()
  expect(screen.getByText('No name or feature has “baht”. You may mean:')).toBeTruthy()
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
