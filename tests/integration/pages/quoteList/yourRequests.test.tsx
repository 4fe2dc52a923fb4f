// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Component as QuoteRoute } from '../../../../src/app/routes/quote.tsx'
import { listReplaced, selectQuoteList } from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { requestReceived, requestsRestored } from '../../../../src/features/requests/keptRequestsSlice.ts'
import { select, selectAll } from '../../../support/pages/html.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

const sentAt = Date.UTC(2026, 10, 23, 12)
const requests = [
  { key: 'a', reference: 'Q-7KX2M9PA', sentAt, machines: [{ id: 5, quantity: 2 }] },
  { key: 'b', reference: 'Q-22222222', sentAt, machines: [] },
]

const open = async () => {
  const { services, store } = renderPage(QuoteRoute)
  await act(() => vi.dynamicImportSettled())
  const regionOf = { name: 'Your requests' }
  expect(screen.queryByRole('region', regionOf), 'without a request').toBe(null)
  act(() => void store.dispatch(requestsRestored({ keeps: true, requests })))
  await act(() => vi.dynamicImportSettled())
  const region = await screen.findByRole('region', regionOf)
  await within(region).findByRole('heading', { name: 'Q-7KX2M9PA, sent on November 23, 2026' })
  return {
    store,
    services,
    region,
    button: (name: string) => within(region).queryByRole('button', { name }),
    press: (name: string) => userEvent.click(within(region).getByRole('button', { name })),
    keeps: within(region).getByRole<HTMLInputElement>('checkbox', {
      name: 'Keep my requests on this device',
    }),
  }
}

it('fills the list with the products of a request', async () => {
  const { store, region, press, button } = await open()
  expect(region.textContent).toContain('2 x MC 280 Mixed-Value Money Counter (No 005)')
  act(() => void store.dispatch(listReplaced([{ id: 36, quantity: 1 }])))
  await press('Ask again: Q-7KX2M9PA')
  expect(selectQuoteList(store.getState())).toEqual([
    { id: 36, quantity: 1 },
    { id: 5, quantity: 2 },
  ])
  const said = selectAll('[aria-live]', region).map(({ textContent }) => textContent)
  expect(said).toContain('The products of Q-7KX2M9PA are on your quote list.')
  expect(button('Ask again: Q-22222222'), 'a request without machines').toBe(null)
})

it('shows products that have left the catalogue, and fills the list without them', async () => {
  const { store, region, press, button } = await open()
  const gone = { id: 999, quantity: 3 }
  const later = [
    { ...requests[0], machines: [{ id: 5, quantity: 2 }, gone] },
    { ...requests[1], machines: [gone] },
  ]
  act(() => void store.dispatch(requestsRestored({ keeps: true, requests: later as typeof requests })))
  expect(region.textContent).toContain('3 x product (No 999)')
  await press('Ask again: Q-7KX2M9PA')
  expect(selectQuoteList(store.getState())).toEqual([{ id: 5, quantity: 2 }])
  const said = selectAll('[aria-live]', region).map(({ textContent }) => textContent)
  expect(said).toContain('The products of Q-7KX2M9PA are on your quote list. No longer offered: 1.')
  expect(button('Ask again: Q-22222222'), 'a request of which nothing is offered').toBe(null)
})

it('removes a request and keeps the focus', async () => {
  const { region, press } = await open()
  await press('Remove Q-7KX2M9PA')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Q-22222222')
  await press('Remove Q-22222222')
  expect(document.activeElement?.textContent).toBe('Your requests')
  expect(within(region).queryByRole('listitem')).toBe(null)
  expect(select('[aria-live]', region)?.textContent).toBe('Q-22222222 has been removed.')
})

it('deletes all by the switch, which stays and is remembered, and keeps no other', async () => {
  const { store, services, region, keeps } = await open()
  expect(keeps.checked).toBe(true)
  await userEvent.click(keeps)
  act(() => void store.dispatch(requestReceived({ key: 'c', reference: 'Q-33333333', machines: [] })))
  expect(keeps.checked).toBe(false)
  expect(within(region).getByText('The requests kept here have been deleted.')).toBeTruthy()
  expect(region.textContent).not.toContain('Q-')
  expect(services.stored.get('quoteRequests')).toBe('{"version":1,"keeps":false,"requests":[]}')
  await userEvent.click(keeps)
  expect(keeps.checked).toBe(true)
})
