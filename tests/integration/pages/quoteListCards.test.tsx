// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { summaries } from 'virtual:catalogue'
import { expect, it } from 'vitest'
import { BareCompareBox } from '../../../src/domain/comparison/CompareBox.tsx'
import { BareListButton } from '../../../src/domain/quoteList/ListButton.tsx'
import { toSearchable } from '../../../src/features/catalogue/filterProducts.ts'
import { ProductGrid } from '../../../src/features/catalogue/ProductGrid.tsx'
import { renderPage } from '../../support/renderPage.tsx'

const products = summaries.map((product) => toSearchable(product))

it('a press renders the button or box of its own card, and no other of the whole catalogue', async () => {
  const rendered: string[] = []
  const Profiled = ({ product }: { product: { id: number; name: string } }) => (
    <Profiler id={product.name} onRender={(name) => rendered.push(name)}>
      <BareListButton product={product} />
    </Profiler>
  )
  const ProfiledBox = ({ product }: { product: { id: number; name: string } }) => (
    <Profiler id={`Compare ${product.name}`} onRender={(name) => rendered.push(name)}>
      <BareCompareBox product={product} />
    </Profiler>
  )
  const Cards = () => (
    <Profiler id="the grid" onRender={(name) => rendered.push(name)}>
      <ProductGrid
        products={products}
        shown={summaries}
        order={undefined}
        turned={undefined}
        ListButton={Profiled}
        CompareBox={ProfiledBox}
      />
    </Profiler>
  )
  renderPage(Cards)
  expect(rendered).toEqual(expect.arrayContaining(summaries.map(({ name }) => name)))
  rendered.length = 0

  const name = 'MC 280 Mixed-Value Money Counter'
  await userEvent.click(screen.getByRole('button', { name: `Add to quote list: ${name}` }))
  expect(rendered).toEqual([name, 'the grid'])
  rendered.length = 0
  await userEvent.click(screen.getByRole('button', { name: `In your quote list: ${name}, remove` }))
  expect(rendered).toEqual([name, 'the grid'])
  rendered.length = 0

  await userEvent.click(screen.getByRole('checkbox', { name: `Compare ${name}` }))
  expect(rendered).toEqual([`Compare ${name}`, 'the grid'])
})
