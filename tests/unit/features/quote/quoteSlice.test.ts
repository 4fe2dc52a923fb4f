import { describe, expect, it } from 'vitest'
import { emptyQuote } from '../../../../src/domain/contract/quoteFields.ts'
import { type ListedProduct } from '../../../../src/domain/contract/quoteList.ts'
import { pageVisited } from '../../../../src/domain/state/addressSlice.ts'
import {
  draftRestored,
  formErrorsFound,
  quoteAccepted,
  quoteEdited,
  quoteFailed,
  quoteSlice,
  quoteSubmitted,
} from '../../../../src/features/quote/quoteSlice.ts'

const { reducer } = quoteSlice
const signals = { honeypotFilled: false, secondsOpen: 60 }
const submitted = (products: readonly ListedProduct[] = []) =>
  quoteSubmitted({ values: emptyQuote, machines: products, signals })
const refused = (key: string) => quoteFailed({ key, refusal: { reason: 'unknown' } })
const unanswered = (key: string) => quoteFailed({ key, refusal: { reason: 'unanswered' } })
const taken = (key: string) => quoteFailed({ key, refusal: { reason: 'keyTaken' } })
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
      refusal: { reason: 'unknown' },
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

  it('takes another key when the relay knows its key from another request', () => {
    const next = submitted()
    expect(after(sending, taken(key), next)).toMatchObject({ key: next.payload.newKey })
    expect(after(sending, taken(key), quoteEdited())).toEqual({
      status: 'idle',
      key: null,
      machines: [],
      isAnother: true,
    })
  })

  it('continues with the key of a draft that was sent before', () => {
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

  it('is still kept after a second try in vain, but not with another list or when its key is taken', () => {
    const refusal = { reason: 'undeliverable', reference: 'Q-1' } as const
    const first = [sending, quoteFailed({ key, refusal })] as const
    const other = submitted([{ id: 5, quantity: 2 }])
    const { newKey } = other.payload
    expect(after(...first, submitted(), refused(key))).toMatchObject({ status: 'failed', refusal })
    expect(after(...first, other, unanswered(newKey))).toMatchObject({ refusal: { reason: 'unanswered' } })
    expect(after(...first, submitted(), taken(key))).toMatchObject({ refusal: { reason: 'keyTaken' } })
  })
})

it("another page removes the errors of a refusal, and the form's own page keeps them", () => {
  const errors = { phone: 'Invalid phone number' }
  const wrong = quoteFailed({ key, refusal: { reason: 'fields', errors } })
  const visit = (pathname: string) => pageVisited({ pathname, search: '?list=5x2', hash: '#main' })
  const refusedForm = after(sending, wrong)
  expect(reducer(refusedForm, visit('/about'))).toEqual({ ...refusedForm, refusal: { reason: 'unknown' } })
  for (const own of ['/get-quote', '/get-quote/']) expect(reducer(refusedForm, visit(own))).toBe(refusedForm)
})

it('events out of turn change nothing', () => {
  const idle = after()
  expect(after(accepted(key))).toEqual(idle)
  expect(after(refused(key))).toEqual(idle)
  expect(after(sending, accepted('other'))).toEqual(after(sending))
  expect(after(sending, submitted(), quoteEdited(), formErrorsFound())).toEqual(after(sending))
  for (const late of [refused(key), quoteEdited()])
    expect(after(sending, accepted(key), late)).toEqual(after(sending, accepted(key)))
})
