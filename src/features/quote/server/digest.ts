import type { Entry } from './entry.ts'
import { readAll } from './readAll.ts'
import { isConfigured } from './relay.ts'
import type { Shelf } from './shelf.ts'

interface DigestOptions {
  /** QUOTE_DIGEST_URL; nothing is read or sent without an http or https URL. */
  url: string | undefined
  fetch: typeof fetch
  shelf: Shelf
  now: () => number
  log: (line: { digest: 'off' | 'sent' | 'failed'; upstream?: number }) => void
}

const day = 24 * 60 * 60_000

/** Counts and references, no personal data; `text` is what chat services show. */
const digestOf = (entries: readonly Entry[], now: number) => {
  const references = (state: Entry['state']) =>
    entries.filter((entry) => entry.state === state).map(({ reference }) => reference)
  const today = entries.filter(({ received }) => received > now - day)
  const received = today.length
  const delivered = entries.filter((entry) => (entry.delivered ?? 0) > now - day).length
  const suspected = today.filter((entry) => entry.suspected.length > 0).length
  const pending = references('pending')
  const lost = references('undeliverable')
  const list = (found: readonly string[]) => (found.length > 0 ? ` (${found.join(', ')})` : '')
  const text = `Quote requests in 24 hours: ${String(received)} received (${String(suspected)} suspected), ${String(delivered)} delivered. Waiting: ${String(pending.length)}${list(pending)}. Undeliverable: ${String(lost.length)}${list(lost)}.`
  return { text, received, suspected, delivered, pending, undeliverable: lost }
}

/** Sends the digest as JSON. Rejects when the journal cannot be listed; a webhook that fails is logged. */
export const makeDigest =
  ({ url = '', fetch, shelf, now, log }: DigestOptions) =>
  async (): Promise<void> => {
    if (!isConfigured(url)) {
      log({ digest: 'off' })
      return
    }
    const found = await readAll(shelf)
    const body = JSON.stringify(
      digestOf(
        found.map(({ entry }) => entry),
        now(),
      ),
    )
    const send = () =>
      fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/json' },
        body,
        signal: AbortSignal.timeout(5000),
      })
    const response = await send().catch(() => undefined)
    log({ digest: response?.ok ? 'sent' : 'failed', ...(response && { upstream: response.status }) })
  }
