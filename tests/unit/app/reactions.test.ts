import { describe, expect, it } from 'vitest'
import { makeStore } from '../../../src/app/store.ts'
import { emptyQuote } from '../../../src/domain/contract/quoteFields.ts'
import { selectNotices } from '../../../src/features/notices/noticesSlice.ts'
import { specDownloadStarted, specFailed, specSaved } from '../../../src/features/product/productListeners.ts'
import type { QuoteAnswer } from '../../../src/features/quote/quoteListeners.ts'
import {
  formErrorsFound,
  quoteAccepted,
  quoteFailed,
  quoteSubmitted,
  quoteUnconfirmed,
  selectQuoteKey,
} from '../../../src/features/quote/quoteSlice.ts'
import { resendStarted, unconfirmedDismissed } from '../../../src/features/quote/receipts/unconfirmedSlice.ts'
import { selectKeptRequests } from '../../../src/features/requests/keptRequestsSlice.ts'
import { fakeServices } from '../../support/pages/fakes.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

const sheet = { name: 'MC 280', pdf: '/specs/mc-280.pdf' }

const signals = { honeypotFilled: false, secondsOpen: 60 }
const submission = { values: emptyQuote, machines: [], request: emptyQuote, signals }

it.each([
  [specDownloadStarted(sheet), 'Preparing download...', 'Your file is being prepared.', 'default'],
  [specSaved(sheet), 'Download complete', 'Finished downloading the MC 280 specs.', 'default'],
  [
    specFailed(sheet),
    'Download failed',
    'Could not download the spec sheet. Please try again.',
    'destructive',
  ],
  [formErrorsFound(), 'Please fix the form errors', '', 'destructive'],
  [
    quoteAccepted({ key: 'key', reference: 'Q-1', sentAt: 0 }),
    'Quote request submitted!',
    'Our team will respond within 24 hours.',
    'default',
  ],
  [
    quoteFailed({ key: 'key', sentAt: 0, refusal: { reason: 'unknown' } }),
    'Submission failed',
    'Please try again later.',
    'destructive',
  ],
])('%j has the notice %s', (event, title, description, tone) => {
  const store = makeStore(fakeServices())
  store.dispatch(event)
  const notice = { title, description, tone, durationMs: 5000 }
  expect(selectNotices(store.getState())).toMatchObject([notice])
})

describe('a quote request', () => {
  it('that is dismissed while it is sent again is kept with its own products and day', async () => {
    const answers = new Map<string, (answer: QuoteAnswer) => void>()
    const store = makeStore(
      fakeServices({
        sendQuote: (_request, key) => new Promise((resolve) => void answers.set(key, resolve)),
      }),
    )
    const products = [{ id: 5, quantity: 2 }]
    const sentAt = Date.now() - 3 * 24 * 60 * 60_000
    const sent = { request: emptyQuote, signals, sentAt }
    store.dispatch(quoteUnconfirmed({ key: 'first', machines: products, ...sent }))
    store.dispatch(resendStarted('first'))
    store.dispatch(unconfirmedDismissed('first'))
    store.dispatch(quoteSubmitted({ ...submission, machines: [{ id: 36, quantity: 1 }] }))
    answers.get('first')?.({ kind: 'accepted', reference: 'Q-1' })
    await settle()
    expect(selectKeptRequests(store.getState()).requests).toMatchObject([
      { key: 'first', reference: 'Q-1', sentAt, machines: products },
    ])
  })

  it.each([
    ['accepted', { kind: 'accepted', reference: 'Q-1' }],
    ['kept', { kind: 'refused', refusal: { reason: 'kept', reference: 'Q-1' } }],
  ] as const)('that is %s is kept with the time when it was sent, and no other', async (_name, answer) => {
    const sentAt = Date.now()
    let now = sentAt
    const sendQuote = () => {
      now += 60_000
      return Promise.resolve(answer)
    }
    const store = makeStore(fakeServices({ sendQuote, now: () => now }))
    store.dispatch(quoteAccepted({ key: 'another', reference: 'Q-2', sentAt: 0 }))
    store.dispatch(quoteSubmitted(submission))
    const key = selectQuoteKey(store.getState())
    await settle()
    store.dispatch(quoteAccepted({ key: 'another', reference: 'Q-2', sentAt: 0 }))
    expect(selectKeptRequests(store.getState()).requests).toMatchObject([{ key, reference: 'Q-1', sentAt }])
  })
})
