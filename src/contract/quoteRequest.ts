import { object, string, type StringSchema, ValidationError } from 'yup'
import {
  controlCharacters,
  emptyQuote,
  maxLengths,
  type QuoteField,
  quoteOptions,
  type QuoteValues,
} from './quoteFields.ts'
import { maxListLength } from './quoteList.ts'

/** Without backtracking, since a request may come from anywhere and be long. */
const looksLikeEmail = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** 8 to 15 digits, whatever else the text has (specification 5). */
export const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return digits >= 8 && digits <= 15
}

const isChoice = (field: QuoteField, value: string): boolean =>
  quoteOptions[field]?.some(({ label }) => label === value) ?? true

type Text = StringSchema<string>

/**
 * The order of the rules decides which broken one is told: length, the field's own rules, control characters.
 */
const text = (
  field: QuoteField,
  withRules: (schema: Text) => Text = (schema) => schema,
  maxLength = maxLengths[field],
) =>
  withRules(
    string()
      .defined()
      .max(maxLength, `Must be at most ${String(maxLength)} characters`),
  )
    // Not `oneOf`, which yup checks before the length.
    .test('label', 'Not one of the choices', (value) => value === '' || isChoice(field, value))
    .test(
      'printable',
      'Must not contain control characters',
      (value) => value.search(controlCharacters(field)) === -1,
    )
    .nonNullable('Must be text')
    .typeError('Must be text')

const required = (message: string) => (schema: Text) => schema.required(message)

/** The rules of the form, whose message is the visitor's own text. Options are label text. */
const quoteForm = object({
  firstName: text('firstName', required('First name is required')),
  lastName: text('lastName', required('Last name is required')),
  email: text('email', (email) =>
    email.required('Email is required').matches(looksLikeEmail, 'Invalid email format'),
  ),
  phone: text('phone', (phone) =>
    phone.required('Phone number is required').test('phone', 'Invalid phone number', isPhone),
  ),
  company: text('company'),
  position: text('position'),
  country: text('country'),
  businessType: text('businessType'),
  serviceType: text('serviceType'),
  message: text('message', required('Message is required')),
})
  // `noUnknown` names all unknown keys in one message; the answer has a message for each.
  .test('known', (quote, { createError }) => {
    const unknown = Object.keys(quote).filter((key) => !Object.hasOwn(emptyQuote, key))
    const errors = unknown.map((path) => createError({ path, message: 'Unknown field' }))
    return errors.length === 0 || new ValidationError(errors)
  })

/** The same rules for a request under way, with room for the quote list below the longest text. */
export const quoteRequest = quoteForm.shape({
  message: text('message', required('Message is required'), maxLengths.message + maxListLength),
})

/** For `validateSync`: all errors, and no casts of yup, which would take numbers for text. */
export const strictly = { abortEarly: false, strict: true, disableStackTrace: true }

/** For the form, as `toQuoteRequest` makes it: throws yup's ValidationError with all that is wrong. */
export const validateQuoteForm = (quote: QuoteValues): QuoteValues => quoteForm.validateSync(quote, strictly)
