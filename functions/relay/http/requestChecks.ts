import type { QuoteValues } from '../../../src/domain/contract/quoteFields.ts'
import { isKey } from '../journal/idempotencyKey.ts'
import { problem } from './answers.ts'
import { checkQuoteRequest } from './checkQuoteRequest.ts'
import { readText } from './readText.ts'

const bodyLimit = 32 * 1024

const checkMethod = ({ method }: Request): void => {
  if (method !== 'POST') throw problem(405, 'Send a quote request with POST.')
}

const checkContentType = ({ headers }: Request): void => {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw problem(415, 'Send a quote request as application/json.')
}

const readObject = async (request: Request): Promise<object> => {
  try {
    const value: unknown = JSON.parse(await readText(request, bodyLimit))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch (error) {
    if (error instanceof Response) throw error
  }
  throw problem(400, 'The body is not a JSON object.')
}

const checkOrigin = ({ headers, url }: Request, siteOrigins: readonly string[]): void => {
  const origin = headers.get('origin')
  const foreign = origin !== null && origin !== new URL(url).origin && !siteOrigins.includes(origin)
  if (foreign || headers.get('sec-fetch-site') === 'cross-site')
    throw problem(403, 'Quote requests are taken from this site only.')
}

/** The idempotency key of a request, in small letters. Throws a problem (400) unless it is a UUID. */
export const readKey = ({ headers }: Request): string => {
  const key = headers.get('idempotency-key')?.toLowerCase() ?? ''
  if (!isKey(key)) throw problem(400, 'The header Idempotency-Key must be a UUID.')
  return key
}

const validFields = (body: object): QuoteValues => {
  const checked = checkQuoteRequest(body)
  if (checked.valid) return checked.quote
  throw problem(422, 'Some fields are not valid.', { errors: checked.errors })
}

const checkRateLimit = (waitMs: number): void => {
  if (waitMs > 0) throw problem(429, 'Too many quote requests from this address.', { retryAfterMs: waitMs })
}

/** In the order of specification 11. Throws a problem: 405, 415, 413, 400, 403, 422 or 429. */
export const readQuoteRequest = async (
  request: Request,
  siteOrigins: readonly string[],
  waitMs: () => number,
): Promise<{ quote: QuoteValues; key: string }> => {
  checkMethod(request)
  checkContentType(request)
  const body = await readObject(request)
  checkOrigin(request, siteOrigins)
  const quote = validFields(body)
  checkRateLimit(waitMs())
  return { quote, key: readKey(request) }
}
