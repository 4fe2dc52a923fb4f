import { z } from 'zod'
import type { QuoteValues } from '../../../src/domain/contract/quoteFields.ts'
import { isRecord } from '../../../src/lib/types.ts'
import { problem } from './answers.ts'
import { checkQuoteRequest } from './checkQuoteRequest.ts'
import { checkType, parseJson, readText } from './readJson.ts'

const bodyLimit = 32 * 1024

const notJson = 'The body is not a JSON object.'

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
  if (request.method !== 'POST') throw problem(405, 'Send a quote request with POST.')
  checkType(request, 'a quote request', ['application/json'])

  const text = await readText(request, bodyLimit, notJson)
  const retryAfterMs = waitMs()
  if (retryAfterMs > 0) throw problem(429, 'Too many quote requests from this address.', { retryAfterMs })
  const body = parseJson(text, notJson)
  if (!isRecord(body) || Array.isArray(body)) throw problem(400, notJson)

  if (isForeign(request)) throw problem(403, 'Quote requests are taken from this site only.')

  const checked = checkQuoteRequest(body)
  if (!checked.valid) throw problem(422, 'Some fields are not valid.', { errors: checked.errors })

  return { quote: checked.quote, key: readKey(request) }
}
