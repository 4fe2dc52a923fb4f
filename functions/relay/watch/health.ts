import { minuteMs } from '../lib/durations.ts'
import { keepAnswer } from '../lib/keepAnswer.ts'
import { securityHeaders } from '../lib/securityHeaders.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import { otherTimeoutsMs } from '../lib/timeouts.ts'
import { hasProblem, type MeasuresStore } from './measures.ts'

interface HealthOptions {
  /** Undefined where the site has no database. */
  measures: Pick<MeasuresStore, 'measure'> | undefined
  /** Whether a form service is set. */
  hasFormService: boolean
  /** Previews have none. */
  hasSchedule: boolean
  now: () => number
}

const cacheMs = minuteMs

/**
 * GET /api/health: 200, or 503 when something fails, in words. It says neither counts nor times, which tell a
 * rival how much is sold. Never rejects.
 */
export const makeHealthHandler = ({ measures, hasFormService, hasSchedule, now }: HealthOptions) => {
  const check = async (): Promise<{ isWell: boolean; body: object }> => {
    if (!measures)
      return {
        isWell: hasFormService,
        body: { relay: hasFormService ? 'ok' : 'unconfigured', database: 'none' },
      }
    const found = await withTimeout(otherTimeoutsMs.health, measures.measure).catch(() => undefined)
    if (!found) return { isWell: false, body: { relay: 'unknown', database: 'failing' } }
    const isFailing = hasProblem(found, 'outage', 'late', 'closed')
    const relay = !hasFormService ? 'unconfigured' : isFailing ? 'failing' : 'ok'
    const schedule = hasSchedule && hasProblem(found, 'schedule') ? 'stopped' : 'ok'
    const isWell = relay === 'ok' && schedule === 'ok'
    return { isWell, body: { relay, database: 'ok', ...(hasSchedule && { schedule }) } }
  }

  const checked = keepAnswer(check, { keepMs: cacheMs, now })

  return async (): Promise<Response> => {
    const { isWell, body } = await checked()
    return Response.json(body, { status: isWell ? 200 : 503, headers: securityHeaders })
  }
}

/** GET /api/status, for the quote page: `delayed` when nothing has got through for 15 minutes. Never rejects. */
export const makeStatusHandler = ({ measures, now }: Pick<HealthOptions, 'measures' | 'now'>) => {
  const check = async (): Promise<string> => {
    if (!measures) return 'unknown'
    const found = await withTimeout(otherTimeoutsMs.health, measures.measure)
    return hasProblem(found, 'outage') ? 'delayed' : 'ok'
  }

  const checked = keepAnswer(() => check().catch(() => 'unknown'), { keepMs: cacheMs, now })

  return async (): Promise<Response> => {
    const headers = { ...securityHeaders, 'Cache-Control': `public, max-age=${cacheMs / 1000}` }
    return Response.json({ delivery: await checked() }, { headers })
  }
}
