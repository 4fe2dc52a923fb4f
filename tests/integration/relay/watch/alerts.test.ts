import { beforeEach, describe, expect, it } from 'vitest'
import { hour, minute, newRequest } from '../../../support/relay/relaySimulation.ts'
import { useRelay } from '../../../support/relay/useRelay.ts'

const { relay } = useRelay()
let main: ReturnType<ReturnType<typeof relay>['startProcess']>

beforeEach(() => {
  main = relay().startProcess()
})

const advice = 'What to do: docs/operations.md'
const outage = (count: number) => `The form service has taken none of the last ${count} quote requests`
const late = (count: number) => `Quote requests wait longer than an hour; ${count} wait in all`
const refused = (count: number) => `The form service will never take ${count} of the quote requests`
const closed = (count: number) => `The form is closed to visitors: ${count} of them were turned away`

const send = async (times: number, status = 200) => {
  relay().answerWith(status)
  for (let count = 0; count < times; count += 1) {
    await main.send(newRequest())
    relay().clock.now += 1
  }
}

const countMisses = async (miss: 'crashed' | 'rejected', times: number) => {
  for (let count = 0; count < times; count += 1) await main.measures.countMiss(miss)
}

describe('a form service that takes no request', () => {
  it.each<[string, number[], number, string[]]>([
    ['no outage before 15 minutes', [503, 503], 15 * minute - 1, []],
    ['an outage after 15 minutes with several requests', [503, 503], 15 * minute, [outage(2)]],
    ['no outage when it takes a request that came after them', [503, 503, 503, 200], 30 * minute, []],
    ['no outage for one request', [503], hour, []],
    ['late with that after an hour', [503], hour + 1, [late(1)]],
    ['late, and an outage, for 3 hours', [503, 503], 3 * hour - 1, [late(2), outage(2)]],
    ['no outage, only late, when nobody has asked for 3 hours', [503, 503], 3 * hour + 1, [late(2)]],
    ['told at once when it refuses a request for good', [422], 1, [refused(1)]],
  ])('is %s', async (_name, answers, passedMs, told) => {
    const began = relay().clock.now
    for (const status of answers) await send(1, status)
    relay().answerWith(503)
    relay().clock.now = began + passedMs
    await main.run()
    expect(relay().alerts).toEqual(told.map((text) => `${text}. ${advice}`))
  })

  it('is told again after 6 hours and when ten times as many wait, until the first delivery', async () => {
    await send(2, 503)
    await relay().runFor(15 * minute, main.run)
    await send(17, 503)
    await relay().runFor(15 * minute, main.run)
    expect(relay().alerts).toHaveLength(1)
    await send(1, 503)
    await relay().runFor(15 * minute, main.run)
    expect(relay().alerts.slice(1)).toEqual([`Still: ${outage(20)}. ${advice}`])
    for (let hours = 0; hours < 6; hours += 1) {
      await send(2, 503)
      await relay().runFor(hour, main.run)
    }
    expect(relay().alerts.filter((text) => text.startsWith('Still: The form service'))).toHaveLength(2)
    await send(1)
    await main.run()
    expect(relay().alerts.at(-1)).toMatch(/^Over after \d+ min: The form service has taken none/)
  })
})

it('a form counts as closed after three rejections of its own page without an accepted request', async () => {
  await send(1)
  relay().clock.now += 3 * hour
  await countMisses('rejected', 2)
  await main.run()
  expect(relay().alerts).toEqual([])
  await countMisses('rejected', 1)
  await main.run()
  expect(relay().alerts).toEqual([`${closed(3)}. ${advice}`])
  await send(1)
  await main.run()
  expect(relay().alerts.slice(1)).toEqual([`Over after 0 min: ${closed(3)}`])
})

it('what was turned away counts for two hours', async () => {
  relay().clock.now = Math.ceil(relay().clock.now / hour) * hour
  await countMisses('rejected', 3)
  relay().clock.now += 2 * hour - 1
  await main.run()
  expect(relay().alerts).toEqual([`${closed(3)}. ${advice}`])
  relay().clock.now += 1
  await main.run()
  expect(relay().alerts.slice(1)).toEqual([`Over after 0 min: ${closed(3)}`])
})

it("a schedule that stops is reported at visitors' posts after 45 minutes, until its next run", async () => {
  await main.tellAlerts()
  await main.run()
  relay().clock.now += 45 * minute
  await main.tellAlerts()
  expect(relay().alerts).toEqual([])
  relay().clock.now += 1
  await main.tellAlerts()
  expect(relay().alerts).toEqual([`The schedule has not run for 45 minutes. ${advice}`])
  await main.run()
  expect(relay().alerts.slice(1)).toEqual(['Over after 0 min: The schedule has not run for 45 minutes'])
})

it('a run that reached the database ends with a heartbeat, and says when nobody takes it', async () => {
  main.faults.fail('takeDue', 'fails before', 1)
  await main.run()
  expect(relay().heartbeats).toEqual([])
  expect(relay().alerts).toEqual([`The database of quote requests does not answer. ${advice}`])
  const note = expect.stringMatching(/^Error at /) as string
  expect(relay().log).toContainEqual({ outcome: 'database-failed', note })
  await main.run()
  expect(relay().heartbeats).toEqual(['https://monitor.example/beat'])
  expect(relay().log.map(({ outcome }) => outcome)).not.toContain('heartbeat-failed')
  relay().webhook.status = 500
  await main.run()
  expect(relay().log.map(({ outcome }) => outcome)).toContain('heartbeat-failed')
})

describe('an alert', () => {
  it('that the webhook refused is sent again by the next run', async () => {
    await countMisses('crashed', 1)
    relay().webhook.status = 500
    await main.run()
    relay().webhook.status = 200
    await main.run()
    await main.run()
    expect(relay().alerts).toEqual([`${closed(1)}. ${advice}`, `${closed(1)}. ${advice}`])
    expect(relay().log.filter(({ outcome }) => outcome === 'alert-failed')).toHaveLength(1)
  })

  it('of a crash is sent, repeated and ended by one of several processes', async () => {
    const processes = Array.from({ length: 8 }, () => relay().startProcess())
    const tellAll = () => Promise.all(processes.map(({ tellAlerts }) => tellAlerts()))
    await countMisses('crashed', 1)
    await tellAll()
    relay().clock.now += minute
    await countMisses('crashed', 9)
    await tellAll()
    relay().clock.now += 3 * hour
    await tellAll()
    expect(relay().alerts).toEqual([
      `${closed(1)}. ${advice}`,
      `Still: ${closed(10)}. ${advice}`,
      `Over after 181 min: ${closed(10)}`,
    ])
  })
})
