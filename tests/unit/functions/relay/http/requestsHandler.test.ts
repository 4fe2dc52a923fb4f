import { describe, expect, it } from 'vitest'
import { makeRequestsHandler } from '../../../../../functions/relay/http/requestsHandler.ts'
import { markDelivered, markUndeliverable, newEntry } from '../../../../../functions/relay/journal/entry.ts'
import { makeJournal } from '../../../../../functions/relay/journal/journal.ts'
import { requestPath } from '../../../../../functions/relay/journal/paths.ts'
import type { LogLine } from '../../../../../functions/relay/log.ts'
import { makeMemoryStore } from '../../../../support/relay/memoryStore.ts'
import { sampleKey, sampleRequest } from '../../../../support/relay/quoteSamples.ts'

const now = Date.UTC(2026, 10, 23, 23, 30)
const entry = newEntry(sampleRequest(), now)

const start = async (stored?: object) => {
  const store = makeMemoryStore()
  const clock = { now }
  const log: LogLine[] = []
  if (stored) await store.put(requestPath(sampleKey), JSON.stringify(stored))
  const handle = makeRequestsHandler({
    journal: makeJournal(store, () => clock.now, 20),
    now: () => clock.now,
    log: (line) => void log.push(line),
  })
  const ask = (key: string | null = sampleKey, { method = 'POST', ip = '192.0.2.1' } = {}) => {
    const headers = key === null ? {} : { 'Idempotency-Key': key }
    return handle(new Request('https://veritally.example/api/requests', { method, headers }), { ip })
  }
  const answer = async (key?: string) => (await (await ask(key)).json()) as unknown
  return { store, clock, log, ask, answer }
}

describe('POST /api/requests', () => {
  it('tells what became of a request, to its key', async () => {
    const received = { state: 'received', day: null }
    expect(await (await start(entry)).answer()).toEqual(received)
    const refused = markUndeliverable(entry)
    expect(await (await start(refused)).answer()).toEqual({ state: 'undeliverable', day: null })
    expect(await (await start(markDelivered(entry, now))).answer(sampleKey.toUpperCase())).toEqual({
      state: 'delivered',
      day: '2026-11-23',
    })
  })

  it('knows nothing of other keys and of marks that are gone, in the same shape', async () => {
    const { ask } = await start(entry)
    const other = await ask('00000000-0000-4000-8000-000000000000')
    const own = await ask()
    expect([other.status, own.status]).toEqual([200, 200])
    expect([...other.headers.keys()]).toEqual([...own.headers.keys()])
    expect(await other.json()).toEqual({ state: 'unknown', day: null })
    expect(Object.keys((await own.json()) as object)).toEqual(['state', 'day'])
  })

  it('knows nothing of an entry that cannot be read', async () => {
    const { store, answer } = await start()
    await store.put(requestPath(sampleKey), '{"version":1,"quote":{"first')
    expect(await answer()).toEqual({ state: 'unknown', day: null })
  })

  it.each([null, '', 'Q-SAMPLE22', `${sampleKey}/../status`, '3f2b8c1e-6d4a-1f0e-9b7a-0c1d2e3f4a5b'])(
    'takes no key like %j: a reference by itself opens nothing',
    async (key) => {
      const { ask } = await start(entry)
      expect((await ask(key)).status).toBe(400)
    },
  )

  it('is asked with POST, so that nothing keeps the answer', async () => {
    const { ask } = await start(entry)
    expect((await ask(sampleKey, { method: 'GET' })).status).toBe(405)
    expect((await ask()).headers.get('cache-control')).toBe('no-store')
  })

  it('answers 20 questions a minute of one address', async () => {
    const { ask, clock } = await start(entry)
    for (let count = 0; count < 20; count += 1) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await ask(sampleKey, { ip: '198.51.100.1' })).status).toBe(200)
    clock.now += 60_000
    expect((await ask()).status).toBe(200)
  })

  it('is 503 while the journal does not answer', async () => {
    const { ask, store } = await start(entry)
    store.fail('get', 'before', 9)
    expect((await ask()).status).toBe(503)
  })

  it('leaves a line in the log when something breaks, without anything of the request', async () => {
    const log: LogLine[] = []
    const handle = makeRequestsHandler({
      // No stored entry has such a time: it makes the handler throw.
      journal: { get: () => Promise.resolve({ ...markDelivered(entry, now), deliveredAt: 1e300 }) },
      now: () => now,
      log: (line) => void log.push(line),
    })
    const headers = { 'Idempotency-Key': sampleKey }
    const request = new Request('https://veritally.example/api/requests', { method: 'POST', headers })
    expect((await handle(request)).status).toBe(500)
    const note = expect.stringMatching(/^RangeError at requestsHandler\.ts:\d+:\d+$/) as string
    expect(log).toEqual([{ outcome: 'crashed', status: 500, note }])
  })
})
