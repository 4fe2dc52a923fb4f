import { Refusal } from './answers.ts'
import { validFields } from './fieldChecks.ts'
import { isKey } from './key.ts'
import type { QuoteValues } from '../quoteFields.ts'

/** Longest accepted body, in bytes. */
const bodyLimit = 32 * 1024

const requirePost = ({ method }: Request): void => {
  if (method !== 'POST') throw new Refusal(405, 'Send a quote request with POST.')
}

const requireJson = ({ headers }: Request): void => {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'Send a quote request as application/json.')
}

const tooLarge = () => new Refusal(413, `A quote request is at most ${String(bodyLimit)} bytes long.`)

/** The body as text. The bytes are counted as they come, because Content-Length may be absent or wrong. */
const readText = async ({ headers, body }: Request): Promise<string> => {
  if (Number(headers.get('content-length')) > bodyLimit) throw tooLarge()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  let text = ''
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > bodyLimit) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

const readObject = async (request: Request): Promise<object> => {
  try {
    const value: unknown = JSON.parse(await readText(request))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch (error) {
    if (error instanceof Refusal) throw error
  }
  throw new Refusal(400, 'The body is not a JSON object.')
}

const requireOrigin = ({ headers, url }: Request, siteOrigins: readonly string[]): void => {
  const origin = headers.get('origin')
  const foreign = origin !== null && origin !== new URL(url).origin && !siteOrigins.includes(origin)
  if (foreign || headers.get('sec-fetch-site') === 'cross-site')
    throw new Refusal(403, 'Quote requests are taken from this site only.')
}

const readKey = ({ headers }: Request): string => {
  const key = headers.get('idempotency-key')?.toLowerCase() ?? ''
  if (!isKey(key)) throw new Refusal(400, 'The header Idempotency-Key must be a UUID.')
  return key
}

const requireCalm = (waitMs: number): void => {
  if (waitMs > 0)
    throw new Refusal(429, 'Too many quote requests from this address.', { retryAfterMs: waitMs })
}

/**
 * The checked request, in the order of design section 7. `siteOrigins` are accepted beside the request's own;
 * `waitMs` counts a sound request and says how long its sender has to wait. Throws a Refusal: 405, 415, 413,
 * 400, 403, 422 or 429, or 400 for a key that is no UUID.
 */
export const readQuoteRequest = async (
  request: Request,
  siteOrigins: readonly string[],
  waitMs: () => number,
): Promise<{ quote: QuoteValues; key: string }> => {
  requirePost(request)
  requireJson(request)
  const body = await readObject(request)
  requireOrigin(request, siteOrigins)
  const quote = await validFields(body)
  requireCalm(waitMs())
  return { quote, key: readKey(request) }
}
