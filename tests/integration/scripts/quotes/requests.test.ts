import { beforeEach, describe, expect, it } from 'vitest'
import type { Outcome } from '../../../../functions/relay/requests/outcome.ts'
import { leaseMs, makeRequestStore, newLease } from '../../../../functions/relay/requests/requestStore.ts'
import { makeMeasures } from '../../../../functions/relay/watch/measures.ts'
import { sampleQuote } from '../../../support/relay/quoteSamples.ts'
import { day, minute, newRequest } from '../../../support/relay/relaySimulation.ts'
import { runQuotes } from '../../../support/relay/runQuotes.ts'
import { useTestDatabase } from '../../../support/relay/useRelay.ts'

const database = useTestDatabase()
const clock = { now: 0 }
const secrets = ['a1'.repeat(32)]
const start = Date.parse('2026-11-22T05:00:00Z')
const requests = () => makeRequestStore(database().query, () => clock.now, secrets)

beforeEach(() => {
  clock.now = start
})

const run = (...words: string[]) => runQuotes(database(), words, { secrets, now: clock.now })

/** A request that is taken now; its delivery ends as told, or goes on. */
const add = async (outcome?: Outcome) => {
  const request = newRequest()
  const lease = newLease(request, clock.now)
  await requests().take(lease)
  if (outcome) await requests().settle(lease, outcome)
  return request
}

const refused = { kind: 'refused', upstream: 422 } as const
const unreachable: Outcome = { kind: 'unreachable' }
const delivered: Outcome = { kind: 'delivered' }
const proven: Outcome = { kind: 'delivered', proven: true }

/** The references of what the next run of the schedule would send. */
const sent = async () => (await requests().takeDue(10)).leased.map(({ reference }) => reference)

it('status gives the counts, the oldest request, the last run and open alerts', async () => {
  const lines = async () => (await run('status')).output.split('\n')
  expect(await lines()).toEqual([
    'waiting: 0',
    'refused: 0',
    'delivered: 0, the bodies of 0 are kept for 72 hours',
    'last run of the schedule: none',
    'open alerts: none',
  ])
  for (const outcome of [unreachable, unreachable, refused, delivered, proven]) {
    await add(outcome)
    clock.now += minute
  }
  const measures = makeMeasures(database().query, () => clock.now)
  await measures.noteRun()
  await measures.tell('late', 2, null)
  await measures.countMiss('crashed')
  expect(await lines()).toEqual([
    'waiting: 2, the oldest since 2026-11-22T05:00:00Z',
    'refused: 1',
    'delivered: 2, the bodies of 1 are kept for 72 hours',
    'last run of the schedule: 2026-11-22T05:05:00Z',
    'open alerts: late since 2026-11-22T05:05:00Z',
  ])
})

it('list is a table, oldest first, without personal data', async () => {
  const first = await add(refused)
  clock.now += minute
  const second = await add(unreachable)
  expect((await run('list')).output.split('\n').map((line) => line.trimEnd())).toEqual([
    'state      reference   received              due                   attempts  last_failure',
    `refused    ${first.reference}  2026-11-22T05:00:00Z                        1         refused (422)`,
    `waiting    ${second.reference}  2026-11-22T05:01:00Z  2026-11-22T05:16:00Z  1         unreachable`,
  ])
  const { output } = await run('list', '--json')
  expect(JSON.parse(output)).toMatchObject([{ state: 'refused' }, { due: '2026-11-22T05:16:00.000Z' }])
  for (const text of Object.values(sampleQuote)) expect(output).not.toContain(text)
})

