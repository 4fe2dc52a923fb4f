import { expect, it } from 'vitest'
import { emptyQuote } from '../../../../../src/domain/contract/quoteFields.ts'
import { quoteSubmitted, quoteUnconfirmed } from '../../../../../src/features/quote/quoteSlice.ts'
import {
  quoteConfirmed,
  resendFailed,
  resendStarted,
  unconfirmedExpired,
  unconfirmedKeepingChosen,
  unconfirmedSlice,
} from '../../../../../src/features/quote/receipts/unconfirmedSlice.ts'

const { reducer } = unconfirmedSlice
const key = 'key'
const signals = { honeypotFilled: false, secondsOpen: 9 }
const sentAt = Date.now()
const sent = quoteUnconfirmed({ key, request: emptyQuote, machines: [], signals, sentAt })
const confirmed = (undeliverable: boolean, reference = 'Q-1') =>
  quoteConfirmed({ key, machines: [], sentAt, reference, undeliverable })

const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, [])

it.each([
  [false, 'confirmed'],
  [true, 'undeliverable'],
])('a confirmed request stays as it is (undeliverable: %s)', (undeliverable, status) => {
  const settled = after(sent, resendStarted(key), confirmed(undeliverable))
  expect(settled).toMatchObject([{ status, reference: 'Q-1' }])
  for (const event of [
    resendStarted(key),
    resendFailed({ key, status: 'waiting' }),
    confirmed(!undeliverable, 'Q-2'),
  ])
    expect(reducer(settled, event)).toBe(settled)
})

it('only a request that waits expires, and leaves the device', () => {
  const kept = after(sent, unconfirmedKeepingChosen({ key, isOnDevice: true }), unconfirmedExpired(key))
  expect(kept).toMatchObject([{ status: 'expired', isOnDevice: false }])
  for (const open of [after(sent, resendStarted(key)), after(sent, confirmed(false))])
    expect(reducer(open, unconfirmedExpired(key))).toBe(open)
  expect(after(sent, unconfirmedExpired(key), resendStarted(key))).toEqual(
    after(sent, unconfirmedExpired(key)),
  )
})

it('a new request replaces receipts that were read, and no open requests', () => {
  const next = quoteSubmitted({ values: emptyQuote, machines: [], signals })
  for (const open of [after(sent), after(sent, resendStarted(key))]) expect(reducer(open, next)).toBe(open)
  expect(after(sent, confirmed(false), next)).toEqual([])
  expect(after(sent, confirmed(true), next)).toEqual([])
})
