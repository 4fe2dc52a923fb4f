import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyQuote } from '../../../../src/domain/contract/quoteFields.ts'
import { type ListedMachine } from '../../../../src/domain/contract/quoteList.ts'
import { pageVisited } from '../../../../src/domain/state/addressSlice.ts'
import {
  draftRestored,
  formErrorsFound,
  quoteAccepted,
  quoteEdited,
  quoteFailed,
  quoteSlice,
  quoteSubmitted,
  quoteUnconfirmed,
  selectIsAnother,
} from '../../../../src/features/quote/quoteSlice.ts'

const { reducer } = quoteSlice
const signals = { honeypotFilled: false, secondsOpen: 60 }
const submitted = (machines: readonly ListedMachine[] = []) =>
  quoteSubmitted({ values: emptyQuote, machines, signals })
const refusal = {
  errors: {},
  retryAt: null,
  keptAs: null,
  undeliverable: false,
  keyTaken: false,
  mayHaveArrived: false,
}
const refused = (key: string) => quoteFailed({ key, ...refusal })
const accepted = (key: string) => quoteAccepted({ key, reference: 'Q-1' })

const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, reducer(undefined, { type: '' }))

const sending = submitted()
const key = sending.payload.newKey

describe('a submission', () => {
  it('takes a new key, and keeps it over a failure', () => {
    expect(after(sending)).toEqual({ status: 'submitting', key, machines: [], isAnother: false })
    expect(after(sending, refused(key))).toEqual({
      status: 'failed',
      key,
      machines: [],
      isAnother: false,
      ...refusal,
    })
    expect(after(sending, refused(key), submitted())).toEqual({
      status: 'submitting',
      key,
      machines: [],
      isAnother: false,
    })
  })

  it('takes another key after an edit, and after success', () => {
    const next = submitted()
    const { newKey } = next.payload
    expect(after(sending, refused(key), quoteEdited(), next)).toMatchObject({ key: newKey })
    expect(after(sending, accepted(key), next)).toMatchObject({ key: newKey })
  })

  it('takes another key when the relay has its key for another request', () => {
    const next = submitted()
    const taken = quoteFailed({ key, ...refusal, keyTaken: true })
    expect(after(sending, taken, next)).toMatchObject({ key: next.payload.newKey })
    expect(after(sending, taken, quoteEdited())).toEqual({
      status: 'idle',
      key: null,
      machines: [],
      isAnother: true,
    })
  })

  it('goes on under the key of a draft that was sent before', () => {
    const resumed = draftRestored({ key: 'old', machines: [] })
    expect(after(resumed, sending)).toMatchObject({ status: 'submitting', key: 'old' })
    expect(after(sending, resumed)).toMatchObject({ status: 'submitting', key })
    expect(after(resumed, quoteEdited(), sending)).toMatchObject({ key })
  })

  it('takes another key with another quote list, and the same with the same', () => {
    const two = [{ id: 5, quantity: 2 }]
    const other = submitted(two)
    const { newKey } = other.payload
    expect(after(sending, refused(key), other)).toMatchObject({ key: newKey, machines: two })
    expect(after(other, refused(newKey), submitted([...two]))).toMatchObject({ key: newKey })
    const resumed = draftRestored({ key: 'old', machines: two })
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

it('another page takes the errors of a refusal away, and its own leaves them', () => {
  const wrong = quoteFailed({ key, ...refusal, errors: { phone: 'Invalid phone number' } })
  const visit = (pathname: string) => pageVisited({ pathname, search: '?list=5x2', hash: '#main' })
  const refusedForm = after(sending, wrong)
  expect(reducer(refusedForm, visit('/about'))).toEqual({ ...refusedForm, errors: {} })
  for (const own of ['/get-quote', '/get-quote/']) expect(reducer(refusedForm, visit(own))).toBe(refusedForm)
})

describe('a submit that sends another request than one that may have arrived', () => {
  const unanswered = quoteFailed({ key, ...refusal, mayHaveArrived: true })
  const kept = quoteFailed({ key, ...refusal, keptAs: 'Q-1' })
  const edited = quoteEdited()
  const two = [{ id: 5, quantity: 2 }]
  const isAnother = (machines: readonly ListedMachine[], ...events: Parameters<typeof after>) =>
    selectIsAnother.unwrapped(after(...events), machines)

  it.each([unanswered, kept, quoteFailed({ key, ...refusal, keyTaken: true })])(
    'follows an edit or another list, and is one until it has arrived: %#',
    (failure) => {
      const other = submitted(two)
      const next = submitted()
      const again = quoteFailed({ key: next.payload.newKey, ...refusal })
      expect(isAnother([], sending, failure, edited)).toBe(true)
      expect(isAnother([], sending, failure, edited, next)).toBe(true)
      expect(isAnother([], sending, failure, edited, next, again, edited)).toBe(true)
      expect(isAnother(two, sending, failure)).toBe(true)
      expect(isAnother(two, sending, failure, other)).toBe(true)
      const arrived = after(sending, failure, edited, next, accepted(next.payload.newKey))
      expect(arrived).toMatchObject({ status: 'succeeded', isAnother: true })
      const third = submitted()
      expect(after(sending, failure, edited, next, accepted(next.payload.newKey), third).isAnother).toBe(
        false,
      )
    },
  )

  it('follows an edit of a draft that was sent before the reload', () => {
    const resumed = draftRestored({ key: 'old', machines: [] })
    expect(isAnother([], resumed)).toBe(false)
    expect(isAnother([], resumed, edited)).toBe(true)
    expect(isAnother([], resumed, sending)).toBe(false)
  })

  it('is not the same request once more, nor one after a refusal', () => {
    expect(isAnother([], sending)).toBe(false)
    expect(isAnother([], sending, unanswered)).toBe(false)
    expect(isAnother([], sending, unanswered, submitted())).toBe(false)
    expect(isAnother([], sending, refused(key), edited, submitted())).toBe(false)
    expect(isAnother(two, sending, refused(key))).toBe(false)
  })
})

it('events out of turn change nothing', () => {
  const idle = after()
  expect(after(accepted(key))).toEqual(idle)
  expect(after(refused(key))).toEqual(idle)
  expect(after(sending, accepted('other'))).toEqual(after(sending))
  expect(after(sending, submitted(), quoteEdited(), formErrorsFound())).toEqual(after(sending))
  expect(after(sending, accepted(key), refused(key))).toEqual(after(sending, accepted(key)))
})

it('a receipt stays while the next request is filled in', () => {
  expect(after(sending, accepted(key), quoteEdited())).toEqual({
    status: 'succeeded',
    key,
    reference: 'Q-1',
    machines: [],
    isAnother: false,
  })
})

it('no order of events leads out of the four states', () => {
  const events: ((key: string) => Parameters<typeof reducer>[1])[] = [
    () => submitted(),
    () => quoteEdited(),
    accepted,
    (sent) => quoteUnconfirmed({ key: sent, request: emptyQuote, machines: [], signals, sentAt: 0 }),
    refused,
    (sent) => quoteFailed({ key: sent, ...refusal, keptAs: 'Q-1' }),
    (sent) => quoteFailed({ key: sent, ...refusal, keyTaken: true }),
  ]
  const fields = {
    idle: [],
    submitting: [],
    succeeded: ['reference'],
    failed: Object.keys(refusal),
  }
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (steps) => {
      const state = steps.reduce((before, step) => reducer(before, step(before.key ?? key)), after(sending))
      // What an earlier try came to goes with a request under way, and no further.
      const { kept, ...others } = state as Partial<Extract<typeof state, { status: 'submitting' }>>
      const shared = ['isAnother', 'key', 'machines', 'status']
      expect(Object.keys(others).sort()).toEqual([...shared, ...fields[state.status]].sort())
      if (kept) expect(state.status).toBe('submitting')
    }),
  )
})
