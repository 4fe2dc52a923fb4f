import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeHealthHandler, makeStatusHandler } from '../../../../functions/relay/watch/health.ts'
import type { MeasuresStore } from '../../../../functions/relay/watch/measures.ts'
import {
  day,
  hour,
  makeRelaySimulation,
  minute,
  newRequest,
  type RelaySimulation,
} from '../../../support/relay/relaySimulation.ts'
import { openTestDatabase, type TestDatabase } from '../../../support/relay/testDatabase.ts'

const isLoad = import.meta.env.MODE === 'load'

let database: TestDatabase
let relay: RelaySimulation
let main: ReturnType<RelaySimulation['startProcess']>

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.clear()
  relay = makeRelaySimulation(database)
  main = relay.startProcess()
})
afterAll(() => database.close())

const advice = 'What to do: docs/operations.md'
const outage = (count: number) => `The form service has taken none of the last ${count} quote requests`
const closed = (count: number) => `The form is closed to visitors: ${count} of them were turned away`

const send = async (times = 1) => {
  for (let count = 0; count < times; count += 1) {
    await main.send(await newRequest())
    relay.clock.now += 1
  }
}

/** What the two public addresses say at this moment. */
const health = async (hasSchedule = true, measures: Pick<MeasuresStore, 'measure'> = main.measures) => {
  const options = { measures, hasFormService: true, hasSchedule, now: relay.now }
  const answer = await makeHealthHandler(options)()
  const { delivery } = (await (await makeStatusHandler(options)()).json()) as { delivery: string }
  return { status: answer.status, body: (await answer.json()) as unknown, delivery }
}
const well = { relay: 'ok', database: 'ok', schedule: 'ok' }

describe('a form service that takes nothing', () => {
  it('is an outage after 15 minutes with several requests, and over with the first delivery', async () => {
    await main.run()
    relay.answerWith(503)
    const began = relay.clock.now
    await send(2)
    relay.clock.now = began + 15 * minute - 1
    await main.run()
    expect(relay.alerts).toEqual([])
    expect(await health()).toEqual({ status: 200, body: well, delivery: 'ok' })
    relay.clock.now += 1
    await main.run()
    expect(relay.alerts).toEqual([`${outage(2)}. ${advice}`])
    expect(await health()).toEqual({ status: 503, body: { ...well, relay: 'failing' }, delivery: 'delayed' })
    relay.clock.now += 30 * minute
    relay.answerWith(200)
    await main.run()
    expect(relay.alerts.slice(1)).toEqual([`Over after 30 min: ${outage(2)}`])
    expect(await health()).toEqual({ status: 200, body: well, delivery: 'ok' })
  })

  it('is told again after 6 hours and when ten times as many wait', async () => {
    relay.answerWith(503)
    await send(2)
    await relay.runFor(15 * minute, main.run)
    await send(17)
    await relay.runFor(15 * minute, main.run)
    expect(relay.alerts).toHaveLength(1)
    await send(1)
    await relay.runFor(15 * minute, main.run)
    expect(relay.alerts.slice(1)).toEqual([`Still: ${outage(20)}. ${advice}`])
    for (let hours = 0; hours < 6; hours += 1) {
      await send(2)
      await relay.runFor(hour, main.run)
    }
    expect(relay.alerts.filter((text) => text.startsWith('Still: The form service'))).toHaveLength(2)
  })

  it('is no outage when it takes a request that came after those it does not take', async () => {
    relay.answerWith(503)
    await send(3)
    relay.answerWith(200)
    await send(1)
    relay.answerWith(503)
    await relay.runFor(30 * minute, main.run)
    expect(relay.alerts).toEqual([])
    expect(await health()).toEqual({ status: 200, body: well, delivery: 'ok' })
  })

  it('is no outage any more, only late, when nobody has asked for 3 hours', async () => {
    relay.answerWith(503)
    await send(2)
    await relay.runFor(3.5 * hour, main.run)
    expect(relay.alerts).toEqual([
      `${outage(2)}. ${advice}`,
      `Quote requests wait longer than an hour; 2 wait in all. ${advice}`,
      expect.stringMatching(/^Over after \d+ min: The form service has taken none/),
    ])
  })

  it('is no outage for one request, which is late after an hour', async () => {
    const began = relay.clock.now
    relay.answerWith(503)
    await send(1)
    relay.clock.now = began + hour
    await main.run()
    expect(relay.alerts).toEqual([])
    relay.clock.now += 1
    await main.run()
    expect(relay.alerts).toEqual([`Quote requests wait longer than an hour; 1 wait in all. ${advice}`])
    expect(await health()).toMatchObject({ status: 503, delivery: 'ok' })
  })

  it.each([400, 413, 422])('is told at once when it refuses a request for good: %i', async (status) => {
    relay.answerWith(status)
    await send(1)
    await main.run()
    expect(relay.alerts).toEqual([`The form service will never take 1 of the quote requests. ${advice}`])
    expect((await health()).status).toBe(200)
  })
})

