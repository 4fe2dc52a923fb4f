import { object, string, type StringSchema, ValidationError } from 'yup'
import {
  businessTypeOptions,
  controlCharacters,
  countryOptions,
  emptyQuote,
  maxLengths,
  type Option,
  type QuoteField,
  quoteFieldOrder,
  type QuoteValues,
  serviceTypeOptions,
} from './quoteFields.ts'
import { maxListLength } from './quoteList.ts'

/** Without backtracking, since a request may come from anywhere and be long. */
const looksLikeEmail = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** 8 to 15 digits, whatever else the text has (specification 5). */
export const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return digits >= 8 && digits <= 15
}

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
    .test(
      'printable',
      'Must not contain control characters',
      (value) => value.search(controlCharacters(field)) === -1,
    )
    .nonNullable('Must be text')
    .typeError('Must be text')

const required = (message: string) => (schema: Text) => schema.required(message)

/** Not `oneOf`, which yup checks before the length. */
const oneLabelOf = (options: readonly Option[]) => (schema: Text) =>
  schema.test(
    'label',
    'Not one of the choices',
    (value) => value === '' || options.some(({ label }) => label === value),
  )

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
  country: text('country', oneLabelOf(countryOptions)),
  businessType: text('businessType', oneLabelOf(businessTypeOptions)),
  serviceType: text('serviceType', oneLabelOf(serviceTypeOptions)),
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

const options = { abortEarly: false, strict: true, disableStackTrace: true }

/** Trimmed; a missing field is empty. Not by casts of yup, which would take numbers for text as well. */
const trimmed = (request: Partial<Record<QuoteField, unknown>>): object => {
  const entries = quoteFieldOrder.map((field) => {
    const { [field]: value = '' } = request
    return [field, typeof value === 'string' ? value.trim() : value]
  })
  return { ...request, ...(Object.fromEntries(entries) as object) }
}

/** For the form: throws yup's ValidationError with all that is wrong. Takes options as label text. */
export const validateQuoteForm = (quote: QuoteValues): QuoteValues =>
  quoteForm.validateSync(trimmed(quote), options)

export type QuoteCheck =
  | { valid: true; quote: QuoteValues }
  /** The first message of each wrong field. */
  | { valid: false; errors: Record<string, string> }

/** For the relay: checks and trims a request, whose message may have a quote list (specification 5 and 7). */
export const checkQuoteRequest = (request: object): QuoteCheck => {
  try {
    return { valid: true, quote: quoteRequest.validateSync(trimmed(request), options) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const messages = error.inner.map(({ path = '', message }) => [path, message] as const)
    return { valid: false, errors: Object.fromEntries(messages.reverse()) }
  }
}
