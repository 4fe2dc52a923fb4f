import { clearAllListeners } from '@reduxjs/toolkit'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import { Component as QuoteRoute } from '../../../src/app/routes/quote.tsx'
import { makeStore } from '../../../src/app/store.ts'
import type { QuoteField, QuoteValues } from '../../../src/domain/contract/quoteFields.ts'
import { spamHeaders } from '../../../src/domain/contract/relay.ts'
import { pageVisited } from '../../../src/domain/state/addressSlice.ts'
import { selectNotices } from '../../../src/features/notices/noticesSlice.ts'
import { makeSendQuote } from '../../../src/features/quote/quoteApi.ts'
import { readStoredUnconfirmed } from '../../../src/features/quote/receipts/storedUnconfirmed.ts'
import { subscribeToReturns } from '../../../src/features/quote/receipts/unconfirmedListeners.ts'
import { unconfirmedRestored } from '../../../src/features/quote/receipts/unconfirmedSlice.ts'
import { fakeServices } from './fakes.ts'
import { controlOf, select } from './html.ts'
import { renderPage } from './renderPage.tsx'

/** By its name, which is quicker than its label: that each has its label is in `quoteFields.test.tsx`. */
export const field = (name: QuoteField): HTMLInputElement => {
  const found = select(`form [name=${name}]`)
  if (!found) throw new Error(`no field ${name}`)
  return found as HTMLInputElement
}
export const enter = (name: QuoteField, value: string) => fireEvent.change(field(name), { target: { value } })
export const valueOf = (name: QuoteField) => field(name).value
export const button = (text: string) =>
  controlOf(screen.getByText(text, { selector: 'button, button *' })) as HTMLButtonElement
export const submitButton = () => button('Submit Request')

/** The press, and what the form loads with its first touch. */
export const submit = async () => {
  await userEvent.click(submitButton())
  await act(() => vi.dynamicImportSettled())
}

/** The error that the field's description names; null when there is none. */
export const errorOf = (name: QuoteField) => {
  const described = field(name).getAttribute('aria-describedby') ?? ''
  const id = described.split(' ').find((part) => part.endsWith('-error'))
  return id === undefined ? null : (select(`[id="${id}"]`)?.textContent ?? 'not found')
}

export const draft = () => JSON.parse(sessionStorage.getItem('quoteDraft') ?? 'null') as unknown

export const answers = {
  firstName: 'Sokha',
  lastName: 'Chan',
  email: 'sokha@bank.example',
  phone: '+855 12 345 678',
  message: 'Two counters, please.',
}

export const fill = () => {
  for (const [name, value] of Object.entries(answers)) enter(name as keyof typeof answers, value)
}

/** What a call of `fetch` sends to the relay. */
const readSent = (init: RequestInit = {}) => {
  const headers = new Headers(init.headers)
  const body = typeof init.body === 'string' ? init.body : ''
  return {
    key: headers.get('Idempotency-Key') ?? '',
    request: JSON.parse(body) as QuoteValues,
    signals: {
      honeypotFilled: headers.get(spamHeaders.honeypot) === '1',
      secondsOpen: Number(headers.get(spamHeaders.seconds)),
    },
  }
}

/** The relay, which answers when the test says so. */
const stubRelay = () => {
  const sent: ReturnType<typeof readSent>[] = []
  const due: ((answer: Response | Promise<never>) => void)[] = []
  const sendQuote = makeSendQuote((_address, _limitMs, init) => {
    sent.push(readSent(init))
    return new Promise((resolve) => due.push(resolve))
  })
  const answer = (outcome: Response | Error) =>
    act(async () => {
      due.shift()?.(outcome instanceof Error ? Promise.reject(outcome) : outcome.clone())
      await vi.dynamicImportSettled()
    })
  return { sendQuote, sent, answer }
}

/** The quote page, whose requests go through the site's own adapter. */
export const renderQuote = () => {
  const { sendQuote, sent, answer } = stubRelay()
  const services = fakeServices({ sendQuote })
  const store = makeStore(services)
  store.dispatch(unconfirmedRestored(readStoredUnconfirmed(services)))
  const stopHearing = subscribeToReturns(store, services.events)
  const view = renderPage(QuoteRoute, services, store)
  const titles = () => selectNotices(view.store.getState()).map(({ title }) => title)
  const keys = () => sent.map(({ key }) => key)
  const stop = () => {
    stopHearing()
    store.dispatch(clearAllListeners())
  }
  const visit = (pathname: string) =>
    act(() => void store.dispatch(pageVisited({ pathname, search: '', hash: '' })))
  const visitAnother = () => {
    view.unmount()
    visit('/about')
  }
  const comeBack = () => {
    visit('/get-quote')
    renderPage(QuoteRoute, services, store)
  }
  // The next test has another network, which this store must not use.
  onTestFinished(stop)
  /** Ends the page, its store included, as when the tab is closed or reloaded. */
  const leave = () => {
    view.unmount()
    stop()
  }
  return { ...view, sent, answer, titles, keys, leave, visitAnother, comeBack }
}

/** The quote page, whose filled form was submitted, and what the relay has answered. */
export const submitFilled = async (...outcomes: (Response | Error)[]) => {
  const view = renderQuote()
  fill()
  await submit()
  for (const outcome of outcomes) await view.answer(outcome)
  return view
}

export const accepted = Response.json({ reference: 'Q-7KX2M9PA' })

/** An answer of the relay to a request that it has not delivered (RFC 9457). */
export const problem = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json', ...headers } })

export const networkError = new TypeError('Failed to fetch')
