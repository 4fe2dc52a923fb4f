import { beforeEach, expect, it } from 'vitest'
import type { LogLine } from '../../../../../functions/relay/log.ts'
import { makeNoteRun } from '../../../../../functions/relay/watch/noteRun.ts'
import { readLastRun } from '../../../../../functions/relay/watch/status.ts'
import { makeMemoryStore } from '../../../../support/relay/memoryStore.ts'
import { makeRelaySimulation } from '../../../../support/relay/relaySimulation.ts'

let asked: [unknown, string][]
let log: LogLine[]

beforeEach(() => {
  asked = []
  log = []
})

/** A monitor's address that answers with this status. */
const answering =
  (status: number): typeof fetch =>
  (url, init) => {
    asked.push([url, init?.method ?? 'GET'])
    return status === 0
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve(new Response(null, { status }))
  }

const note = (url: string | undefined, status = 200, store = makeMemoryStore()) =>
  makeNoteRun({ url, fetch: answering(status), store, now: () => 7, log: (line) => void log.push(line) })()

it('notes the time in the journal and asks the heartbeat address', async () => {
  const store = makeMemoryStore()
  await note('https://beat.example/secret', 200, store)
  expect(await readLastRun(store)).toBe(7)
  expect(asked).toEqual([['https://beat.example/secret', 'GET']])
  expect(log).toEqual([])
})

it.each([undefined, ''])('asks nobody without an address: %j', async (url) => {
  await note(url)
  expect(asked).toEqual([])
  expect(log).toEqual([])
})

it.each([0, 404, 500])(
  'leaves a heartbeat that fails in the log, without its address: %i',
  async (status) => {
    await note('https://beat.example/secret', status)
    expect(log).toEqual([
      { outcome: 'heartbeat-failed', note: 'QUOTE_HEARTBEAT_URL did not take the heartbeat' },
    ])
  },
)

it('still asks when the journal does not take the time', async () => {
  const store = makeMemoryStore()
  store.fail('put', 'before')
  await note('https://beat.example/', 200, store)
  expect(asked).toHaveLength(1)
  expect(log).toMatchObject([{ outcome: 'journal-failed' }])
})

it('is told of runs that come to their end, and of no other', async () => {
  const relay = makeRelaySimulation({
    service: () => ({ status: 503, ms: 1, headers: { 'Retry-After': '3' } }),
  })
  const run = relay.startProcess()
  relay.add()
  await relay.runFor(2, run)
  expect(relay.beats()).toBe(2)
  relay.store.fail('list', 'before')
  await relay.runFor(2, run)
  expect(relay.beats()).toBe(2)
})
