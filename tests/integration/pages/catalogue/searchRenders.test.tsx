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

/** The names of the products whose card was rendered, each twice, as StrictMode does. */
const rendered: string[] = []
const products = recordReads(summaries, 'features', rendered)
const searchable = products.map((product) => toSearchable(product))

const SearchedGrid = () => {
  const [search, setSearch] = useState('')
  const [isReversed, setReversed] = useState(false)
  const shown = useMemo(
    () => filterProducts(searchable, { category: all, subcategory: all, search }, 'Singapore'),
    [search],
  )
  return (
    <>
      <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <button onClick={() => setReversed(true)}>Sort</button>
      <ProductGrid products={isReversed ? shown.toReversed() : shown} turned={undefined} />
    </>
  )
}

it('typing a search renders no card, and deleting it renders only the cards that come back', async () => {
  rendered.length = 0
  renderPage(SearchedGrid)
  expect(new Set(rendered).size).toBe(summaries.length)
  rendered.length = 0

  const search = screen.getByRole('searchbox')
  await userEvent.type(search, 'mixed')
  const found = selectAll('article').length
  expect(found).toBeLessThan(summaries.length / 2)
  expect(rendered).toEqual([])
  await userEvent.clear(search)
  expect(selectAll('article')).toHaveLength(summaries.length)
  expect(new Set(rendered).size).toBe(summaries.length - found)
})

it('another order renders no card again', async () => {
  renderPage(SearchedGrid)
  rendered.length = 0
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }))
  const names = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(names).toEqual(summaries.map(({ name }) => name).toReversed())
  expect(rendered).toEqual([])
})
