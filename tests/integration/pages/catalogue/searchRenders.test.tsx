// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useMemo, useState } from 'react'
import { summaries } from 'virtual:catalogue'
import { expect, it } from 'vitest'
import { all } from '../../../../src/content/categories.ts'
import { ProductGrid } from '../../../../src/features/catalogue/cards/ProductGrid.tsx'
import { filterProducts, toSearchable } from '../../../../src/features/catalogue/filterProducts.ts'
import { selectAll } from '../../../support/pages/html.ts'
import { recordReads } from '../../../support/pages/recordReads.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

/** The names of the products whose card was rendered, in order. */
const rendered: string[] = []
const products = recordReads(summaries, 'features', rendered)
const searchable = products.map((product) => toSearchable(product))

const SearchedGrid = () => {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<string>()
  const shown = useMemo(
    () => filterProducts(searchable, { category: all, subcategory: all, search }, 'Singapore'),
    [search],
  )
  const sorted = useMemo(() => (order === undefined ? shown : shown.toReversed()), [shown, order])
  return (
    <>
      <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <button onClick={() => setOrder('weight')}>Sort</button>
      <ProductGrid products={products} shown={sorted} order={order} turned={undefined} />
    </>
  )
}

const shownCards = () => selectAll('li:not([hidden]) > article').length

it('typing a search and deleting it renders no card again', async () => {
  rendered.length = 0
  renderPage(SearchedGrid)
  expect(rendered).toHaveLength(summaries.length)
  rendered.length = 0

  const search = screen.getByRole('searchbox')
  await userEvent.type(search, 'mixed')
  expect(shownCards()).toBeLessThan(summaries.length / 2)
  await userEvent.clear(search)
  expect(shownCards()).toBe(summaries.length)
  expect(rendered).toEqual([])
})

it('another order renders no card again, and shows the contents of the first cards first', async () => {
  renderPage(SearchedGrid)
  rendered.length = 0
  const later = new Set<Node>()
  const observer = new MutationObserver((records) => records.forEach(({ target }) => later.add(target)))
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-later'] })

  await userEvent.click(screen.getByRole('button', { name: 'Sort' }))
  const names = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(names).toEqual(summaries.map(({ name }) => name).toReversed())
  expect(later.size).toBe(summaries.length - 12)
  expect(selectAll('[data-later]')).toHaveLength(0)
  expect(rendered).toEqual([])
  observer.disconnect()
})
