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

/**
 * Allows no character that would end the address in a `mailto:` link or begin a second one. It takes linear
 * time: no part can match the character with which the next part begins.
 */
const looksLikeEmail = /^[^\s@?#,;:<>()[\]\\"]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u

/** A character that can be seen. U+2800 is a blank; the fillers of Hangul are ignorable code points. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * 8 to 15 digits of any script, whatever else the text has (specification 5): a Khmer keyboard types Khmer
 * digits.
 */
const isPhone = (text: string): boolean => {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 8 && digits <= 15
}

const isChoice = (field: QuoteField, value: string): boolean =>
  quoteOptions[field]?.some(({ label }) => label === value) ?? true

interface Rule {
  message: string
  isValid: (value: string) => boolean
}

const required = (message: string): Rule => ({ message, isValid: (value) => visible.test(value) })

/**
 * One test, as yup would run several all. It tells the first rule that is broken; the length is first, so the
 * others read no text that is too long.
 */
const text = (
  field: QuoteField,
  ownRules: readonly Rule[] = [],
  maxLength = maxLengths[field],
): StringSchema<string> => {
  const rules: readonly Rule[] = [
    { message: `Must be at most ${maxLength} characters`, isValid: (value) => value.length <= maxLength },
    ...ownRules,
    { message: 'Not one of the choices', isValid: (value) => value === '' || isChoice(field, value) },
    {
      message: 'Must not contain control characters',
      isValid: (value) => value.search(controlCharacters(field)) === -1,
    },
  ]
  return string()
    .defined()
    .nonNullable('Must be text')
    .typeError('Must be text')
    .test('rules', (value, { createError }) => {
      const broken = rules.find(({ isValid }) => !isValid(value))
      return broken === undefined || createError({ message: broken.message })
    })
}

/** The rules of the form, whose message is the visitor's own text. Options are label text. */
const quoteForm = object({
  firstName: text('firstName', [required('First name is required')]),
  lastName: text('lastName', [required('Last name is required')]),
  email: text('email', [
    required('Email is required'),
    { message: 'Invalid email format', isValid: (value) => looksLikeEmail.test(value) },
  ]),
  phone: text('phone', [
    required('Phone number is required'),
    { message: 'Invalid phone number', isValid: isPhone },
  ]),
  company: text('company'),
  position: text('position'),
  country: text('country'),
  businessType: text('businessType'),
  serviceType: text('serviceType'),
  message: text('message', [required('Message is required')]),
})
  // `noUnknown` names all unknown keys in one message; the answer has a message for each.
  .test('known', (quote, { createError }) => {
    const unknown = Object.keys(quote).filter((key) => !Object.hasOwn(emptyQuote, key))
    const errors = unknown.map((path) => createError({ path, message: 'Unknown field' }))
    return errors.length === 0 || new ValidationError(errors)
  })

/** The same rules for a request under way, with room for the quote list below the longest text. */
export const quoteRequest = quoteForm.shape({
  message: text('message', [required('Message is required')], maxLengths.message + maxListLength),
})

/** For `validateSync`: all errors, and no casts of yup, which would turn numbers into text. */
export const strictly = { abortEarly: false, strict: true, disableStackTrace: true }

/** For the form, as `toQuoteRequest` makes it: throws yup's ValidationError with all that is wrong. */
export const validateQuoteForm = (quote: QuoteValues): QuoteValues => quoteForm.validateSync(quote, strictly)
