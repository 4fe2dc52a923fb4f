/** The quote form's fields, options, defaults and limits (specification 3 and 5). */

/** The order of the form, in which the first wrong field gets the focus. */
export const quoteFieldOrder = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'position',
  'country',
  'businessType',
  'serviceType',
  'message',
] as const

export type QuoteField = (typeof quoteFieldOrder)[number]

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

export const emptyQuote: QuoteValues = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  phone: '',
  position: '',
  country: 'cambodia',
  serviceType: 'sales',
  businessType: 'retail',
  message: '',
}

/** In UTF-16 code units, as the maxlength attribute counts. */
export const maxLengths: Record<QuoteField, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  company: 200,
  phone: 40,
  position: 100,
  country: 40,
  serviceType: 40,
  businessType: 40,
  message: 5000,
}

/** Control characters, which a paste from a spreadsheet may bring, and halves of surrogate pairs. */
export const controlCharacters = (field: QuoteField): RegExp =>
  field === 'message' ? /(?:[^\P{Cc}\t\r\n]|\p{Cs})+/gu : /[\p{Cc}\p{Cs}\u2028\u2029]+/gu
