import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../../../src/app/store.ts'
import { emptyQuote } from '../../../../src/domain/contract/quoteFields.ts'
import { quoteSubmitted } from '../../../../src/features/quote/quoteSlice.ts'
import {
  quoteConfirmed,
  unconfirmedRestored,
} from '../../../../src/features/quote/receipts/unconfirmedSlice.ts'
import {
  type KeptRequest,
  parseKeptRequests,
  toStoredRequests,
} from '../../../../src/features/requests/keptRequests.ts'
import { requestReceived, selectKeptRequests } from '../../../../src/features/requests/keptRequestsSlice.ts'
import { dayText } from '../../../../src/lib/text.ts'
import { type FakeServices, fakeServices } from '../../../support/pages/fakes.ts'
import { anyList, expectSound } from '../../../support/pages/quoteLists.ts'

const day = 24 * 60 * 60_000
const now = Date.UTC(2026, 10, 23)

beforeEach(() => {
  vi.setSystemTime(now)
})

afterEach(() => {
  vi.useRealTimers()
})

const request = (number: number, sentAt = now): KeptRequest => ({
  key: `key-${number}`,
  reference: `Q-22222${String(number + 222).replace(/[01]/g, '9')}`,
  sentAt,
  machines: [{ id: 5, quantity: 2 }],
})

const start = (services: FakeServices = fakeServices()) => {
  const store = makeStore(services)
  return {
    services,
    store,
    kept: () => selectKeptRequests(store.getState()),
    keys: () => selectKeptRequests(store.getState()).requests.map(({ key }) => key),
    stored: () => parseKeptRequests(services.stored.get('quoteRequests') ?? null, now),
    receive: (number: number) => store.dispatch(requestReceived(request(number, Date.now()))),
  }
}

describe('a request that was sent', () => {
  const machines = [{ id: 5, quantity: 2 }]
  const values = { ...emptyQuote, firstName: 'Sokha', email: 'sokha@bank.example', message: 'Two, please.' }
  const signals = { honeypotFilled: false, secondsOpen: 9 }
  const reference = 'Q-7KX2M9PA'

  it('is kept with reference, key, day and machines, and without personal data', async () => {
    const page = start(fakeServices({ sendQuote: () => Promise.resolve({ kind: 'accepted', reference }) }))
    page.store.dispatch(quoteSubmitted({ values, machines, signals }))
    await expect.poll(() => page.keys().length).toBeGreaterThan(0)
    const [key] = page.keys()
    expect(page.kept()).toEqual({ keeps: true, requests: [{ key, reference, sentAt: now, machines }] })
    expect(page.stored()).toEqual(page.kept())
    expect(page.services.stored.get('quoteRequests')).not.toMatch(/Sokha|bank|please/)
  })

  it('is kept when the relay keeps it to deliver it later', async () => {
    const refused = {
      kind: 'refused',
      refusal: { errors: {}, retryAt: null, keptAs: reference, undeliverable: false, keyTaken: false },
    } as const
    const page = start(fakeServices({ sendQuote: () => Promise.resolve(refused) }))
    page.store.dispatch(quoteSubmitted({ values, machines, signals }))
    await expect.poll(() => page.keys().length).toBeGreaterThan(0)
    expect(page.kept().requests).toMatchObject([{ reference, machines }])
  })

  it('is not kept when it failed, and once it is confirmed it is, with the day it was sent', async () => {
    const page = start(fakeServices({ sendQuote: () => Promise.reject(new Error('offline')) }))
    page.store.dispatch(quoteSubmitted({ values, machines, signals }))
    await expect.poll(() => page.store.getState().quote.status).toBe('failed')
    expect(page.keys()).toEqual([])
    const sentAt = now - 3 * day
    const sent = { key: 'a', request: values, signals, machines, sentAt, lastTryAt: now, tries: 1 }
    page.store.dispatch(unconfirmedRestored([{ ...sent, isOnDevice: false, status: 'waiting' }]))
    page.store.dispatch(quoteConfirmed({ key: 'a', machines, sentAt, reference, undeliverable: false }))
    expect(page.kept().requests).toEqual([{ key: 'a', reference, sentAt, machines }])
  })

  it('is kept once, however often its answer comes', () => {
    const page = start()
    page.receive(1)
    page.receive(1)
    expect(page.keys()).toEqual(['key-1'])
  })
})

