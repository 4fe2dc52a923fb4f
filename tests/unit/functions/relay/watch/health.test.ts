import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeHealthHandler, makeStatusHandler } from '../../../../../functions/relay/watch/health.ts'
import type { Problem, ProblemKind } from '../../../../../functions/relay/watch/measures.ts'
import { passTime, startVirtualTime } from '../../../../support/relay/virtualTime.ts'

const minute = 60_000
const now = Date.UTC(2026, 0, 31)
const problem = (kind: ProblemKind, count: number | null = 41): Problem => ({
  kind,
  count,
  since: null,
  told: null,
  toldCount: null,
})
const quiet: Problem[] = []
const outage = [problem('outage')]
const late = [problem('late')]

afterEach(() => {
  vi.useRealTimers()
})

const start = (found = quiet, { hasFormService = true, hasSchedule = true } = {}) => {
  const clock = { now }
  const measure = vi.fn(() => Promise.resolve(found))
  const options = { measures: { measure }, hasFormService, hasSchedule, now: () => clock.now }
  return { clock, measure, options, health: makeHealthHandler(options), status: makeStatusHandler(options) }
}

const bodyOf = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as object })

describe('GET /api/health', () => {
  it.each([
    [quiet, {}, 200, { relay: 'ok', database: 'ok', schedule: 'ok' }],
    [outage, {}, 503, { relay: 'failing', database: 'ok', schedule: 'ok' }],
    [late, {}, 503, { relay: 'failing', database: 'ok', schedule: 'ok' }],
    [[problem('refused')], {}, 200, { relay: 'ok', database: 'ok', schedule: 'ok' }],
    [quiet, { hasFormService: false }, 503, { relay: 'unconfigured', database: 'ok', schedule: 'ok' }],
    [quiet, { hasSchedule: false }, 200, { relay: 'ok', database: 'ok' }],
  ])('says in words alone what is so: %#', async (found, site, status, body) => {
    expect(await bodyOf(await start(found, site).health())).toEqual({ status, body })
  })

  it.each([
    [true, 200, { relay: 'ok', database: 'none' }],
    [false, 503, { relay: 'unconfigured', database: 'none' }],
  ])('says that there is no database', async (hasFormService, status, body) => {
    const health = makeHealthHandler({ ...start().options, measures: undefined, hasFormService })
    expect(await bodyOf(await health())).toEqual({ status, body })
  })

  it('says within 5 s that the database does not answer', async () => {
    startVirtualTime()
    const silent = makeHealthHandler({
      ...start().options,
      measures: { measure: () => new Promise<never>(() => undefined) },
    })
    const began = Date.now()
    const body = { relay: 'unknown', database: 'failing' }
    expect(await bodyOf(await passTime(silent()))).toEqual({ status: 503, body })
    expect(Date.now() - began).toBe(5000)
  })
})

describe('GET /api/status', () => {
  it.each([
    [quiet, 'ok'],
    [outage, 'delayed'],
    [late, 'ok'],
    [[problem('outage', null)], 'ok'],
  ])('says whether nothing gets through: %#', async (found, delivery) => {
    expect(await bodyOf(await start(found).status())).toEqual({ status: 200, body: { delivery } })
  })

  it('may be kept by browsers for a minute', async () => {
    const { headers } = await start().status()
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('is unknown where the database is missing, fails or is silent', async () => {
    const unknown = { status: 200, body: { delivery: 'unknown' } }
    const { options } = start()
    expect(await bodyOf(await makeStatusHandler({ ...options, measures: undefined })())).toEqual(unknown)
    const failing = { measure: () => Promise.reject(new Error('out of order')) }
    expect(await bodyOf(await makeStatusHandler({ ...options, measures: failing })())).toEqual(unknown)
    startVirtualTime()
    const silent = { measure: () => new Promise<never>(() => undefined) }
    expect(await bodyOf(await passTime(makeStatusHandler({ ...options, measures: silent })()))).toEqual(
      unknown,
    )
  })
})

it.each(['health', 'status'] as const)('the %s asks the database once a minute at most', async (name) => {
  const { clock, measure, ...handlers } = start()
  await Promise.all([handlers[name](), handlers[name]()])
  clock.now += minute - 1
  await handlers[name]()
  expect(measure).toHaveBeenCalledOnce()
  clock.now += 1
  await handlers[name]()
  expect(measure).toHaveBeenCalledTimes(2)
})
