// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { summaries } from 'virtual:catalogue'
import * as data from 'virtual:figures'
import { expect, it } from 'vitest'
import { all } from '../../../../src/content/categories.ts'
import { useAppSelector } from '../../../../src/domain/state/hooks.ts'
import { plainSelection } from '../../../../src/features/catalogue/cataloguePath.ts'
import { selectCatalogue } from '../../../../src/features/catalogue/catalogueSlice.ts'
import { arrange } from '../../../../src/features/catalogue/filters/arrange.ts'
import { facetsOf } from '../../../../src/features/catalogue/filters/facets.ts'
import { ProductTable } from '../../../../src/features/catalogue/table/ProductTable.tsx'
import { selectAll } from '../../../support/pages/html.ts'
import { recordReads } from '../../../support/pages/recordReads.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

/** The names of the products whose row was rendered, in order. */
const rendered: string[] = []
const products = recordReads(summaries, 'name', rendered)
const facets = facetsOf(summaries, { category: all, subcategory: all }, data)

const SortedTable = () => {
  const { order } = useAppSelector(selectCatalogue)
  const arrangement = arrange(facets, products, { ...plainSelection, order }, data.figures)
  return <ProductTable arrangement={arrangement} />
}

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

it('the other direction renders no row again, and another column moves one cell of each row', async () => {
  renderPage(SortedTable)
  await userEvent.click(screen.getByRole('button', { name: /^Height/ }))
  expect(headings()[1]).toMatch(/^Height ↓/)
  rendered.length = 0
  await userEvent.click(screen.getByRole('button', { name: /^Height/ }))
  expect(headings()[1]).toMatch(/^Height ↑/)
  expect(rendered).toEqual([])

  const cells = selectAll('tbody td')
  await userEvent.click(screen.getByRole('button', { name: /^Weight/ }))
  expect(headings().slice(0, 2)).toEqual(['Machine', expect.stringMatching(/^Weight ↓/)])
  const kept = new Set(cells)
  // Of each row one cell went, that of the column before, and one came.
  expect(selectAll('tbody td').filter((cell) => !kept.has(cell))).toHaveLength(summaries.length)
})
