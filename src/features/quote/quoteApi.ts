import {
  clientTimeoutMs,
  endpoints,
  isReference,
  retryAfterTime,
  spamHeaders,
} from '../../domain/contract/relay.ts'
import { isRecord, textFieldsOf } from '../../lib/types.ts'
import type { fetchInTime } from '../../ui/browser/fetchInTime.ts'
import type { QuoteServices } from './quoteListeners.ts'
import type { QuoteRefusal } from './quoteSlice.ts'

/** Every refusal of the relay is a problem (RFC 9457). */
const isRelays = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/problem+json') ?? false

const referenceIn = ({ reference }: Record<string, unknown>): string | null =>
  isReference(reference) ? reference : null

const refusalOf = (response: Response, body: Record<string, unknown>): QuoteRefusal => {
  const reference = referenceIn(body)
  if (body.kept === true && reference !== null)
    return { reason: body.undeliverable === true ? 'undeliverable' : 'kept', reference }
  const errors = isRecord(body.errors) ? textFieldsOf(body.errors) : {}
  if (Object.keys(errors).length > 0) return { reason: 'fields', errors }
  if (response.status === 422) return { reason: 'keyTaken' }
  // Other statuses ask to wait for reasons other than the visitor's own requests.
  const retryAt = response.status === 429 ? retryAfterTime(response.headers, Date.now()) : null
  if (retryAt !== null && retryAt < Infinity) return { reason: 'limited', retryAt }
  // An error without a problem comes from a gateway, which may have passed the request on.
  return { reason: response.status >= 500 && !isRelays(response) ? 'unanswered' : 'unknown' }
}

/** Makes the function that posts a request to the relay (specification 11). */
export const makeSendQuote =
  (post: typeof fetchInTime): QuoteServices['sendQuote'] =>
  async (request, key, signals) => {
    const response = await post(endpoints.quote, clientTimeoutMs, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        [spamHeaders.seconds]: String(signals.secondsOpen),
        ...(signals.honeypotFilled && { [spamHeaders.honeypot]: '1' }),
      },
      body: JSON.stringify(request),
      // The request is sent even when the visitor closes the page.
      keepalive: true,
    })
    // The status decides, even when the body cannot be read.
    const read: unknown = await response.json().catch(() => null)
    const body = isRecord(read) ? read : {}
    return response.ok
      ? { kind: 'accepted', reference: referenceIn(body) }
      : { kind: 'refused', refusal: refusalOf(response, body) }
  }
