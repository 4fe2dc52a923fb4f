import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Services } from '../../../../../src/app/services.ts'
import { makeStore } from '../../../../../src/app/store.ts'
import { emptyQuote } from '../../../../../src/domain/contract/quoteFields.ts'
import { quoteSubmitted, quoteUnconfirmed } from '../../../../../src/features/quote/quoteSlice.ts'
import {
  selectUnconfirmed,
  unconfirmedKeepingChosen,
  visitorReturned,
} from '../../../../../src/features/quote/receipts/unconfirmedSlice.ts'
import { makeStoredItem } from '../../../../../src/ui/browser/storedItem.ts'
import { fakeServices } from '../../../../support/pages/fakes.ts'

const signals = { honeypotFilled: false, secondsOpen: 9 }

/** A request whose first try got no answer, and how often it was sent again. */
const start = (sendQuote: Services['sendQuote']) => {
  const kept = new Map<string, string>()
  const setItem = vi.fn((key: string, value: string) => void kept.set(key, value))
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem,
    removeItem: (key: string) => void kept.delete(key),
  }
  const send = vi.fn(sendQuote)
  const store = makeStore(
    fakeServices({
      sendQuote: send,
      unconfirmedInTab: makeStoredItem(() => storage, 'tab'),
      unconfirmedOnDevice: makeStoredItem(() => storage, 'device'),
    }),
  )
  store.dispatch(
    quoteUnconfirmed({ key: 'key', request: emptyQuote, machines: [], signals, sentAt: Date.now() }),
  )
  const quotes = () => selectUnconfirmed(store.getState())
  return { store, send, quotes, stored: () => kept.get('tab'), setItem }
}

const minuteMs = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const offline: Services['sendQuote'] = () => Promise.reject(new Error('offline'))

describe('the storage of a request', () => {
  it('is written when the request changes, and not at a return or submit that changes nothing', () => {
    const { store, setItem } = start(offline)
    expect(setItem).toHaveBeenCalledTimes(1)
    store.dispatch(visitorReturned())
    store.dispatch(quoteSubmitted({ values: emptyQuote, machines: [], signals }))
    expect(setItem).toHaveBeenCalledTimes(1)
  })

  it("is not written again and again when the device's storage refuses it", () => {
    const { store, quotes, stored, setItem } = start(offline)
    setItem.mockImplementation((key) => {
      if (key === 'device') throw new Error('full')
    })
    store.dispatch(unconfirmedKeepingChosen({ key: 'key', isOnDevice: true }))
    expect(quotes()).toMatchObject([{ isOnDevice: false }])
    expect(stored()).toContain('key')
    expect(setItem.mock.calls.map(([name]) => name)).toEqual(['tab', 'device', 'tab', 'tab'])
  })
})

describe('a request without an answer', () => {
  it('is sent again when the refusal is not about its fields', async () => {
    const errors = { voucher: 'Wrong' }
    const { send, quotes } = start(() =>
      Promise.resolve({ kind: 'refused', refusal: { reason: 'fields', errors } }),
    )
    await vi.advanceTimersByTimeAsync(minuteMs)
    expect(send).toHaveBeenCalledTimes(2)
    expect(quotes()).toMatchObject([{ status: 'waiting' }])
  })

  it.each([
    ['while it waited', 10, false],
    ['by a month while it waited', 30 * 24 * 60 * minuteMs, false],
    ['by a day before the visitor returned', 24 * 60 * minuteMs, true],
  ])('is sent again after the clock was set back %s', async (_when, ms, returns) => {
    const { store, send, quotes } = start(() => Promise.resolve({ kind: 'accepted', reference: 'Q-1' }))
    vi.setSystemTime(Date.now() - ms)
    if (returns) store.dispatch(visitorReturned())
    await vi.advanceTimersByTimeAsync(3000)
    expect(send).toHaveBeenCalledTimes(1)
    expect(quotes()).toMatchObject([{ status: 'confirmed' }])
  })
})
