import { keepAnswer } from '../lib/keepAnswer.ts'
import { securityHeaders } from '../lib/securityHeaders.ts'
import { minuteMs, withTimeout } from '../lib/time.ts'
import { otherTimeoutsMs } from '../lib/timeouts.ts'
import { hasProblem, type MeasuresStore } from './measures.ts'

interface HealthOptions {
  measures: Pick<MeasuresStore, 'measure'> | undefined
  hasFormService: boolean
  hasSchedule: boolean
  now: () => number
}

const cacheMs = minuteMs

/** GET /api/health: 200, or 503 when something fails, without counts and times. Never rejects. */
export const makeHealthHandler = ({ measures, hasFormService, hasSchedule, now }: HealthOptions) => {
  const check = async (): Promise<Record<string, string>> => {
    const relay = hasFormService ? 'ok' : 'unconfigured'
    if (!measures) return { relay, database: 'none' }
    const found = await withTimeout(otherTimeoutsMs.health, measures.measure).catch(() => undefined)
    if (!found) return { relay: 'unknown', database: 'failing' }
    const isFailing = hasFormService && hasProblem(found, 'outage', 'late', 'closed')
    const schedule = hasProblem(found, 'schedule') ? 'stopped' : 'ok'
    return { relay: isFailing ? 'failing' : relay, database: 'ok', ...(hasSchedule && { schedule }) }
  }

  const checked = keepAnswer(check, { keepMs: cacheMs, now })

  return async (): Promise<Response> => {
    const body = await checked()
    const isWell = Object.values(body).every((word) => word === 'ok' || word === 'none')
    return Response.json(body, { status: isWell ? 200 : 503, headers: securityHeaders })
  }
}

/** GET /api/status: `delayed` when nothing has got through for 15 minutes. Never rejects. */
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