describe('show', () => {
  it('opens a request, however its reference is typed', async () => {
    const { key, reference } = await add(unreachable)
    for (const name of [reference, reference.toLowerCase(), key, key.toUpperCase()]) {
      const { code, output, told } = await run('show', name)
      expect(JSON.parse(output)).toMatchObject({ key, last_failure: 'unreachable', quote: sampleQuote })
      expect({ code, told }).toEqual({ code: 0, told: '' })
    }
  })

  it('has the reason of a refusal, which is sealed in the table', async () => {
    const { reference } = await add({ ...refused, reason: 'The field phone of Ana is wrong' })
    const { output } = await run('show', reference)
    expect(JSON.parse(output)).toMatchObject({ reason: 'The field phone of Ana is wrong' })
    const rows = await database().query('select * from requests', [])
    expect(JSON.stringify(rows)).not.toContain('Ana')
  })

  it('says that a body is erased, or cannot be opened', async () => {
    const gone = await add(proven)
    expect(await run('show', gone.reference)).toMatchObject({ code: 0, told: 'Its body is erased.' })
    const { reference } = await add(unreachable)
    const { code, output, told } = await runQuotes(database(), ['show', reference])
    expect(told).toBe('Its body cannot be opened with this QUOTE_DATA_KEY.')
    expect(JSON.parse(output)).toMatchObject({ reference })
    expect(code).toBe(1)
  })

  it.each(['show', 'retry', 'delete'])('%s names a request that is not there', async (command) => {
    const told = 'There is no request "Q-NOTHING". Try: npm run quotes -- list'
    expect(await run(command, 'Q-NOTHING')).toMatchObject({ code: 1, told })
  })
})

it('try puts a test request into the table, which the next run delivers', async () => {
  const { code, output } = await run('try')
  const [reference] = /Q-\w+/.exec(output) ?? []
  expect(code).toBe(0)
  clock.now += leaseMs
  expect(await sent()).toEqual([reference])
})

describe('retry', () => {
  it.each([unreachable, refused, delivered])('sends what was %j again with the next run', async (outcome) => {
    const { reference } = await add(outcome)
    clock.now += minute
    expect(await sent()).toEqual([])
    expect(await run('retry', reference)).toEqual({
      code: 0,
      output: '1 of 1 will be delivered with the next run of the schedule.',
      told: '',
    })
    expect(await sent()).toEqual([reference])
  })

  it('keeps it for at least another day, but never longer than 30 days', async () => {
    const { key, reference } = await add(delivered)
    const times = async () => {
      await run('retry', reference)
      const rows = await database().query<{ give_up_at: Date; erase_at: Date }>('select * from requests', [])
      return rows.map(({ give_up_at: giveUp, erase_at: erase }) => [+giveUp - start, +erase - start])
    }
    expect(await times()).toEqual([[14 * day, 30 * day]])
    clock.now += 20 * day
    expect(await times()).toEqual([[21 * day, 30 * day]])
    clock.now += 9.5 * day
    expect(await times()).toEqual([[30 * day, 30 * day]])
    expect(await requests().stateOf(key)).toMatchObject({ state: 'waiting', delivered: null })
  })
})

describe('delete', () => {
  it.each([
    [delivered, 'It had been delivered: delete it at the form service too.'],
    [unreachable, 'It may be at the form service: look for it there, and delete it there too.'],
  ])('erases a request that was %j, and says where else it may be', async (outcome, elsewhere) => {
    const { reference } = await add(outcome)
    const other = await add(outcome)
    expect(await run('delete', reference)).toEqual({
      code: 0,
      output: `${reference} is erased from the table. Nothing of it is left there.\n${elsewhere}`,
      told: '',
    })
    expect(await database().query('select key from requests', [])).toEqual([{ key: other.key }])
  })

  it('refuses until the delivery has ended, or its process is dead', async () => {
    const { key, reference } = await add()
    const told = `${reference} is being delivered just now. Try again in a minute.`
    expect(await run('delete', reference)).toMatchObject({ code: 1, told })
    expect(await requests().stateOf(key)).toMatchObject({ state: 'waiting' })
    clock.now += leaseMs
    expect((await run('delete', reference)).code).toBe(0)
    expect(await requests().stateOf(key)).toBeUndefined()
  })
})
