import type { JournalStore } from '../journal/journalStore.ts'
import { statusPath } from '../journal/paths.ts'
import { minuteMs } from '../lib/durations.ts'
import { keepAnswer } from '../lib/keepAnswer.ts'
import { securityHeaders } from '../lib/securityHeaders.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import { timeoutsMs } from '../timeouts.ts'
import { type Incidents, readIncidents } from '../watch/incidents.ts'
import { readStatus, type Status } from '../watch/status.ts'

interface StatusOptions {
  store: JournalStore
  now: () => number
  limitMs?: number
}

const cacheMs = minuteMs
/** How long a fault lasts before visitors are told. */
const tellAfterMs = 15 * minuteMs

/**
 * Whether the form service has taken nothing for 15 minutes. The schedule opens the incident `late` after 15
 * minutes, and `refused` at once, so `refused` counts only 15 minutes later. A delivery after the last
 * failure ends the delay at once, before the next run closes the incident.
 */
export const isDelayed = ({ late, refused }: Incidents, status: Status, now: number): boolean => {
  const { lastSuccess, lastFailure } = status
  const isFailing = lastFailure !== undefined && lastFailure.at > (lastSuccess?.at ?? -Infinity)
  return isFailing && (late !== undefined || (refused !== undefined && refused.since + tellAfterMs <= now))
}

/** GET /api/status, for the quote page: three small reads a minute and no list of the journal. */
export const makeStatusHandler = ({ store, now, limitMs = timeoutsMs.journal }: StatusOptions) => {
  const check = async (): Promise<string> => {
    const [incidents, status] = await Promise.all([store.get(statusPath('incidents')), readStatus(store)])
    return isDelayed(readIncidents(incidents), status, now()) ? 'delayed' : 'ok'
  }

  const checked = keepAnswer(() => withTimeout(limitMs, check).catch(() => 'unknown'), {
    keepMs: cacheMs,
    now,
  })

  return async (): Promise<Response> => {
    const headers = { ...securityHeaders, 'Cache-Control': `public, max-age=${cacheMs / 1000}` }
    return Response.json({ delivery: await checked() }, { headers })
  }
}