describe('a form that turns its visitors away', () => {
  it('is closed when a post crashes, until two hours after', async () => {
    await main.measures.countMiss('crashed')
    await main.measures.countMiss('crashed')
    await main.run()
    expect(relay.alerts).toEqual([`${closed(2)}. ${advice}`])
    await relay.runFor(3 * hour, main.run)
    expect(relay.alerts.slice(1)).toEqual([expect.stringMatching(/^Over after \d+ min: The form is closed/)])
  })

  it('is closed after three rejections of its own page, when none is accepted', async () => {
    await main.measures.countMiss('rejected')
    await main.measures.countMiss('rejected')
    await main.run()
    expect(relay.alerts).toEqual([])
    await main.measures.countMiss('rejected')
    await main.run()
    expect(relay.alerts).toEqual([`${closed(3)}. ${advice}`])
    expect(await health()).toMatchObject({ status: 503, body: { relay: 'failing' } })
    await send()
    await main.run()
    expect(relay.alerts.slice(1)).toEqual([`Over after 0 min: ${closed(3)}`])
  })
})

describe('a schedule that stops', () => {
  it('is told by the posts of visitors after 45 minutes, and is over with its next run', async () => {
    await main.tellAlerts()
    expect(await health()).toMatchObject({ status: 200, body: { schedule: 'ok' } })
    await main.run()
    relay.clock.now += 45 * minute
    await main.tellAlerts()
    expect(relay.alerts).toEqual([])
    relay.clock.now += 1
    await main.tellAlerts()
    expect(relay.alerts).toEqual([`The schedule has not run for 45 minutes. ${advice}`])
    expect(await health()).toMatchObject({ status: 503, body: { schedule: 'stopped' } })
    expect((await health(false)).body).toEqual({ relay: 'ok', database: 'ok' })
    await main.run()
    expect(relay.alerts.at(-1)).toBe('Over after 0 min: The schedule has not run for 45 minutes')
  })
})

describe('an alert', () => {
  it('that the webhook did not take is told again by the next run', async () => {
    await main.measures.countMiss('crashed')
    relay.webhook.status = 500
    await main.run()
    relay.webhook.status = 200
    await main.run()
    await main.run()
    expect(relay.alerts).toEqual([`${closed(1)}. ${advice}`, `${closed(1)}. ${advice}`])
    expect(relay.log.filter(({ outcome }) => outcome === 'alert-failed')).toHaveLength(1)
  })

  it('is told, told again and ended by one of several processes', async () => {
    const processes = Array.from({ length: 8 }, () => relay.startProcess())
    const tellAll = () => Promise.all(processes.map(({ tellAlerts }) => tellAlerts()))
    await main.measures.countMiss('crashed')
    await tellAll()
    relay.clock.now += minute
    for (let times = 1; times < 10; times += 1) await main.measures.countMiss('crashed')
    await tellAll()
    relay.clock.now += 3 * hour
    await tellAll()
    expect(relay.alerts).toEqual([
      `${closed(1)}. ${advice}`,
      `Still: ${closed(10)}. ${advice}`,
      `Over after 181 min: ${closed(10)}`,
    ])
  })
})

it('a database that fails is told by the health, and the status is unknown', async () => {
  const measure = () => Promise.reject(new Error('out of order'))
  expect(await health(true, { measure })).toEqual({
    status: 503,
    body: { relay: 'unknown', database: 'failing' },
    delivery: 'unknown',
  })
})

it('23 days with 4 good requests a day and two that the service never takes: 102 alerts, no delay', async () => {
  const bad = new Set<string>()
  relay.service.answer = (key) => new Response(null, { status: bad.has(key) ? 500 : 200 })
  const states = new Set<string>()
  for (let hours = 0; hours < 24 * 23; hours += 1) {
    if (hours % 6 === 0) await send()
    if (hours === 50 || hours === 150) {
      const request = await newRequest()
      bad.add(request.key)
      await main.send(request)
    }
    await relay.runFor(hour, main.run, isLoad ? 15 * minute : hour)
    states.add((await health()).delivery)
  }
  expect([...states]).toEqual(['ok'])
  expect((await relay.rows()).filter(({ state }) => state === 'refused')).toHaveLength(2)
  expect(relay.alerts).toHaveLength(102)
})

it('an idle day costs 480 statements', async () => {
  await relay.runFor(day, main.run)
  expect(main.statements()).toBe(480)
})
