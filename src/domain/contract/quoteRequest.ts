import { object, string, type StringSchema } from 'yup'
import {
  controlCharacters,
  maxLengths,
  type QuoteField,
  quoteFieldOrder,
  quoteOptions,
  type QuoteValues,
} from './quoteFields.ts'
import { maxListLength } from './quoteList.ts'

/** Takes linear time, because no part can match the character with which the next part begins. */
const looksLikeEmail = /^[^@]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}_-]+$/u

/**
 * Signs that would end the address in a `mailto:` link or begin a second one. A link reads `%0D` as a line
 * break, so a percent sign with two hexadecimal digits counts too.
 */
const wrongInEmail = /[\s?#,;:<>()[\]\\"]|%[\da-f]{2}/iu

/** Leaves out control characters and halves of surrogate pairs, which no message can show. */
const wrongInDomain = /[^\p{L}\p{M}\p{N}\p{C}_.-]/u

/** The message names the first sign that no address may have. */
const emailFault = (email: string): string | undefined => {
  const [, domain = ''] = email.split('@')
  const [wrong] = wrongInEmail.exec(email) ?? wrongInDomain.exec(domain) ?? []
  if (wrong === undefined) return looksLikeEmail.test(email) ? undefined : 'Invalid email format'
  return `Invalid email format: ${wrong.trim() === '' ? 'a space' : `“${wrong}”`} is not allowed`
}

/** A character that can be seen. U+2800 is a blank; the fillers of Hangul are ignorable code points. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u

/** 8 to 15 digits of any script, such as Khmer, whatever else the text has (specification 5). */
const isPhone = (text: string): boolean => {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 8 && digits <= 15
}

const isOption = (field: QuoteField, value: string): boolean =>
  quoteOptions[field]?.some(({ label }) => label === value) ?? true

/** Says what is wrong with a text; undefined for a sound one. */
type Rule = (value: string) => string | undefined

const rule =
  (message: string, isValid: (value: string) => boolean): Rule =>
  (value) =>
    isValid(value) ? undefined : message

const required = (message: string): Rule => rule(message, (value) => visible.test(value))

/** The rules of one field, beside the limits of length, choice and characters that all fields have. */
const ownRules: Partial<Record<QuoteField, readonly Rule[]>> = {
  firstName: [required('First name is required')],
  lastName: [required('Last name is required')],
  email: [required('Email is required'), emailFault],
  phone: [required('Phone number is required'), rule('Invalid phone number', isPhone)],
  message: [required('Message is required')],
}

/** One test that tells the first broken rule, because yup would run all. Too long a text is read no further. */
const text = (field: QuoteField, maxLength = maxLengths[field]): StringSchema<string> => {
  const rules: readonly Rule[] = [
    rule(`Must be at most ${maxLength} characters`, (value) => value.length <= maxLength),
    ...(ownRules[field] ?? []),
    rule('Not one of the choices', (value) => value === '' || isOption(field, value)),
    rule('Must not contain control characters', (value) => value.search(controlCharacters(field)) === -1),
  ]
  return string()
    .defined()
    .nonNullable('Must be text')
    .typeError('Must be text')
    .test('rules', (value, { createError }) => {
      for (const fault of rules) {
        const message = fault(value)
        if (message !== undefined) return createError({ message })
      }
      return true
    })
}

const schemas = Object.fromEntries(quoteFieldOrder.map((field) => [field, text(field)]))

/** The rules of the form, whose message is the visitor's own text. Options are label text. */
const quoteForm = object(schemas as Record<QuoteField, StringSchema<string>>)

/** The same rules for a request that is sent, which has the quote list below the longest text. */
export const quoteRequest = quoteForm.shape({
  message: text('message', maxLengths.message + maxListLength),
})

/** Options of `validateSync`. They report all errors, and stop yup from turning numbers into text. */
export const strictly = { abortEarly: false, strict: true, disableStackTrace: true }

/** Checks what `toQuoteRequest` makes. Throws yup's ValidationError with all that is wrong. */
export const validateQuoteForm = (quote: QuoteValues): QuoteValues => quoteForm.validateSync(quote, strictly)
