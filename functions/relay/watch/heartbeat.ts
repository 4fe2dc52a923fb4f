import type { LogLine } from '../log.ts'
import { otherTimeoutsMs } from '../timeouts.ts'

interface HeartbeatOptions {
  /** The heartbeat address of a monitor that raises an alarm when no heartbeat comes. */
  url: string | undefined
  fetch: typeof fetch
  log: (line: LogLine) => void
}

/** Says that a run of the schedule has ended well. The promise never rejects. */
export const makeHeartbeat =
  ({ url, fetch, log }: HeartbeatOptions) =>
  async (): Promise<void> => {
    if (!url) return
    const signal = AbortSignal.timeout(otherTimeoutsMs.webhook)
    const response = await fetch(url, { signal }).catch(() => undefined)
    response?.body?.cancel().catch(() => undefined)
    if (!response?.ok)
      log({ outcome: 'heartbeat-failed', note: 'QUOTE_HEARTBEAT_URL did not take the heartbeat' })
  }
