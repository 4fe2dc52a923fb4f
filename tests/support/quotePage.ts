import { clearAllListeners } from '@reduxjs/toolkit'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { Component as QuoteRoute } from '../../src/app/routes/quote.tsx'
import type { Services } from '../../src/app/services.ts'
import { makeStore } from '../../src/app/store.ts'
import type { QuoteField } from '../../src/domain/contract/quoteFields.ts'
import { selectNotices } from '../../src/features/notices/noticesSlice.ts'
import type { QuoteAnswer } from '../../src/features/quote/quoteListeners.ts'
import {
  readStoredUnconfirmed,
  subscribeToReturns,
} from '../../src/features/quote/receipts/unconfirmedListeners.ts'
import { unconfirmedRestored } from '../../src/features/quote/receipts/unconfirmedSlice.ts'
import { fakeServices } from './fakes.ts'
import { select } from './html.ts'
import { renderPage } from './renderPage.tsx'

const labels: Record<QuoteField, RegExp> = {
  firstName: /^First name/,
  lastName: /^Last name/,
  email: /^Email/,
  phone: /^Phone number/,
  company: /^Company/,
  position: /^Position/,
  country: /^Country/,
  businessType: /^Business type/,
  serviceType: /^Service type/,
  message: /^Message/,
}

export const field = (name: QuoteField): HTMLInputElement => screen.getByLabelText(labels[name])
export const enter = (name: QuoteField, value: string) => fireEvent.change(field(name), { target: { value } })
export const valueOf = (name: QuoteField) => field(name).value
export const button = (text: string) => screen.getByText<HTMLButtonElement>(text, { selector: 'button' })
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

/** The quote page with a relay that answers when the test says so. */
export const renderQuote = () => {
  const sendQuote = vi.fn<Services['sendQuote']>()
  const due: ((answer: QuoteAnswer | Promise<QuoteAnswer>) => void)[] = []
  sendQuote.mockImplementation(() => new Promise((resolve) => due.push(resolve)))
  const answer = (outcome: QuoteAnswer | Error) =>
    act(async () => {
      due.shift()?.(outcome instanceof Error ? Promise.reject(outcome) : outcome)
      await vi.dynamicImportSettled()
    })
  const services = fakeServices({ sendQuote })
  const store = makeStore(services)
  store.dispatch(unconfirmedRestored(readStoredUnconfirmed(services)))
  const stopHearing = subscribeToReturns(store, services.events)
  const view = renderPage(QuoteRoute, services, store)
  const titles = () => selectNotices(view.store.getState()).map(({ title }) => title)
  const keys = () => sendQuote.mock.calls.map(([, key]) => key)
  /** Ends the page, its store included, as when the tab is closed or reloaded. */
  const leave = () => {
    view.unmount()
    stopHearing()
    store.dispatch(clearAllListeners())
  }
  return { ...view, sendQuote, answer, titles, keys, leave }
}

export const accepted: QuoteAnswer = { kind: 'accepted', reference: 'Q-7KX2M9PA' }
export const refused = new Error('refused')
