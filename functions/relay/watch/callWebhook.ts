import { otherTimeoutsMs } from '../lib/timeouts.ts'

/** Calls an address, with a message as JSON if there is one. True when it answers 2xx in time. */
export const callWebhook = async (
  url: string,
  fetch: typeof globalThis.fetch,
  message?: object,
): Promise<boolean> => {
  const post = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  }
  const signal = AbortSignal.timeout(otherTimeoutsMs.webhook)
  const answer = await fetch(url, { redirect: 'manual', signal, ...(message && post) }).catch(() => undefined)
  answer?.body?.cancel().catch(() => undefined)
  return answer?.ok ?? false
}
