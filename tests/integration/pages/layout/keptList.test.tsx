// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import { paths } from '../../../../src/domain/routing/paths.ts'
import { expectFilter, shownCards } from '../../../support/pages/cataloguePage.ts'
import { renderSite } from '../../../support/pages/renderSite.ts'

/** What a screen reader finds; a hidden list is not among it. */
const titles = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)

it('keeps the list hidden behind the next pages, and Back shows it', async () => {
  const { go } = await renderSite(paths.catalogue())
  const cards = shownCards()
  const [title] = titles()
  await go(paths.product(5))
  expect(titles()).not.toContain(title)
  await go(paths.about)
  await go(-2)
  expect(titles()).toEqual([title])
  expect(shownCards()).toEqual(cards)
})

it('shows what has changed while the list was hidden', async () => {
  const category = 'cash-processing'
  const { go, store } = await renderSite(paths.catalogue(category))
  await go(paths.product(5))
  act(() => void store.dispatch(countrySelected('Singapore')))
  await go(-1)
  expectFilter({ category }, 'Singapore')
})

it('shows another list in place of the kept one', async () => {
  const { go } = await renderSite(`${paths.catalogue()}?q=mixed`)
  expectFilter({ search: 'mixed' })
  await go(paths.product(5))
  await go(paths.catalogue('cash-processing'))
  expectFilter({ category: 'cash-processing' })
})
