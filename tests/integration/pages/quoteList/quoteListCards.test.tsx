// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { summaries } from 'virtual:catalogue'
import { expect, it } from 'vitest'
import { ProductGrid } from '../../../../src/features/catalogue/cards/ProductGrid.tsx'
import { recordReads } from '../../../support/pages/recordReads.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

it('a press renders the button or box of its own card, and no other card of the catalogue', async () => {
  const rendered: string[] = []
  const products = recordReads(summaries, 'name', rendered)
  const Cards = () => (
    <Profiler id="the grid" onRender={(name) => rendered.push(name)}>
      <ProductGrid products={products} turned={undefined} />
    </Profiler>
  )
  renderPage(Cards)
  expect(rendered).toEqual(expect.arrayContaining(summaries.map((product) => product.name)))
  rendered.length = 0

  const name = 'MC 280 Mixed-Value Money Counter'
  await userEvent.click(screen.getByRole('button', { name: `Add to quote list: ${name}` }))
  expect(new Set(rendered)).toEqual(new Set([name, 'the grid']))
  rendered.length = 0
  await userEvent.click(screen.getByRole('button', { name: `In your quote list: ${name}, remove` }))
  expect(new Set(rendered)).toEqual(new Set([name, 'the grid']))
  rendered.length = 0

  await userEvent.click(screen.getByRole('checkbox', { name: `Compare ${name}` }))
  expect(new Set(rendered)).toEqual(new Set([name, 'the grid']))
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
    screen.getByRole('checkbox', { name: `Compare ${name}` }),
  ])
})
