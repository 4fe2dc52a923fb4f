import { ValidationError } from 'yup'
import { z } from 'zod'
import {
  cleanText,
  type QuoteField,
  quoteFieldOrder,
  type QuoteValues,
} from '../../../src/domain/contract/quoteFields.ts'
import { quoteRequest, strictly } from '../../../src/domain/contract/quoteRequest.ts'
import { isRecord } from '../../../src/lib/types.ts'
import { problem } from './answers.ts'
import { readJson } from './readJson.ts'

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

const expected = {
  one: 'a quote request',
  many: 'quote requests',
  json: 'a JSON object',
  types: ['application/json'],
  limit: 32 * 1024,
}

/** The key in small letters. Throws a problem (400) unless it is a UUID of version 4. */
export const readKey = ({ headers }: Request): string => {
  const key = headers.get('idempotency-key')?.toLowerCase() ?? ''
  if (!z.uuidv4().safeParse(key).success) throw problem(400, 'The header Idempotency-Key must be a UUID.')
  return key
}

/** Browsers set this header, and no script of a page can change it. Old ones send only the page's origin. */
const isForeign = ({ url, headers }: Request): boolean => {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const isOtherOrigin = origin !== null && origin !== new URL(url).origin
  return site === 'cross-site' || (site !== 'same-origin' && isOtherOrigin)
}

/** Checks in the order of specification 11. Throws a problem. */
export const readQuoteRequest = async (
  request: Request,
  waitMs: () => number,
): Promise<{ quote: QuoteValues; key: string }> => {
  const body = await readJson(request, waitMs, expected)
  if (!isRecord(body) || Array.isArray(body)) throw problem(400, `The body is not ${expected.json}.`)
  if (isForeign(request)) throw problem(403, 'Quote requests are taken from this site only.')
  const checked = checkQuoteRequest(body)
  if (!checked.valid) throw problem(422, 'Some fields are not valid.', { errors: checked.errors })
  return { quote: checked.quote, key: readKey(request) }
}
