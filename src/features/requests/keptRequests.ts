import { isListedProduct, type ListedProduct } from '../../domain/contract/quoteList.ts'
import { isReference } from '../../domain/contract/relay.ts'
import { isBoolean, isNumber, isText, listOf, shapeOf } from '../../lib/shapes.ts'
import { parseJson, toJson } from '../../ui/browser/storedItem.ts'

/** A request that the relay took; it holds no personal data. */
export interface KeptRequest {
  /** The request's Idempotency-Key, with which the relay finds its state. */
  key: string
  reference: string
  /** In ms since 1970. */
  sentAt: number
  machines: readonly ListedProduct[]
}

export interface KeptRequests {
  /** Whether the visitor wants requests to be kept on this device. */
  keeps: boolean
  /** The newest first. */
  requests: readonly KeptRequest[]
}

export const nothingKept: KeptRequests = { keeps: true, requests: [] }

const maxRequests = 20
const maxAgeMs = 400 * 24 * 60 * 60_000

export const latest = (requests: readonly KeptRequest[], now: number): KeptRequest[] =>
  requests
    .filter(({ sentAt }) => sentAt > now - maxAgeMs)
    .sort((one, other) => other.sentAt - one.sentAt)
    .slice(0, maxRequests)

const areKept = shapeOf<KeptRequests>({
  keeps: isBoolean,
  requests: listOf(
    shapeOf<KeptRequest>({
      key: isText,
      reference: isReference,
      sentAt: isNumber,
      machines: listOf(isListedProduct),
    }),
  ),
})

export const keptRequestsKey = 'quoteRequests'

export const toStoredRequests = (kept: KeptRequests): string => toJson(kept)

/** Reads a stored text; a corrupt or missing one gives `nothingKept`. */
export const parseKeptRequests = (text: string | null, now: number): KeptRequests => {
  const stored = parseJson(text)
  return areKept(stored) ? { keeps: stored.keeps, requests: latest(stored.requests, now) } : nothingKept
}
