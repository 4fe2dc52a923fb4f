import * as z from 'zod/mini'
import {
  businessTypes,
  controlCharacters,
  countries,
  maxLengths,
  type Option,
  type QuoteField,
  type QuoteValues,
  serviceTypes,
} from './quoteFields.ts'
import { splitMessage } from './quoteMessage.ts'

// Without eval, which the page's policy forbids.
z.config({ jitless: true })

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** 8 to 15 digits, whatever else the text has (specification 5). */
export const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return digits >= 8 && digits <= 15
}

type Rule = z.core.$ZodCheck<string>

/** What the visitor typed: the quote list has room of its own. */
const ownText = (field: QuoteField, value: string): string =>
  field === 'message' ? splitMessage(value).text : value

/** Trimmed; a missing field counts as empty. */
const text = (field: QuoteField, ...rules: Rule[]) =>
  z.prefault(
    z.string('Must be text').check(
      z.trim(),
      z.refine(
        (value) => ownText(field, value).length <= maxLengths[field],
        `Must be at most ${String(maxLengths[field])} characters`,
      ),
      ...rules,
      z.refine(
        (value) => value.search(controlCharacters(field)) === -1,
        'Must not contain control characters',
      ),
    ),
    '',
  )

const filled = (message: string) => z.minLength(1, { error: message, abort: true })

const labelOf = (options: readonly Option[]): Rule =>
  z.refine((value) => value === '' || options.some(({ label }) => label === value), 'Not one of the choices')

const quoteRequest: z.ZodMiniType<QuoteValues> = z.strictObject({
  firstName: text('firstName', filled('First name is required')),
  lastName: text('lastName', filled('Last name is required')),
  email: text('email', filled('Email is required'), z.regex(looksLikeEmail, 'Invalid email format')),
  phone: text('phone', filled('Phone number is required'), z.refine(isPhone, 'Invalid phone number')),
  message: text('message', filled('Message is required')),
  company: text('company'),
  position: text('position'),
  country: text('country', labelOf(countries)),
  serviceType: text('serviceType', labelOf(serviceTypes)),
  businessType: text('businessType', labelOf(businessTypes)),
})

export type QuoteCheck =
  | { valid: true; quote: QuoteValues }
  /** The first message of each wrong field. */
  | { valid: false; errors: Record<string, string> }

const messagesOf = (issue: z.core.$ZodIssue): [field: string, message: string][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [key, 'Unknown field'])
    : [[String(issue.path[0]), issue.message]]

/** Checks and trims a request with options as label text, for form and relay (specification 5 and 7). */
export const checkQuoteRequest = (request: object): QuoteCheck => {
  const { success, data, error } = quoteRequest.safeParse(request)
  if (success) return { valid: true, quote: data }
  return { valid: false, errors: Object.fromEntries(error.issues.flatMap(messagesOf).reverse()) }
}
