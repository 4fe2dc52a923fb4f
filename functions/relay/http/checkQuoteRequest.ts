import { ValidationError } from 'yup'
import {
  cleanText,
  type QuoteField,
  quoteFieldOrder,
  type QuoteValues,
} from '../../../src/domain/contract/quoteFields.ts'
import { quoteRequest, strictly } from '../../../src/domain/contract/quoteRequest.ts'

type QuoteCheck =
  | { valid: true; quote: QuoteValues }
  /** The message of each wrong field. */
  | { valid: false; errors: Record<string, string> }

/** A missing field is empty, and an empty field of another release's form is missing. */
const trimmed = (request: Partial<Record<QuoteField, unknown>>): object => {
  const entries = quoteFieldOrder.map((field) => {
    const { [field]: value = '' } = request
    return [field, typeof value === 'string' ? cleanText(field, value) : value]
  })
  const filled = Object.entries(request).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(filled), ...(Object.fromEntries(entries) as object) }
}

/** Checks and trims a request, whose message may have a quote list (specification 5 and 7). */
export const checkQuoteRequest = (request: object): QuoteCheck => {
  try {
    return { valid: true, quote: quoteRequest.validateSync(trimmed(request), strictly) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const messages = error.inner.map(({ path = '', message }) => [path, message] as const)
    return { valid: false, errors: Object.fromEntries(messages) }
  }
}
