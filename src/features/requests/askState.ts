import { clientTimeoutMs, type RequestState } from '../../domain/contract/relay.ts'
import { isRecord } from '../../lib/types.ts'

/** Asks the relay what became of a request. Rejects when it does not answer. */
export const askState = async (key: string): Promise<RequestState> => {
  const response = await fetch('/api/requests', {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    signal: AbortSignal.timeout(clientTimeoutMs),
  })
  const body: unknown = await response.json()
  const { state, day } = response.ok && isRecord(body) ? body : {}
  if (state === 'delivered' && typeof day === 'string') return { state, day }
  if (state === 'received' || state === 'undeliverable' || state === 'unknown') return { state, day: null }
  throw new Error(`/api/requests answered ${response.status}`)
}
