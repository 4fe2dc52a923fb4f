import fc from 'fast-check'
import { type FormikErrors, yupToFormErrors } from 'formik'
import { describe, expect, it } from 'vitest'
import { checkQuoteRequest } from '../../../../functions/relay/http/readQuoteRequest.ts'
import {
  emptyQuote,
  maxLengths,
  type QuoteField,
  type QuoteValues,
} from '../../../../src/domain/contract/quoteFields.ts'
import { validateQuoteForm } from '../../../../src/domain/contract/quoteRequest.ts'
import { toQuoteRequest } from '../../../../src/domain/contract/toQuoteRequest.ts'
import contacts from '../../../support/fixtures/contacts.json'
import { sampleQuote } from '../../../support/relay/quoteSamples.ts'

const filled = { ...sampleQuote, country: 'cambodia', serviceType: 'sales', businessType: 'banking' }

const requestMessages = (request: object): Record<string, string> => {
  const checked = checkQuoteRequest(request)
  return checked.valid ? {} : checked.errors
}

/** What the form shows for its values. */
const messagesOf = (values: QuoteValues): FormikErrors<QuoteValues> => {
  try {
    validateQuoteForm(toQuoteRequest(values))
    return {}
  } catch (error) {
    return yupToFormErrors(error)
  }
}

describe('the quote form', () => {
  it('takes a filled form, and one with the optional fields empty', () => {
    const optional = { company: '', position: '', country: '', serviceType: '', businessType: '' }
    expect(messagesOf(filled)).toEqual({})
    expect(messagesOf({ ...filled, ...optional })).toEqual({})
  })

  it('names every required field, with the words of the specification', () => {
    const messages = {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      message: 'Message is required',
    }
    expect(messagesOf(emptyQuote)).toEqual(messages)
    const blank = { firstName: ' ', lastName: '\t', email: '  ', phone: ' ', message: ' \n ' }
    expect(messagesOf({ ...emptyQuote, ...blank })).toEqual(messages)
  })

  it.each(contacts.emails.refused)('refuses the email %s', (email) => {
    expect(messagesOf({ ...filled, email })).toEqual({ email: 'Invalid email format' })
  })

  it.each(Object.entries(contacts.emails.refusedFor))('refuses the email %s, and names %s', (email, sign) => {
    const message = `Invalid email format: ${sign} is not allowed`
    expect(messagesOf({ ...filled, email })).toEqual({ email: message })
  })

  it.each(contacts.emails.taken)('takes the email %s', (email) => {
    expect(messagesOf({ ...filled, email })).toEqual({})
  })

  it.each(['\u200b', '\u200d\ufeff', '\u2800\u2800', '\uffa0\u115f', '\u2060 '])(
    'counts a text of invisible characters as empty: %j',
    (nothing) => {
      const form = { ...filled, firstName: nothing, email: nothing, message: nothing }
      expect(messagesOf(form)).toEqual({
        firstName: 'First name is required',
        email: 'Email is required',
        message: 'Message is required',
      })
      expect(requestMessages({ ...sampleQuote, lastName: nothing })).toEqual({
        lastName: 'Last name is required',
      })
    },
  )

  it('takes names in any script, with the joiners that some need', () => {
    const names = { firstName: 'សុខា', lastName: 'न\u200dक्\u200cष', company: '田中👩‍💻' }
    expect(messagesOf({ ...filled, ...names })).toEqual({})
  })

  it.each(contacts.phones.refused)('refuses the phone number %s', (phone) => {
    expect(messagesOf({ ...filled, phone })).toEqual({ phone: 'Invalid phone number' })
  })

  it.each(contacts.phones.taken)('takes the phone number %s of a local keyboard', (phone) => {
    expect(messagesOf({ ...filled, phone })).toEqual({})
    expect(requestMessages({ ...sampleQuote, phone })).toEqual({})
  })

  it.each(Object.entries(maxLengths))('takes %s up to %i characters only', (field, length) => {
    const { [field as QuoteField]: message } = messagesOf({
      ...filled,
      [field]: '1'.repeat(length + 1),
    })
    expect(message).toBeTypeOf('string')
    if (['firstName', 'lastName', 'company', 'position', 'message'].includes(field))
      expect(messagesOf({ ...filled, [field]: '1'.repeat(length) })).toEqual({})
  })
})

