// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { listReplaced, selectQuoteList } from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { toStoredList } from '../../../../src/domain/quoteList/storedList.ts'
import { focused } from '../../../support/pages/html.ts'
import { listOf } from '../../../support/pages/quoteLists.ts'
import { errorOf, submit } from '../../../support/pages/quotePage.ts'
import { renderAddress } from '../../../support/pages/renderPage.tsx'
import { renderSite, settle } from '../../../support/pages/renderSite.ts'

const title = 'The link you opened contains a different list'

it('fills an empty list without its wrong parts, and is removed from the address', async () => {
  const { router, store, services } = await renderAddress('/get-quote?list=5x2,1x1,36x0,<b>,36x1')
  await act(() => vi.dynamicImportSettled())
  const two = listOf('5x2,36x1')
  expect(selectQuoteList(store.getState())).toEqual(two)
  expect(services.stored.get('quoteList')).toBe(toStoredList(two))
  expect(router.state.location).toMatchObject({ pathname: '/get-quote', search: '' })
  expect(screen.queryByRole('region', { name: title })).toBe(null)
})

it.each([
  ['Keep my list', [{ id: 5, quantity: 2 }]],
  ['Use this list', [{ id: 36, quantity: 1 }]],
])("%s keeps the form's errors, and takes the list from the address", async (name, list) => {
  const { router, store, services } = await renderAddress('/get-quote')
  act(() => void store.dispatch(listReplaced([{ id: 5, quantity: 2 }])))
  await act(() => router.navigate('/get-quote?list=36x1'))
  await act(() => vi.dynamicImportSettled())
  const offer = within(await screen.findByRole('region', { name: title }))
  expect(offer.getByText('1 x BS 4 Multi-Pocket Sorter, 4+1 Pockets (No 036)')).toBeTruthy()
  expect(selectQuoteList(store.getState()), 'until the visitor chooses').toEqual([{ id: 5, quantity: 2 }])
  await submit()
  const message = errorOf('firstName')
  expect(message).not.toBe(null)
  await userEvent.click(offer.getByRole('button', { name }))
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('region', { name: title })).toBe(null)
  expect(focused()?.textContent).toBe('Your quote list')
  expect(router.state.location).toMatchObject({ pathname: '/get-quote', search: '' })
  expect(selectQuoteList(store.getState())).toEqual(list)
  expect(services.stored.get('quoteList')).toBe(toStoredList(list))
  expect(errorOf('firstName')).toBe(message)
})

it.each(['Clear list', 'Remove MC 280 Mixed-Value Money Counter'])(
  'a linked list is still offered after %s, and after a jump in Redux DevTools to that state',
  async (name) => {
    const { router, store, devTools } = await renderSite('/get-quote')
    act(() => void store.dispatch(listReplaced([{ id: 5, quantity: 2 }])))
    await act(() => router.navigate('/get-quote?list=36x1'))
    await settle()
    await userEvent.click(screen.getByRole('button', { name }))
    await settle()
    const offer = () => within(screen.getByRole('region', { name: title }))
    expect(offer().getByText(/^1 x BS 4/)).toBeTruthy()
    expect(screen.getByText(/^Nothing is on it yet\./)).toBeTruthy()
    const emptied = devTools.log().findLastIndex((type) => type.startsWith('quoteList/'))
    await act(() => router.navigate('/about'))
    await settle()
    act(() => devTools.jumpTo(emptied))
    await settle()
    expect(offer().getByText(/^1 x BS 4/)).toBeTruthy()
    act(() => devTools.jumpTo(devTools.log().length - 1))
    await act(() => router.navigate(-1))
    await settle()
    expect(selectQuoteList(store.getState()), 'a new visit').toEqual([{ id: 36, quantity: 1 }])
  },
)
