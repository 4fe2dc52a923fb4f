// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ModalHost } from '../../../../src/app/layout/ModalHost.tsx'
import { Component as HomeRoute } from '../../../../src/app/routes/home.tsx'
import { countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import {
  productAdded,
  productRemoved,
  selectQuoteList,
} from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { Header } from '../../../../src/features/header/Header.tsx'
import { selectNotices } from '../../../../src/features/notices/noticesSlice.ts'
import { focused, select } from '../../../support/pages/html.ts'
import { productIds } from '../../../support/pages/quoteLists.ts'
import { renderAddress, renderPage } from '../../../support/pages/renderPage.tsx'
import { nameOf } from '../../../support/site/fixtureProducts.ts'

/** The bar of a product, which only phones show, has another. */
const outsideBar = ':not(.quote-bar *)'
const addButton = (id: number) =>
  screen.getByLabelText(`Add to quote list: ${nameOf(id)}`, { selector: outsideBar })
const addedButton = (id: number) =>
  screen.getByLabelText(`In your quote list: ${nameOf(id)}, remove`, { selector: outsideBar })
const titles = ({ store }: ReturnType<typeof renderPage>) =>
  selectNotices(store.getState()).map(({ title, description }) => [title, description])

const openPreview = async () => {
  const view = renderPage(() => (
    <>
      <HomeRoute />
      <ModalHost />
    </>
  ))
  await userEvent.click(screen.getByLabelText(`View Details: ${nameOf(5)}`))
  await act(() => vi.dynamicImportSettled())
  const dialog = await screen.findByRole('dialog')
  expect(dialog.contains(addButton(5))).toBe(true)
  return view
}

/** A list of the catalogue, by the keyboard at the button of a card. */
const comeToCard = async () => {
  const view = await renderAddress('/products')
  act(() => screen.getByLabelText(`View Details: ${nameOf(5)}`).focus())
  await userEvent.tab()
  await userEvent.tab()
  expect(focused()).toBe(addButton(5))
  return view
}

describe('the button of a product', () => {
  it.each([
    ['on its page', () => renderAddress('/products/5')],
    ['in its preview on the home page', openPreview],
    ['on its card, two tabs after View Details,', comeToCard],
  ])('%s adds it and takes it away again', async (_where, open) => {
    const view = await open()
    await userEvent.click(addButton(5))
    expect(titles(view)).toEqual([['Added to your quote list', nameOf(5)]])
    expect(addedButton(5).textContent).toBe('In your quote list')
    expect(focused()).toBe(addedButton(5))
    expect(view.services.stored.get('quoteList')).toBe('{"version":1,"machines":[{"id":5,"quantity":1}]}')
    await userEvent.keyboard('{Enter}')
    expect(addButton(5).textContent).toBe('Add to quote list')
    expect(view.services.stored.get('quoteList')).toBe('{"version":1,"machines":[]}')
  })

  it('is on every card once', async () => {
    const view = await renderAddress('/products')
    act(() => void view.store.dispatch(countrySelected('Singapore')))
    for (const id of productIds) addButton(id)
  })
})

it('the header counts the products', () => {
  const { store } = renderPage(Header)
  const link = screen.getByRole('link', { name: 'Get a Quote' })
  const shown = () => select('[data-count]', link)?.dataset.count
  expect([link.getAttribute('aria-label'), shown()]).toEqual([null, '0'])
  for (const [id, label] of [
    [36, 'Get a Quote, 1 product in your list'],
    [5, 'Get a Quote, 2 products in your list'],
  ] as const) {
    act(() => void store.dispatch(productAdded({ id, name: nameOf(id) })))
    expect(link.getAttribute('aria-label')).toBe(label)
  }
  expect(shown()).toBe('2')
  act(() => void store.dispatch(productRemoved(36)))
  expect(shown()).toBe('1')
})

it('Get Free Quote of a product adds it once and leads to the form', async () => {
  const view = await renderAddress('/products/5')
  /** By the first link, or by that of the bar at the bottom of a phone. */
  const ask = async (which: 0 | 1) => {
    const link = screen.getAllByText('Get Free Quote')[which]
    expect(link?.getAttribute('href')).toBe('/get-quote')
    if (link) await userEvent.click(link)
    await act(() => vi.dynamicImportSettled())
    expect(view.router.state.location.pathname).toBe('/get-quote')
    expect(selectQuoteList(view.store.getState())).toEqual([{ id: 5, quantity: 1 }])
    expect(titles(view), 'nothing is added the second time').toHaveLength(1)
  }
  await ask(0)
  await act(() => view.router.navigate('/products/5'))
  await act(() => vi.dynamicImportSettled())
  await ask(1)
})
