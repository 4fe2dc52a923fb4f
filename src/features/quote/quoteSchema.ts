import { object, string, type ObjectSchema } from 'yup'
import {
  businessTypes,
  controlCharacters,
  countries,
  maxLengths,
  quoteFieldOrder,
  serviceTypes,
  type Option,
  type QuoteField,
  type QuoteValues,
} from './quoteFields.ts'

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** True when 8 to 15 digits remain after everything else is removed (spec section 5). */
export const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return digits >= 8 && digits <= 15
}

/** An optional text; every text is trimmed before it is checked. */
const text = (field: QuoteField) =>
  string()
    .trim()
    .default('')
    .max(maxLengths[field], `Must be at most ${String(maxLengths[field])} characters`)

const required = (field: QuoteField, message: string) => text(field).required(message)

const shape = {
  firstName: required('firstName', 'First name is required'),
  lastName: required('lastName', 'Last name is required'),
  email: required('email', 'Email is required').matches(looksLikeEmail, {
    message: 'Invalid email format',
    excludeEmptyString: true,
  }),
  phone: required('phone', 'Phone number is required').test(
    'phone',
    'Invalid phone number',
    (value) => value.trim() === '' || isPhone(value),
  ),
  message: required('message', 'Message is required'),
  company: text('company'),
  position: text('position'),
}

const oneOf = (field: QuoteField, allowed: readonly string[]) =>
  text(field).oneOf(['', ...allowed], 'Not one of the choices')

const values = (options: readonly Option[]) => options.map((option) => option.value)
const labels = (options: readonly Option[]) => options.map((option) => option.label)

/** The form: options by value (spec section 5). */
export const quoteSchema: ObjectSchema<QuoteValues> = object({
  ...shape,
  country: oneOf('country', values(countries)),
  serviceType: oneOf('serviceType', values(serviceTypes)),
  businessType: oneOf('businessType', values(businessTypes)),
})

/** The request: options by label text, as they travel (spec section 7). Unknown keys are refused before (fieldChecks.ts). */
export const quoteRequestSchema: ObjectSchema<QuoteValues> = object({
  ...shape,
  country: oneOf('country', labels(countries)),
  serviceType: oneOf('serviceType', labels(serviceTypes)),
  businessType: oneOf('businessType', labels(businessTypes)),
})

const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? ''

const clean = (field: QuoteField, text: string): string => text.replace(controlCharacters(field), ' ').trim()

/** The form's values as the request's body: trimmed, control characters as spaces, options as label text, fields in a fixed order. */
export const toQuoteRequest = (form: QuoteValues): QuoteValues => {
  const trimmed = Object.fromEntries(
    quoteFieldOrder.map((field) => [field, clean(field, form[field])]),
  ) as Record<QuoteField, string>
  return {
    ...trimmed,
    country: labelOf(countries, form.country),
    serviceType: labelOf(serviceTypes, form.serviceType),
    businessType: labelOf(businessTypes, form.businessType),
  }
}
