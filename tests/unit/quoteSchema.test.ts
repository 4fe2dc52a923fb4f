import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ValidationError } from 'yup'
import { emptyQuote, maxLengths, type QuoteField } from '../../src/features/quote/quoteFields.ts'
import {
  isPhone,
  quoteRequestSchema,
  quoteSchema,
  toQuoteRequest,
} from '../../src/features/quote/quoteSchema.ts'
import { sampleQuote } from '../quoteSamples.ts'

const filled = { ...sampleQuote, country: 'cambodia', serviceType: 'sales', businessType: 'banking' }

const messagesOf = async (values: object, schema = quoteSchema) => {
  try {
    await schema.validate(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]))
  }
}

describe('the quote form', () => {
  it('takes a filled form, and one with the optional fields empty', async () => {
    const optional = { company: '', position: '', country: '', serviceType: '', businessType: '' }
    expect(await messagesOf(filled)).toEqual({})
    expect(await messagesOf({ ...filled, ...optional })).toEqual({})
  })

  it('names every required field, with the words of the specification', async () => {
    const messages = {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      message: 'Message is required',
    }
    expect(await messagesOf(emptyQuote)).toEqual(messages)
    const blank = { firstName: ' ', lastName: '\t', email: '  ', phone: ' ', message: ' \n ' }
    expect(await messagesOf({ ...emptyQuote, ...blank })).toEqual(messages)
  })

  it.each(['a', 'a@b', '@b.co', 'a b@c.co', 'a@b c.co', 'a@@b.co', 'a@b.'])(
    'refuses the email %s',
    async (email) => {
      expect(await messagesOf({ ...filled, email })).toEqual({ email: 'Invalid email format' })
    },
  )

  it.each(['1234567', '1234567890123456', 'twelve', '+855'])('refuses the phone number %s', async (phone) => {
    expect(await messagesOf({ ...filled, phone })).toEqual({ phone: 'Invalid phone number' })
  })

  it.each(Object.entries(maxLengths))('takes %s up to %i characters only', async (field, length) => {
    const { [field as QuoteField]: message } = await messagesOf({
      ...filled,
      [field]: '1'.repeat(length + 1),
    })
    expect(message).toBeTypeOf('string')
    if (['firstName', 'lastName', 'company', 'position', 'message'].includes(field))
      expect(await messagesOf({ ...filled, [field]: '1'.repeat(length) })).toEqual({})
  })

  it('counts the digits of a phone number and nothing else', () => {
    const other = fc.stringMatching(/^[ ()+./x-]*$/)
    const spaced = (most: number) =>
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), other), { maxLength: most })
    fc.assert(
      fc.property(other, spaced(20), (start, parts) => {
        const text = start + parts.map(([digit, gap]) => `${String(digit)}${gap}`).join('')
        return isPhone(text) === (parts.length >= 8 && parts.length <= 15)
      }),
    )
  })
})

describe('the quote request', () => {
  it('carries trimmed text, and the labels of the options', async () => {
    const request = toQuoteRequest({ ...filled, firstName: ' Sokha ', message: sampleQuote.message + '\n' })
    expect(request).toEqual(sampleQuote)
    expect(await messagesOf(request, quoteRequestSchema)).toEqual({})
  })

  it.each(['country', 'serviceType', 'businessType'])('takes no %s but the labels', async (field) => {
    expect(await messagesOf({ ...sampleQuote, [field]: 'sales' }, quoteRequestSchema)).toEqual({
      [field]: 'Not one of the choices',
    })
  })
})

it('control characters of a paste travel as spaces, line breaks of the message stay', () => {
  const request = toQuoteRequest({ ...emptyQuote, company: 'Bank\tof\u0000X', message: 'one\ntwo\u0007' })
  expect(request.company).toBe('Bank of X')
  expect(request.message).toBe('one\ntwo')
})
