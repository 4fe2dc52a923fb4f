import { plainSpaces, removeInvisible } from '../../lib/invisibleSigns.ts'

/** The quote form's fields, options, defaults and limits (specification 3 and 5). */

/** The longest texts, in UTF-16 code units, in the order of the form, whose first wrong field gets the focus. */
export const maxLengths = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  company: 200,
  position: 100,
  country: 40,
  businessType: 40,
  serviceType: 40,
  message: 5000,
}

export type QuoteField = keyof typeof maxLengths

export const quoteFieldOrder = Object.keys(maxLengths) as QuoteField[]

export type QuoteValues = Record<QuoteField, string>

/** The fields that are a choice; the others are free text. */
export const quoteOptions: Partial<Record<QuoteField, readonly { value: string; label: string }[]>> = {
  country: [
    { value: 'cambodia', label: 'Cambodia' },
    { value: 'thailand', label: 'Thailand' },
    { value: 'vietnam', label: 'Vietnam' },
    { value: 'laos', label: 'Laos' },
    { value: 'myanmar', label: 'Myanmar' },
    { value: 'singapore', label: 'Singapore' },
    { value: 'malaysia', label: 'Malaysia' },
    { value: 'indonesia', label: 'Indonesia' },
    { value: 'philippines', label: 'Philippines' },
    { value: 'other', label: 'Other' },
  ],
  businessType: [
    { value: 'retail', label: 'Retail' },
    { value: 'hospitality', label: 'Hospitality' },
    { value: 'banking', label: 'Banking/Financial' },
    { value: 'healthcare', label: 'Healthcare' },
    { value: 'government', label: 'Government' },
    { value: 'education', label: 'Education' },
    { value: 'manufacturing', label: 'Manufacturing' },
    { value: 'other', label: 'Other' },
  ],
  serviceType: [
    { value: 'general', label: 'General Inquiry' },
    { value: 'sales', label: 'Sales & Quotes' },
  ],
}

/** Each field empty, without the defaults of the form. */
export const noTexts = Object.fromEntries(quoteFieldOrder.map((field) => [field, ''])) as QuoteValues

export const emptyQuote: QuoteValues = {
  ...noTexts,
  country: 'cambodia',
  businessType: 'retail',
  serviceType: 'sales',
}

/** In these fields invisible signs would keep an answer from arriving or a number from being dialled. */
const withoutInvisible: readonly QuoteField[] = ['email', 'phone']

/**
 * Trims a typed text before it is checked and sent. An email and a number lose the invisible signs, which
 * contacts apps and copying bring, and have plain spaces and hyphens.
 */
export const cleanText = (field: QuoteField, text: string): string =>
  (withoutInvisible.includes(field) ? plainSpaces(removeInvisible(text)) : text).trim()

/** Control characters, such as a paste from a spreadsheet brings, and halves of surrogate pairs. */
export const controlCharacters = (field: QuoteField): RegExp =>
  field === 'message' ? /(?:[^\P{Cc}\t\r\n]|\p{Cs})+/gu : /[\p{Cc}\p{Cs}\u2028\u2029]+/gu
