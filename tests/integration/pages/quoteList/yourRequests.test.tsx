// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Component as QuoteRoute } from '../../../../src/app/routes/quote.tsx'
import { listReplaced, selectQuoteList } from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { requestReceived, requestsRestored } from '../../../../src/features/requests/keptRequestsSlice.ts'
import { focused, select, selectAll } from '../../../support/pages/html.ts'
import { listOf } from '../../../support/pages/quoteLists.ts'
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
  expect(selectQuoteList(store.getState())).toEqual(listOf('36x1,5x2'))
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
  act(
    () =>
      void store.dispatch(
        requestReceived({ key: 'c', reference: 'Q-33333333', machines: [], sentAt: Date.now() }),
      ),
  )
  expect(keeps.checked).toBe(false)
  expect(within(region).getByText('The requests kept here have been deleted.')).toBeTruthy()
  expect(region.textContent).not.toContain('Q-')
  expect(services.stored.get('quoteRequests')).toBe('{"version":1,"keeps":false,"requests":[]}')
  await userEvent.click(keeps)
  expect(keeps.checked).toBe(true)
})

const asked: { address: string; key: string | null }[] = []
const answers: Record<string, Response> = {}

beforeEach(() => {
  asked.length = 0
  for (const address of Object.keys(answers)) Reflect.deleteProperty(answers, address)
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = typeof input === 'string' ? input : 'another address'
    asked.push({ address, key: new Headers(init?.headers).get('idempotency-key') })
    const answer = answers[address]
    return answer ? Promise.resolve(answer.clone()) : Promise.reject(new TypeError('offline'))
  })
  vi.stubGlobal('requestIdleCallback', (call: () => void) => {
    call()
    return 1
  })
})

const settle = () => act(() => vi.dynamicImportSettled())

const openKept = async () => {
  const { store } = renderPage(QuoteRoute)
  const request = { key: 'the-key', reference: 'Q-7KX2M9PA', sentAt: Date.now(), machines: [] }
  act(() => void store.dispatch(requestsRestored({ keeps: true, requests: [request] })))
  await settle()
  const button = screen.getByRole('button', { name: 'Has it arrived? Q-7KX2M9PA' })
  return async (answer?: object, status = 200) => {
    if (answer) answers['/api/requests'] = Response.json(answer, { status })
    await userEvent.click(button)
    await settle()
  }
}

it('a kept request tells whether it has arrived, by its key', async () => {
  const ask = await openKept()
  await ask({ state: 'received', day: null })
  screen.getByText('Received: it is kept with us and will be delivered to our team.')
  await ask({ state: 'undeliverable', day: null })
  screen.getByText(/^Kept with us, but our system could not pass it on/)
  await ask({ state: 'unknown', day: null })
  screen.getByText(
    /^Not known: .* 30 days only\. If you sent it less than 30 days ago, please reach us directly\.$/,
  )
  await ask({ state: 'delivered', day: '2026-11-23' })
  expect(focused()?.textContent).toBe('Delivered to our team on November 23, 2026.')
  expect(screen.queryByRole('button', { name: /Has it arrived/ }), 'a final answer ends the asking').toBe(
    null,
  )
  const keys = asked.filter(({ address }) => address === '/api/requests').map(({ key }) => key)
  expect(keys).toEqual(Array.from({ length: 4 }, () => 'the-key'))
})

it("names the relay's day in a time zone in which it is still the day before", async () => {
  vi.stubEnv('TZ', 'Pacific/Honolulu')
  const ask = await openKept()
  await ask({ state: 'delivered', day: '2026-11-23' })
  screen.getByText('Delivered to our team on November 23, 2026.')
})

it('says when it cannot be answered', async () => {
  const ask = await openKept()
  const failed = 'This cannot be answered at the moment. Please try again later.'
  await ask()
  screen.getByText(failed)
  await ask({ state: 'received', day: null })
  await ask({ state: 'delivered', day: 'no day' })
  screen.getByText(failed)
  await ask({ state: 'received', day: null })
  screen.getByText(/^Received/)
  await ask({ status: 429 }, 429)
  screen.getByText(failed)
  expect(asked.length).toBeGreaterThan(3)
})

it('the page says before the visitor types that requests are delivered later', async () => {
  answers['/api/status'] = Response.json({ delivery: 'delayed' })
  renderPage(QuoteRoute)
  await settle()
  const text = 'Our form service is down at the moment. Your request will be kept'
  const notice = screen.getAllByRole('status').find(({ textContent }) => textContent.startsWith(text))
  const phone = within(notice ?? document.body).getByRole('link', { name: /^\+/ })
  expect(phone.getAttribute('href')).toMatch(/^tel:/)
})

it('says nothing when requests are delivered at once', async () => {
  answers['/api/status'] = Response.json({ delivery: 'ok' })
  renderPage(QuoteRoute)
  await settle()
  expect(new Set(asked.map(({ address }) => address))).toEqual(new Set(['/api/status']))
  expect(screen.queryByText(/form service is down/)).toBe(null)
})
