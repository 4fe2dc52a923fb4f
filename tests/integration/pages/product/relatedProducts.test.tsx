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

it('three similar products are told apart by their figures, and lead to their pages', async () => {
  const { similar } = relatedOf(5)
  expect(similar).toHaveLength(3)
  const { router } = await renderAddress('/products/5')
  expect(cardsOf('Similar machines')).toEqual(cards(similar))
  const [first] = similar
  await act(() => router.navigate(`/products/${first?.id}`))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(first?.name)
  expect(cardsOf('Similar machines')).toEqual(cards(relatedOf(first?.id ?? 0).similar))
})

it('a strapping machine names its tape, and a tape the machines that it fits', async () => {
  const { router } = await renderAddress('/products/50')
  expect(cardsOf('Goes with it')).toEqual(cards(relatedOf(50).fitting))
  expect(cardsOf('Goes with it')?.map(([, href]) => href)).toEqual(['/products/52', '/products/54'])
  expect(cardsOf('Goes with it')?.[1]?.[0]).toContain('Without printing')
  await act(() => router.navigate('/products/54'))
  expect(cardsOf('Fits these machines')?.map(([, href]) => href)).toEqual(['/products/49', '/products/50'])
  expect(cardsOf('Goes with it')).toBeNull()
})

it('what a country is not offered is no similar product there', async () => {
  const { store } = await renderAddress('/products/18')
  expect(cardsOf('Similar machines')).toBeNull()
  act(() => void store.dispatch(countrySelected('Singapore')))
  expect(cardsOf('Similar machines')).toHaveLength(1)
})
