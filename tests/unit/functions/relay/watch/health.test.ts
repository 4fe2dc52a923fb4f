import { describe, expect, it, vi } from 'vitest'
import { makeHealthHandler, makeStatusHandler } from '../../../../../functions/relay/watch/health.ts'
import type { MeasuresStore, Problem, ProblemKind } from '../../../../../functions/relay/watch/measures.ts'
import { passTime, startVirtualTime } from '../../../../support/relay/virtualTime.ts'

const minute = 60_000
const now = Date.UTC(2026, 0, 31)
const problem = (kind: ProblemKind, count: number | null = 41): Problem[] => [
  { kind, count, since: null, told: null, toldCount: null },
]
const quiet: Problem[] = []
const outage = problem('outage')
const late = problem('late')
const closed = problem('closed')
const stopped = problem('schedule', 1)

type Measure = MeasuresStore['measure']

const start = (measure: Measure | undefined, { hasFormService = true, hasSchedule = true } = {}) => {
  const clock = { now }
  const measures = measure && { measure }
  const options = { measures, hasFormService, hasSchedule, now: () => clock.now }
  return { clock, health: makeHealthHandler(options), status: makeStatusHandler(options) }
}
const tell = (found: Problem[]) => () => Promise.resolve(found)
const fail = () => Promise.reject(new Error('out of order'))
const beSilent = () => new Promise<never>(() => undefined)

const bodyOf = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as object })

describe('GET /api/health', () => {
  const well = { relay: 'ok', database: 'ok', schedule: 'ok' }
  const failing = { ...well, relay: 'failing' }

  it.each([
    [quiet, {}, 200, well],
    [outage, {}, 503, failing],
    [late, {}, 503, failing],
    [closed, {}, 503, failing],
    [stopped, {}, 503, { ...well, schedule: 'stopped' }],
    [stopped, { hasSchedule: false }, 200, { relay: 'ok', database: 'ok' }],
    [problem('refused'), {}, 200, well],
    [quiet, { hasFormService: false }, 503, { ...well, relay: 'unconfigured' }],
    [undefined, {}, 200, { relay: 'ok', database: 'none' }],
    [undefined, { hasFormService: false }, 503, { relay: 'unconfigured', database: 'none' }],
  ])('gives the state in words alone: %#', async (found, site, status, body) => {
    expect(await bodyOf(await start(found && tell(found), site).health())).toEqual({ status, body })
  })

  it.each([
    ['fails', fail, 0],
    ['does not answer', beSilent, 5000],
  ])('says within 5 s that the database %s', async (_name, measure, ms) => {
    startVirtualTime()
    const began = Date.now()
    const body = { relay: 'unknown', database: 'failing' }
    expect(await bodyOf(await passTime(start(measure).health()))).toEqual({ status: 503, body })
    expect(Date.now() - began).toBe(ms)
  })
})

describe('GET /api/status', () => {
  it.each([
    ['ok', tell(quiet)],
    ['delayed', tell(outage)],
    ['ok', tell(late)],
    ['ok', tell(problem('outage', null))],
    ['unknown', undefined],
    ['unknown', fail],
    ['unknown', beSilent],
  ])('says whether nothing gets through: %s, %#', async (delivery, measure) => {
    startVirtualTime()
    const answer = await passTime(start(measure).status())
    expect(await bodyOf(answer)).toEqual({ status: 200, body: { delivery } })
  })

  it('may be kept by browsers for a minute', async () => {
    const { headers } = await start(tell(quiet)).status()
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

it.each(['health', 'status'] as const)('the %s asks the database once a minute at most', async (name) => {
  const measure = vi.fn(tell(quiet))
  const { clock, [name]: ask } = start(measure)
  await Promise.all([ask(), ask()])
  clock.now += minute - 1
  await ask()
  expect(measure).toHaveBeenCalledOnce()
  clock.now += 1
  await ask()
  expect(measure).toHaveBeenCalledTimes(2)
})
