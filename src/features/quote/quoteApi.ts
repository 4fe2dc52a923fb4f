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

/** Every refusal of the relay is a problem (RFC 9457). */
const isRelays = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/problem+json') ?? false

/** Makes what posts a request to the relay (specification 11). */
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
    const reference = isReference(body.reference) ? body.reference : null
    if (response.ok) return { kind: 'accepted', reference }
    const keptAs = body.kept === true ? reference : null
    const errors = isRecord(body.errors) ? textFieldsOf(body.errors) : {}
    const refusal = {
      errors,
      // Another status asks to wait for other reasons than the visitor's own requests.
      retryAt: response.status === 429 ? retryAfterTime(response.headers, Date.now()) : null,
      keptAs,
      undeliverable: keptAs !== null && body.undeliverable === true,
      keyTaken: response.status === 422 && Object.keys(errors).length === 0,
      // Such an answer is a gateway's, which may have passed the request on.
      mayHaveArrived: response.status >= 500 && !isRelays(response),
    }
    return { kind: 'refused', refusal }
  }
