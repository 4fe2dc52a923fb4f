import { describe, expect, it } from 'vitest'
import { emptyQuote } from '../../../../src/domain/contract/quoteFields.ts'
import { type ListedProduct } from '../../../../src/domain/contract/quoteList.ts'
import { pageVisited } from '../../../../src/domain/state/addressSlice.ts'
import {
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
const refused = (key: string) => quoteFailed({ key, sentAt: 0, refusal: { reason: 'unknown' } })
const unanswered = (key: string) => quoteFailed({ key, sentAt: 0, refusal: { reason: 'unanswered' } })
const taken = (key: string) => quoteFailed({ key, sentAt: 0, refusal: { reason: 'keyTaken' } })
const accepted = (key: string) => quoteAccepted({ key, reference: 'Q-1', sentAt: 0 })

const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, reducer(undefined, { type: '' }))

const sending = submitted()
const key = sending.payload.newKey

describe('a submission', () => {
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

  it('is still kept after a second try in vain, but not with another list or when its key is taken', () => {
    const refusal = { reason: 'undeliverable', reference: 'Q-1' } as const
    const first = [sending, quoteFailed({ key, sentAt: 0, refusal })] as const
    const other = submitted([{ id: 5, quantity: 2 }])
    const { newKey } = other.payload
    expect(after(...first, submitted(), refused(key))).toMatchObject({ status: 'failed', refusal })
    expect(after(...first, other, unanswered(newKey))).toMatchObject({ refusal: { reason: 'unanswered' } })
    expect(after(...first, submitted(), taken(key))).toMatchObject({ refusal: { reason: 'keyTaken' } })
  })
})

it("another page removes the errors of a refusal, and the form's own page keeps them", () => {
  const errors = { phone: 'Invalid phone number' }
  const wrong = quoteFailed({ key, sentAt: 0, refusal: { reason: 'fields', errors } })
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
