import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyQuote } from '../../../../src/domain/contract/quoteFields.ts'
import { quoteSubmitted } from '../../../../src/features/quote/quoteSlice.ts'
import { parseKeptRequests, toStoredRequests } from '../../../../src/features/requests/keptRequests.ts'
import { keptRequest, sentNow, startKeeping } from '../../../support/keptRequests.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'

const day = 24 * 60 * 60_000

beforeEach(() => {
  vi.setSystemTime(sentNow)
})

describe('a request that was sent', () => {
  const products = [{ id: 5, quantity: 2 }]
  const values = { ...emptyQuote, firstName: 'Sokha', email: 'sokha@bank.example', message: 'Two, please.' }
  const signals = { honeypotFilled: false, secondsOpen: 9 }
  const reference = 'Q-7KX2M9PA'

  it('is kept with reference, key, day and products, and without personal data', async () => {
    const page = startKeeping(
      fakeServices({ sendQuote: () => Promise.resolve({ kind: 'accepted', reference }) }),
    )
    page.store.dispatch(quoteSubmitted({ values, machines: products, signals }))
    await expect.poll(() => page.keys().length).toBeGreaterThan(0)
    const [key] = page.keys()
    expect(page.kept()).toEqual({
      keeps: true,
      requests: [{ key, reference, sentAt: sentNow, machines: products }],
    })
    expect(page.stored()).toEqual(page.kept())
    expect(page.services.stored.get('quoteRequests')).not.toMatch(/Sokha|bank|please/)
  })

  it('is not kept before it is confirmed', async () => {
    const page = startKeeping(fakeServices({ sendQuote: () => Promise.reject(new Error('offline')) }))
    page.store.dispatch(quoteSubmitted({ values, machines: products, signals }))
    await expect.poll(() => page.store.getState().quote.status).toBe('failed')
    expect(page.keys()).toEqual([])
  })

  it('is kept once, however often its answer comes', () => {
    const page = startKeeping()
    page.receive(1)
    page.receive(1)
    expect(page.keys()).toEqual(['key-1'])
  })
})

describe('what is kept', () => {
  it('lists a late confirmation below the requests that were sent after it', () => {
    const page = startKeeping()
    for (const [number, sentAt] of [
      [1, sentNow - 2],
      [2, sentNow],
      [3, sentNow - 1],
    ] as const)
      page.receive(number, sentAt)
    expect(page.keys()).toEqual(['key-2', 'key-3', 'key-1'])
  })

  it('has the last twenty of 400 days, the newest first', () => {
    const page = startKeeping()
    for (let number = 1; number <= 25; number += 1) {
      vi.setSystemTime(sentNow + number * day)
      page.receive(number, Date.now())
    }
    expect(page.keys()).toEqual(Array.from({ length: 20 }, (_, index) => `key-${25 - index}`))
    vi.setSystemTime(sentNow + (25 + 399) * day)
    page.receive(26, Date.now())
    expect(page.keys()).toEqual(['key-26', 'key-25'])
    const text = toStoredRequests({
      keeps: true,
      requests: [keptRequest(1, sentNow - 400 * day), keptRequest(2)],
    })
    expect(parseKeptRequests(text, sentNow).requests.map(({ key }) => key)).toEqual(['key-2'])
  })
})

describe('a stored text', () => {
  it('keeps a product that has left the catalogue, because it was asked for', () => {
    const requests = [{ ...keptRequest(1), machines: [{ id: 999, quantity: 3 }] }]
    const text = toStoredRequests({ keeps: true, requests })
    expect(parseKeptRequests(text, sentNow).requests).toEqual(requests)
  })

  it.each([
    null,
    '',
    '[]',
    '{"keeps":true,"requests":"none"}',
    '{"keeps":"no","requests":[]}',
    ...[{ reference: '<b>' }, { sentAt: 'today' }, { machines: 'all' }].map((fault) =>
      toStoredRequests({ keeps: true, requests: [Object.assign(keptRequest(1), fault)] }),
    ),
  ])('of %j is not read', (text) => {
    expect(parseKeptRequests(text, sentNow)).toEqual({ keeps: true, requests: [] })
  })
})
