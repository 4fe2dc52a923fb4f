import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Services } from '../../../../../src/app/services.ts'
import { makeStore } from '../../../../../src/app/store.ts'
import { emptyQuote } from '../../../../../src/domain/contract/quoteFields.ts'
import { quoteUnconfirmed } from '../../../../../src/features/quote/quoteSlice.ts'
import {
  selectUnconfirmed,
  visitorReturned,
} from '../../../../../src/features/quote/receipts/unconfirmedSlice.ts'
import { fakeServices } from '../../../../support/pages/fakes.ts'

const signals = { honeypotFilled: false, secondsOpen: 9 }

/** A request whose first try got no answer, and how often it was sent again. */
const start = (sendQuote: Services['sendQuote']) => {
  const send = vi.fn(sendQuote)
  const store = makeStore(fakeServices({ sendQuote: send }))
  store.dispatch(
    quoteUnconfirmed({ key: 'key', request: emptyQuote, machines: [], signals, sentAt: Date.now() }),
  )
  return { store, send, quotes: () => selectUnconfirmed(store.getState()) }
}

const minuteMs = 60_000

beforeEach(() => void vi.useFakeTimers())

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
