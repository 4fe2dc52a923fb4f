import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { pause } from '../../../../functions/relay/lib/time.ts'
import { newLease } from '../../../../functions/relay/requests/requestStore.ts'
import * as statements from '../../../../functions/relay/requests/statements.ts'
import { asDelivered, sampleQuote } from '../../../support/relay/quoteSamples.ts'
import { minute, newRequest } from '../../../support/relay/relaySimulation.ts'
import { useRelay } from '../../../support/relay/useRelay.ts'

const { relay, database } = useRelay()

/** Requests that came one after another and that nobody delivers, the oldest first. */
const leave = async (count: number): Promise<string[]> => {
  const { requests } = relay().startProcess()
  const keys: string[] = []
  // The newest first, as no database promises an order of its own.
  for (let age = 0; age < count; age += 1) {
    const leased = newLease(newRequest(), relay().clock.now - age)
    await requests.take(leased)
    keys.unshift(leased.key)
  }
  relay().clock.now += minute
  return keys
}

describe('a run of the schedule', () => {
  it('delivers all that is due, the oldest first, with the marks of spam', async () => {
    // With the index the order may come by chance.
    await database().query('drop index requests_waiting', [])
    const keys = await leave(10)
    await relay().startProcess().run()
    const { given, log } = relay()
    for (const at of [0, 4, 8])
      expect(given.slice(at, at + 4).toSorted()).toEqual(keys.slice(at, at + 4).toSorted())
    const [reference] = (await relay().rows()).map((row) => row.reference)
    expect(log).toContainEqual({ outcome: 'delivered', reference })
    expect(log).toContainEqual({ outcome: 'run', delivered: 10 })
    expect(await relay().rows()).toMatchObject(keys.map((key) => ({ key, spam_signals: 'trap' })))
  })

  it('waits 15 minutes after a failure, twice as long each time, and at most 6 hours', async () => {
    await leave(1)
    relay().answerWith(503)
    const { run } = relay().startProcess()
    const waits: number[] = []
    for (let failures = 0; failures < 7; failures += 1) {
      await run()
      const [row] = await relay().rows()
      waits.push(((row?.due.getTime() ?? 0) - relay().clock.now) / minute)
      relay().clock.now += (waits.at(-1) ?? 0) * minute - minute - 1
      const before = relay().calls()
      await run()
      expect(relay().calls(), 'more than a minute before it is due').toBe(before)
      relay().clock.now += 1
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 360, 360])
  })

  it.each([
    ['1800', 30],
    ['60', 15],
    ['86400', 360],
  ])('waits as long as the form service asks within these limits: %s s', async (asked, minutes) => {
    await leave(1)
    relay().answerWith(503, { 'Retry-After': asked })
    await relay().startProcess().run()
    const [row] = await relay().rows()
    expect(((row?.due.getTime() ?? 0) - relay().clock.now) / minute).toBeCloseTo(minutes)
  })

  it('stops after five failures in a row, so that a form service that is down gets no more', async () => {
    const keys = await leave(30)
    relay().answerWith(404)
    const { run } = relay().startProcess()
    await run()
    expect(relay().calls()).toBe(8)
    relay().clock.now += 15 * minute
    relay().answerWith(200)
    await run()
    expect(relay().given.toSorted()).toEqual(keys.toSorted())
  })

  it('goes on after failures between deliveries', async () => {
    const keys = await leave(20)
    relay().service.answer = (key) => new Response(null, { status: keys.indexOf(key) % 2 ? 200 : 404 })
    await relay().startProcess().run()
    expect(relay().given).toHaveLength(10)
  })

  it('neither leases nor begins a delivery that could not end within its 25 s', async () => {
    await leave(40)
    const began = relay().clock.now
    const starts: number[] = []
    relay().service.answer = () => {
      starts.push(relay().clock.now - began)
      relay().clock.now += 750
      return new Response()
    }
    await relay().startProcess().run()
    expect(starts).toHaveLength(16)
    expect(Math.max(...starts)).toBe(25_000 - 15_000 - 1000 + 3 * 750)
    const rows = await relay().rows()
    expect(rows.filter(({ state }) => state === 'waiting')).toHaveLength(40 - starts.length)
    expect(rows.filter(({ leased_until: lease }) => lease && lease.getTime() > relay().clock.now)).toEqual([])
  })

  it('notes an outcome twice when the first note fails, and says when both do', async () => {
    const [key] = await leave(1)
    const { faults, run } = relay().startProcess()
    faults.fail('settle', 'fails before', 3)
    await run()
    const note = expect.stringMatching(/^Error at /) as string
    expect(relay().log).toContainEqual(expect.objectContaining({ outcome: 'database-failed', note }))
    relay().clock.now += 15 * minute
    await run()
    expect(await relay().rows()).toMatchObject([{ state: 'delivered' }])
    expect(relay().given).toEqual([key, key])
    expect(relay().changed()).toEqual([])
  })

  const texts: Record<string, string> = { ...sampleQuote }
  const fewer = Object.fromEntries(Object.entries(texts).filter(([field]) => field !== 'position'))

  it.each([
    ['more', { ...texts, fax: '+855 23 000 000' }],
    ['less', fewer],
  ])('delivers unchanged a request of a release with a field %s', async (_name, fields) => {
    const [key = ''] = await leave(1)
    const { run, requests } = relay().startProcess()
    const left = [JSON.stringify(fields), 'throttled [1]']
    await database().query('update requests set body = $1, last_failure = $2', left)
    const unknownFailure = await requests.outcomeOf(newRequest(key))
    expect(unknownFailure).toEqual({ kind: 'timeout' })
    await run()
    expect(relay().given).toEqual([key])
    const [row] = await relay().rows()
    expect(relay().lastBody()).toEqual(asDelivered(fields, row?.reference))
  })
})

describe('two runs at the same time', () => {
  it('share the due requests, and deliver each once', async () => {
    const keys = await leave(60)
    relay().service.answer = () => pause(5).then(() => new Response())
    await Promise.all([relay().startProcess(), relay().startProcess()].map(({ run }) => run()))
    expect(relay().given.toSorted()).toEqual(keys.toSorted())
    const shares = relay().log.flatMap(({ delivered }) => delivered ?? [])
    expect(Math.min(...shares)).toBeGreaterThan(0)
  })

  const isPostgres = process.env.TEST_POSTGRES_URL !== undefined

  // PGlite has one session, which waits for the end of a transaction.
  it.runIf(isPostgres)('do not wait for requests that are locked', { timeout: 20_000 }, async () => {
    const keys = await leave(6)
    const other = new pg.Client({ connectionString: database().url })
    await other.connect()
    try {
      const soon = new Date(relay().now() + minute)
      await other.query('begin')
      await other.query(statements.takeDue, [soon, soon, 4, new Date(relay().now())])
      const { leased } = await relay().startProcess().requests.takeDue(4)
      expect(leased.map(({ key }) => key).toSorted()).toEqual(keys.slice(4).toSorted())
    } finally {
      await other.end()
    }
  })
})
