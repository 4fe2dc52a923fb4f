// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { relatedTo } from '../../../../scripts/build/relatedTo.ts'
import { countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import { renderAddress } from '../../../support/pages/renderPage.tsx'
import { fixtureProducts, productOf } from '../../../support/site/fixtureProducts.ts'

const relatedOf = (id: number) => relatedTo(productOf(id), fixtureProducts)

/** The texts of its cards with the addresses they lead to; null where there is no such section. */
const cardsOf = (name: string) => {
  const section = screen.queryByRole('region', { name })
  return (
    section &&
    within(section)
      .getAllByRole('listitem')
      .map((card) => [
        card.textContent.replaceAll('\u00a0', ' '),
        within(card).getByRole('link').getAttribute('href'),
      ])
  )
}

const cards = (related: readonly { id: number; name: string; note: string }[]) =>
  related.map(({ id, name, note }) => [name + note, `/products/${id}`])

it('three similar products name their differences in figures, and lead to their pages', async () => {
  const { similar } = relatedOf(5)
  expect(similar).toHaveLength(3)
  const { router } = await renderAddress('/products/5')
  expect(cardsOf('Similar products')).toEqual(cards(similar))
  const [first] = similar
  await act(() => router.navigate(`/products/${first?.id}`))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(first?.name)
  expect(cardsOf('Similar products')).toEqual(cards(relatedOf(first?.id ?? 0).similar))
})

it('a country sees no similar products that it is not offered', async () => {
  const { store } = await renderAddress('/products/18')
  expect(cardsOf('Similar products')).toBeNull()
  act(() => void store.dispatch(countrySelected('Singapore')))
  expect(cardsOf('Similar products')).toHaveLength(1)
})
