import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyQuote } from '../../../../src/domain/contract/quoteFields.ts'
import { type ListedMachine } from '../../../../src/domain/contract/quoteList.ts'
import {
  draftRestored,
  formErrorsFound,
  quoteAccepted,
  quoteEdited,
  quoteFailed,
  quoteSlice,
  quoteSubmitted,
  quoteUnconfirmed,
} from '../../../../src/features/quote/quoteSlice.ts'

const { reducer } = quoteSlice
const signals = { honeypotFilled: false, secondsOpen: 60 }
const submitted = (machines: readonly ListedMachine[] = []) =>
  quoteSubmitted({ values: emptyQuote, machines, signals })
const refusal = { errors: {}, retryAt: null, keptAs: null, undeliverable: false, keyTaken: false }
const refused = (key: string) => quoteFailed({ key, ...refusal })
const accepted = (key: string) => quoteAccepted({ key, reference: 'Q-1' })

const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, reducer(undefined, { type: '' }))

const sending = submitted()
const key = sending.payload.newKey

describe('a submission', () => {
  it('takes a new key, and keeps it over a failure', () => {
    expect(after(sending)).toEqual({ status: 'submitting', key, machines: [] })
    expect(after(sending, refused(key))).toEqual({
      status: 'failed',
      key,
      machines: [],
      ...refusal,
    })
    expect(after(sending, refused(key), submitted())).toEqual({
      status: 'submitting',
      key,
      machines: [],
    })
  })

  it('takes another key after an edit, and after success', () => {
    const next = submitted()
    const { newKey } = next.payload
    expect(after(sending, refused(key), quoteEdited(emptyQuote), next)).toMatchObject({ key: newKey })
    expect(after(sending, accepted(key), next)).toMatchObject({ key: newKey })
  })

  it('takes another key when the relay has its key for another request', () => {
    const next = submitted()
    const taken = quoteFailed({ key, ...refusal, keyTaken: true })
    expect(after(sending, taken, next)).toMatchObject({ key: next.payload.newKey })
    expect(after(sending, taken, quoteEdited(emptyQuote))).toEqual({
      status: 'idle',
      key: null,
      machines: [],
    })
  })

  it('goes on under the key of a draft that was sent before', () => {
    const resumed = draftRestored({ values: emptyQuote, key: 'old', machines: [] })
    expect(after(resumed, sending)).toMatchObject({ status: 'submitting', key: 'old' })
    expect(after(sending, resumed)).toMatchObject({ status: 'submitting', key })
    expect(after(resumed, quoteEdited(emptyQuote), sending)).toMatchObject({ key })
  })

  it('takes another key with another quote list, and the same with the same', () => {
    const two = [{ id: 5, quantity: 2 }]
    const other = submitted(two)
    const { newKey } = other.payload
    expect(after(sending, refused(key), other)).toMatchObject({ key: newKey, machines: two })
    expect(after(other, refused(newKey), submitted([...two]))).toMatchObject({ key: newKey })
    const resumed = draftRestored({ values: emptyQuote, key: 'old', machines: two })
    expect(after(resumed, submitted())).not.toMatchObject({ key: 'old' })
    expect(after(resumed, other)).toMatchObject({ key: 'old' })
  })

  it('is still kept when it is tried again in vain, but not another list, nor when its key is taken', () => {
    const kept = quoteFailed({ key, ...refusal, keptAs: 'Q-1', undeliverable: true })
    const first = [sending, kept] as const
    const other = submitted([{ id: 5, quantity: 2 }])
    const still = { status: 'failed', keptAs: 'Q-1', undeliverable: true }
    const gone = { status: 'failed', keptAs: null, undeliverable: false }
    expect(after(...first, submitted(), refused(key))).toMatchObject(still)
    expect(after(...first, other, refused(other.payload.newKey))).toMatchObject(gone)
    const taken = quoteFailed({ key, ...refusal, keyTaken: true })
    expect(after(...first, submitted(), taken)).toMatchObject(gone)
  })
})

it('events out of turn change nothing', () => {
  const idle = after()
  expect(after(accepted(key))).toEqual(idle)
  expect(after(refused(key))).toEqual(idle)
  expect(after(sending, accepted('other'))).toEqual(after(sending))
  expect(after(sending, submitted(), quoteEdited(emptyQuote), formErrorsFound({}))).toEqual(after(sending))
  expect(after(sending, accepted(key), refused(key))).toEqual(after(sending, accepted(key)))
})

it('a receipt stays while the next request is filled in', () => {
  expect(after(sending, accepted(key), quoteEdited(emptyQuote))).toEqual({
    status: 'succeeded',
    key,
    reference: 'Q-1',
    machines: [],
  })
})

it('no order of events leads out of the four states', () => {
  const events: ((key: string) => Parameters<typeof reducer>[1])[] = [
    () => submitted(),
    () => quoteEdited(emptyQuote),
    accepted,
    (sent) => quoteUnconfirmed({ key: sent, request: emptyQuote, machines: [], signals, sentAt: 0 }),
    refused,
    (sent) => quoteFailed({ key: sent, ...refusal, keptAs: 'Q-1' }),
    (sent) => quoteFailed({ key: sent, ...refusal, keyTaken: true }),
  ]
  const fields = {
    idle: ['key', 'machines', 'status'],
    submitting: ['key', 'machines', 'status'],
    succeeded: ['key', 'machines', 'reference', 'status'],
    failed: ['errors', 'keptAs', 'key', 'keyTaken', 'machines', 'retryAt', 'status', 'undeliverable'],
  }
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (steps) => {
      const state = steps.reduce((before, step) => reducer(before, step(before.key ?? key)), after(sending))
      // What an earlier try came to goes with a request under way, and no further.
      const { kept, ...others } = state as Partial<Extract<typeof state, { status: 'submitting' }>>
      expect(Object.keys(others).sort()).toEqual(fields[state.status])
      if (kept) expect(state.status).toBe('submitting')
    }),
  )
})
