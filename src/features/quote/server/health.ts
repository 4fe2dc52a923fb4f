import { isConfigured, type RelayOptions } from './relay.ts'
import type { Shelf } from './shelf.ts'
import { withTimeout } from './withTimeout.ts'

interface HealthOptions {
  relay: RelayOptions
  shelf: Shelf
  now: () => number
  /** For each of the two, in ms. */
  limitMs?: number
}

interface Health {
  relay: 'ok' | 'failing' | 'unconfigured'
  journal: 'ok' | 'failing'
}

/** A result is given out again for so long: whoever asks all day does not burden the form service. */
const keepMs = 10_000

/** A key that no request has. */
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * The handler of GET /api/health: 200 when the form service and the journal answer, or else 503; the body says
 * which, e.g. `{"relay": "ok", "journal": "failing"}`, and nothing else. The form service gets a HEAD request
 * without token or content, and is well with any answer below 500.
 */
export const makeHealthHandler = ({ relay, shelf, now, limitMs = 2000 }: HealthOptions) => {
  const { url = '', fetch } = relay
  let last: { at: number; health: Promise<Health> } | undefined

  const relayHealth = async (): Promise<Health['relay']> => {
    if (!isConfigured(url)) return 'unconfigured'
    const ask = () => fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(limitMs) })
    const status = await ask().then(
      (response) => response.status,
      () => 500,
    )
    return status < 500 ? 'ok' : 'failing'
  }

  const journalHealth = (): Promise<Health['journal']> =>
    withTimeout(limitMs, () => shelf.peek(nobody)).then(
      () => 'ok',
      () => 'failing',
    )

  const check = async (): Promise<Health> => {
    const [relayState, journal] = await Promise.all([relayHealth(), journalHealth()])
    return { relay: relayState, journal }
  }

  return async (): Promise<Response> => {
    if (!last || last.at + keepMs <= now()) last = { at: now(), health: check() }
    const health = await last.health
    const status = health.relay === 'ok' && health.journal === 'ok' ? 200 : 503
    return Response.json(health, { status, headers: { 'Cache-Control': 'no-store' } })
  }
}
