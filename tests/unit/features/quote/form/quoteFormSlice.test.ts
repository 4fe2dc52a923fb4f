import { expect, it } from 'vitest'
import { emptyQuote } from '../../../../../src/domain/contract/quoteFields.ts'
import { pageVisited } from '../../../../../src/domain/state/addressSlice.ts'
import { quoteFormSlice } from '../../../../../src/features/quote/form/quoteFormSlice.ts'
import {
  formErrorsFound,
  quoteEdited,
  quoteFailed,
  quoteSubmitted,
} from '../../../../../src/features/quote/quoteSlice.ts'

const { reducer } = quoteFormSlice
const values = { ...emptyQuote, firstName: 'Sokha' }
const signals = { honeypotFilled: false, secondsOpen: 60 }
const errors = { firstName: 'First name is required' }

const sent = reducer(undefined, quoteSubmitted({ values, machines: [], signals }))
const refusal = quoteFailed({
  key: 'key',
  errors,
  retryAt: null,
  keptAs: null,
  undeliverable: false,
  keyTaken: false,
  mayHaveArrived: false,
})

it('a refusal brings its errors to the values that were sent', () => {
  expect(reducer(sent, refusal)).toEqual({ values, errors, isSent: false })
})

it('another page takes the errors away, and keeps the values', () => {
  const address = { pathname: '/about', search: '', hash: '', key: 'k' }
  expect(reducer(reducer(sent, refusal), pageVisited(address))).toEqual({ values, errors: {}, isSent: false })
})

it.each(['/get-quote', '/get-quote/'])('a link within the form at %s leaves its errors', (pathname) => {
  const wrong = reducer(undefined, formErrorsFound(errors))
  const visit = pageVisited({ pathname, search: '?list=5x2', hash: '#main', key: 'k' })
  expect(reducer(wrong, visit)).toBe(wrong)
})

it('a refusal that comes after an edit leaves the form as it is', () => {
  const edited = reducer(sent, quoteEdited({ ...values, firstName: 'Sok' }))
  expect(reducer(edited, refusal)).toBe(edited)
})