describe('the quote request', () => {
  it('carries trimmed text, and the labels of the options', () => {
    const request = toQuoteRequest({ ...filled, firstName: ' Sokha ', message: sampleQuote.message + '\n' })
    expect(request).toEqual(sampleQuote)
    expect(requestMessages(request)).toEqual({})
  })

  it.each(['country', 'serviceType', 'businessType'])('takes only the labels of %s', (field) => {
    expect(requestMessages({ ...sampleQuote, [field]: 'sales' })).toEqual({
      [field]: 'Not one of the choices',
    })
  })
})

it('pasted control characters are sent as spaces, and line breaks of the message stay', () => {
  const request = toQuoteRequest({
    ...emptyQuote,
    company: 'Bank\t\tof\u0000X',
    message: 'one\ntwo\u0007\u0008x',
  })
  expect(request.company).toBe('Bank of X')
  expect(request.message).toBe('one\ntwo x')
})

it('counts a field that is missing as empty', () => {
  const { firstName, email, phone, message } = sampleQuote
  expect(requestMessages({ firstName, email, phone, message })).toEqual({ lastName: 'Last name is required' })
})

/** What form and relay take in place of a text that was copied or pasted. */
const taken = (fields: { email: string } | { phone: string }) => {
  const copied = { ...sampleQuote, ...fields }
  return [validateQuoteForm(toQuoteRequest(copied)), checkQuoteRequest(copied)]
}

it.each(contacts.emails.copied)('form and relay take the email %j without invisible signs', (email) => {
  const quote = { email: 'sokha@bank.example' }
  expect(taken({ email })).toMatchObject([quote, { quote }])
})

it.each(contacts.phones.copied)('the phone number %j is sent without marks of a contacts app', (phone) => {
  const quote = { phone: '+855 12 345 678' }
  expect(taken({ phone })).toMatchObject([quote, { quote }])
})

it('the relay takes, unchanged, each phone number that the form takes (property)', () => {
  const sign = fc.constantFrom(...'\u0000\t\u2028\ud800\ufeff a7@.+-()'.split(''))
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 8 }), (end) => {
      const form = { ...filled, phone: `12345678${end}` }
      if (messagesOf(form).phone !== undefined) return
      const quote = toQuoteRequest(form)
      expect(checkQuoteRequest(quote)).toEqual({ valid: true, quote })
    }),
    { numRuns: 1000 },
  )
})

it.each([
  [{ phone: 85512000000 }, 'Must be text'],
  [{ firstName: 'So\nkha' }, 'Must not contain control characters'],
  [{ company: 'A\u2028B' }, 'Must not contain control characters'],
  [{ message: 'a\u0000b' }, 'Must not contain control characters'],
  [{ email: 'a@b.co\r\nBcc:x@y.z' }, 'Invalid email format: a space is not allowed'],
  [{ email: 'a@b.c\u0007o' }, 'Invalid email format'],
])('the relay refuses %j: %s', (fields, message) => {
  expect(Object.values(requestMessages({ ...sampleQuote, ...fields }))).toEqual([message])
})

it('tells the first broken rule of a field: its length, its own rule, its characters', () => {
  const long = 'x'.repeat(6000)
  const request = { ...sampleQuote, email: long, phone: 'x\u0000', country: long, company: 'x\u0000' }
  expect(requestMessages(request)).toEqual({
    email: 'Must be at most 254 characters',
    phone: 'Invalid phone number',
    country: 'Must be at most 40 characters',
    company: 'Must not contain control characters',
  })
})

it.each(['bcc', 'a.b', '', 'toString', '__proto__'])('refuses the unknown field %j', (name) => {
  const unknown = JSON.parse(`{"${name}":1}`) as object
  const [message] = Object.values(requestMessages({ ...sampleQuote, ...unknown }))
  expect(message).toBe('The form has no such fields.')
})

it('the longest form fits into what the relay reads', () => {
  const long = (field: QuoteField) => '\u1781'.repeat(maxLengths[field])
  const texts = { firstName: long('firstName'), lastName: long('lastName'), company: long('company') }
  const email = `${'\u1781'.repeat(240)}@b.co`
  const form = { ...filled, ...texts, email, position: long('position'), message: long('message') }
  expect(messagesOf(form)).toEqual({})
  const request = toQuoteRequest(form, Array<string>(20).fill(long('company').slice(0, 100)))
  expect(requestMessages(request)).toEqual({})
  expect(new TextEncoder().encode(JSON.stringify(request)).length).toBeLessThan(32 * 1024)
})
