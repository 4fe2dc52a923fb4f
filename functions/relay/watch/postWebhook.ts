import { otherTimeoutsMs } from '../timeouts.ts'

interface Webhook {
  url: string
  fetch: typeof fetch
}

/** Posts a message as JSON. Gives the answer, whatever its status; undefined when none comes in time. */
export const postWebhook = ({ url, fetch }: Webhook, message: object): Promise<Response | undefined> =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(otherTimeoutsMs.webhook),
  }).catch(() => undefined)