describe('what is kept', () => {
  it('comes below those that were sent after it, when it is confirmed late', () => {
    const page = start()
    for (const [number, sentAt] of [
      [1, now - 2],
      [2, now],
      [3, now - 1],
    ] as const)
      page.store.dispatch(requestReceived(request(number, sentAt)))
    expect(page.keys()).toEqual(['key-2', 'key-3', 'key-1'])
  })

  it('is the last twenty, the newest first, of 400 days', () => {
    const page = start()
    for (let number = 1; number <= 25; number += 1) {
      vi.setSystemTime(now + number * day)
      page.receive(number)
    }
    expect(page.keys()).toEqual(Array.from({ length: 20 }, (_, index) => `key-${25 - index}`))
    vi.setSystemTime(now + (25 + 399) * day)
    page.receive(26)
    expect(page.keys()).toEqual(['key-26', 'key-25'])
    const text = toStoredRequests({ keeps: true, requests: [request(1, now - 400 * day), request(2)] })
    expect(parseKeptRequests(text, now).requests.map(({ key }) => key)).toEqual(['key-2'])
  })
})

describe('a stored text', () => {
  it('keeps a machine that has left the catalogue, because it was asked for', () => {
    const machines = [
      { id: 5, quantity: 2 },
      { id: 999, quantity: 3 },
    ]
    const strange = [...machines, { id: 5, quantity: 1 }, { id: 6.5, quantity: 1 }, { id: 7, quantity: 0 }]
    const text = toStoredRequests({ keeps: true, requests: [{ ...request(1), machines: strange }] })
    expect(parseKeptRequests(text, now).requests).toEqual([{ ...request(1), machines }])
  })

  it('comes back as it was', () => {
    const sent = fc.record({
      key: fc.uuid(),
      reference: fc.stringMatching(/^Q-[2-9A-HJ-NP-Z]{8}$/),
      sentAt: fc.integer({ min: now - 399 * day, max: now }),
      machines: anyList,
    })
    fc.assert(
      fc.property(fc.array(sent, { maxLength: 20 }), (all) => {
        const requests = all.sort((one, other) => other.sentAt - one.sentAt)
        const kept = { keeps: true, requests }
        expect(parseKeptRequests(toStoredRequests(kept), now)).toEqual(kept)
      }),
      { numRuns: 30 },
    )
  })

  it.each([
    [null, []],
    ['', []],
    ['[]', []],
    ['{"version":1,"requests":"none"}', []],
    [`{"requests":[null,7,${JSON.stringify(request(1))}]}`, ['key-1']],
    [`{"requests":[${JSON.stringify({ ...request(1), reference: '<b>' })}]}`, []],
    [`{"requests":[${JSON.stringify({ ...request(1), sentAt: 'today' })}]}`, []],
    [
      `{"requests":[${JSON.stringify({ ...request(1), sentAt: 1e20 })},${JSON.stringify(request(2))}]}`,
      ['key-2'],
    ],
    [`{"version":9,"requests":[${JSON.stringify({ ...request(1), machines: 'all' })}]}`, ['key-1']],
  ])('of %j keeps the sound part', (text, keys) => {
    const { requests } = parseKeptRequests(text, now)
    expect(requests.map(({ key }) => key)).toEqual(keys)
    expect(() => requests.map(({ sentAt }) => dayText(sentAt))).not.toThrow()
  })

  it('is harmless, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { machines } of parseKeptRequests(text, now).requests) expectSound(machines)
      }),
    )
  })
})
