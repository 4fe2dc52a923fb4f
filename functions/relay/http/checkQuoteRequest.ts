import { ValidationError } from 'yup'
import {
  cleanText,
  type QuoteField,
  quoteFieldOrder,
  type QuoteValues,
} from '../../../src/domain/contract/quoteFields.ts'
import { quoteRequest, strictly } from '../../../src/domain/contract/quoteRequest.ts'

type QuoteCheck = { valid: true; quote: QuoteValues } | { valid: false; errors: Record<string, string> }

const fields: readonly string[] = quoteFieldOrder

const trimmed = (request: Partial<Record<QuoteField, unknown>>): object =>
  Object.fromEntries(
    quoteFieldOrder.map((field) => {
      const { [field]: value = '' } = request
      return [field, typeof value === 'string' ? cleanText(field, value) : value]
    }),
  )

/** Checks and trims a request (specification 5 and 11). */
export const checkQuoteRequest = (request: object): QuoteCheck => {
  const unknown = Object.entries(request).some(([field, value]) => value !== '' && !fields.includes(field))
  if (unknown) return { valid: false, errors: { body: 'The form has no such fields.' } }
  try {
    return { valid: true, quote: quoteRequest.validateSync(trimmed(request), strictly) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const messages = error.inner.map(({ path = '', message }) => [path, message] as const)
    return { valid: false, errors: Object.fromEntries(messages) }
  }
}
