import { keepAnswer } from '../lib/keepAnswer.ts'
import { securityHeaders } from '../lib/securityHeaders.ts'
import { minuteMs, otherTimeoutsMs, withTimeout } from '../lib/time.ts'
import { hasProblem, type MeasuresStore } from './measures.ts'

interface HealthOptions {
  measures: Pick<MeasuresStore, 'measure'> | undefined
  hasFormService: boolean
  hasSchedule: boolean
  now: () => number
}

/** Asks the database once a minute at most; undefined when there is none, or it does not answer. */
const makeCheck = ({ measures, now }: Pick<HealthOptions, 'measures' | 'now'>) =>
  keepAnswer(
    async () => measures && withTimeout(otherTimeoutsMs.health, measures.measure).catch(() => undefined),
    { keepMs: minuteMs, now },
  )

/** GET /api/health answers 200, or 503 when something fails, without counts and times. Never rejects. */
export const makeHealthHandler = (options: HealthOptions) => {
  const { measures, hasFormService, hasSchedule } = options
  const check = makeCheck(options)

  const describe = async (): Promise<Record<string, string>> => {
    const found = await check()
    const relay = hasFormService ? 'ok' : 'unconfigured'
    if (!measures) return { relay, database: 'none' }
    if (!found) return { relay: 'unknown', database: 'failing' }
    const isFailing = hasFormService && hasProblem(found, 'outage', 'late', 'closed')
    const schedule = hasProblem(found, 'schedule') ? 'stopped' : 'ok'
    return { relay: isFailing ? 'failing' : relay, database: 'ok', ...(hasSchedule && { schedule }) }
  }

  return async (): Promise<Response> => {
    const body = await describe()
    const isWell = Object.values(body).every((word) => word === 'ok' || word === 'none')
    return Response.json(body, { status: isWell ? 200 : 503, headers: securityHeaders })
  }
}

/** GET /api/status answers `delayed` when nothing has got through for 15 minutes. Never rejects. */
export const makeStatusHandler = (options: Pick<HealthOptions, 'measures' | 'now'>) => {
  const check = makeCheck(options)
  return async (): Promise<Response> => {
    const found = await check()
    const delivery = found && hasProblem(found, 'outage') ? 'delayed' : 'ok'
    const headers = { ...securityHeaders, 'Cache-Control': `public, max-age=${minuteMs / 1000}` }
    return Response.json({ delivery: found ? delivery : 'unknown' }, { headers })
  }
}
