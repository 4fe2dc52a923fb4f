import { describe, expect, it } from 'vitest'
import { makeStore } from '../../../src/app/store.ts'
import { emptyQuote } from '../../../src/domain/contract/quoteFields.ts'
import { freeQuoteClicked } from '../../../src/features/home/homeEvents.ts'
import { noticeDismissed, selectNotices } from '../../../src/features/notices/noticesSlice.ts'
import { shareRequested, specRequested } from '../../../src/features/product/productListeners.ts'
import type { QuoteAnswer } from '../../../src/features/quote/quoteListeners.ts'
import {
  formErrorsFound,
  quoteAccepted,
  quoteSubmitted,
  quoteUnconfirmed,
  selectQuote,
  selectQuoteKey,
} from '../../../src/features/quote/quoteSlice.ts'
import { resendStarted, unconfirmedDismissed } from '../../../src/features/quote/receipts/unconfirmedSlice.ts'
import { selectKeptRequests } from '../../../src/features/requests/keptRequestsSlice.ts'
import { fakeServices } from '../../support/pages/fakes.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

const posted = (store: ReturnType<typeof makeStore>) =>
  selectNotices(store.getState()).map(({ title, description, tone, durationMs }) => [
    title,
    description,
    tone,
    durationMs,
  ])

const sheet = { name: 'MC 280', pdf: '/specs/mc-280.pdf' }

const signals = { honeypotFilled: false, secondsOpen: 60 }
const submission = { values: emptyQuote, machines: [], request: emptyQuote, signals }

describe('notices', () => {
  it('of a spec sheet: preparing, complete, and the file under its last path segment', async () => {
    const services = fakeServices()
    const store = makeStore(services)
    store.dispatch(specRequested(sheet))
    await settle()
    expect(posted(store)).toEqual([
      ['Preparing download...', 'Your file is being prepared.', 'default', 5000],
      ['Download complete', 'Finished downloading the MC 280 specs.', 'default', 5000],
    ])
    expect(services.saved.map(({ name }) => name)).toEqual(['mc-280.pdf'])
  })

  it('of a spec sheet that is pressed twice, once', async () => {
    const store = makeStore(fakeServices())
    store.dispatch(specRequested(sheet))
    store.dispatch(specRequested(sheet))
    await settle()
    expect(posted(store).map(([title]) => title)).toEqual(['Preparing download...', 'Download complete'])
  })

  it('of a spec sheet that cannot be had', async () => {
    const store = makeStore(fakeServices({ fetchSpecSheet: () => Promise.reject(new Error('html')) }))
    store.dispatch(specRequested(sheet))
    await settle()
    expect(posted(store).at(-1)).toEqual([
      'Download failed',
      'Could not download the spec sheet. Please try again.',
      'destructive',
      5000,
    ])
  })

  it('of a link that can be neither shared nor copied', async () => {
    const store = makeStore(fakeServices({ shareLink: () => Promise.resolve('refused') }))
    store.dispatch(shareRequested({ title: 'MC 280', url: 'https://veritally.example/products/2' }))
    await settle()
    expect(posted(store)).toEqual([
      [expect.any(String), expect.stringContaining('veritally.example/products/2'), 'default', 5000],
    ])
  })

  it('of an invalid form', () => {
    const store = makeStore(fakeServices())
    store.dispatch(formErrorsFound())
    expect(posted(store)).toEqual([['Please fix the form errors', '', 'destructive', 5000]])
  })

  it('of an accepted and a refused request', async () => {
    const store = makeStore(fakeServices())
    store.dispatch(quoteSubmitted(submission))
    await settle()
    expect(posted(store)).toEqual([
      ['Quote request submitted!', 'Our team will respond within 24 hours.', 'default', 5000],
    ])
    expect(selectQuote(store.getState())).toMatchObject({ status: 'succeeded', reference: 'Q-TEST' })
    expect(selectQuoteKey(store.getState())).toBeNull()

    const failing = makeStore(fakeServices({ sendQuote: () => Promise.reject(new Error('offline')) }))
    failing.dispatch(quoteSubmitted(submission))
    const key = selectQuoteKey(failing.getState())
    await settle()
    expect(posted(failing)).toEqual([['Submission failed', 'Please try again later.', 'destructive', 5000]])
    expect(key).not.toBeNull()
    expect(selectQuote(failing.getState())).toMatchObject({ status: 'failed', key })
    expect(selectQuote(failing.getState())).not.toHaveProperty('reference')
  })

  it('of Get Free Quote on the home page, through the tracking service', () => {
    const services = fakeServices()
    const store = makeStore(services)
    store.dispatch(freeQuoteClicked())
    expect(services.tracked).toEqual(["Let's Power Your Operations"])
    expect(posted(store)).toEqual([["Let's Power Your Operations", '', 'default', 5000]])
  })

  it('leave when dismissed', () => {
    const store = makeStore(fakeServices())
    store.dispatch(formErrorsFound())
    store.dispatch(noticeDismissed(selectNotices(store.getState())[0]?.id ?? ''))
    expect(posted(store)).toEqual([])
  })
})

describe('a quote request', () => {
  it('is sent once while it is under way, with one key', async () => {
    const keys: string[] = []
    let answer: (value: QuoteAnswer) => void = () => undefined
    const store = makeStore(
      fakeServices({
        sendQuote: (_request, key) => {
          keys.push(key)
          return new Promise((resolve) => (answer = resolve))
        },
      }),
    )
    store.dispatch(quoteSubmitted(submission))
    store.dispatch(quoteSubmitted(submission))
    expect(selectQuote(store.getState()).status).toBe('submitting')
    answer({ kind: 'accepted', reference: 'Q-1' })
    await settle()
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('that is dismissed while it is sent again is kept with its own machines', async () => {
    const answers = new Map<string, (answer: QuoteAnswer) => void>()
    const store = makeStore(
      fakeServices({
        sendQuote: (_request, key) => new Promise((resolve) => void answers.set(key, resolve)),
      }),
    )
    const machines = [{ id: 5, quantity: 2 }]
    const sent = { request: emptyQuote, signals, sentAt: Date.now() }
    store.dispatch(quoteUnconfirmed({ key: 'first', machines, ...sent }))
    store.dispatch(resendStarted('first'))
    store.dispatch(unconfirmedDismissed('first'))
    store.dispatch(quoteSubmitted({ ...submission, machines: [{ id: 36, quantity: 1 }] }))
    answers.get('first')?.({ kind: 'accepted', reference: 'Q-1' })
    await settle()
    expect(selectKeptRequests(store.getState()).requests).toMatchObject([
      { key: 'first', reference: 'Q-1', machines },
    ])
  })

  it.each([
    ['accepted', { kind: 'accepted', reference: 'Q-1' }],
    [
      'kept',
      {
        kind: 'refused',
        refusal: {
          errors: {},
          retryAt: null,
          keptAs: 'Q-1',
          undeliverable: false,
          keyTaken: false,
          mayHaveArrived: false,
        },
      },
    ],
  ] as const)('that is %s is kept, and no other one', async (_name, answer) => {
    const store = makeStore(fakeServices({ sendQuote: () => Promise.resolve(answer) }))
    store.dispatch(quoteAccepted({ key: 'another', reference: 'Q-2' }))
    store.dispatch(quoteSubmitted(submission))
    const key = selectQuoteKey(store.getState())
    await settle()
    store.dispatch(quoteAccepted({ key: 'another', reference: 'Q-2' }))
    expect(selectKeptRequests(store.getState()).requests).toMatchObject([{ key, reference: 'Q-1' }])
  })
})
