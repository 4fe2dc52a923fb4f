import { beforeEach, expect, it, vi } from 'vitest'
import { makeRequestsHandler } from '../../../../../functions/relay/http/requestsHandler.ts'
import type { LogLine } from '../../../../../functions/relay/requests/log.ts'
import type { RequestStore } from '../../../../../functions/relay/requests/requestStore.ts'
import { sampleKey } from '../../../../support/relay/quoteSamples.ts'
import { passTime, startVirtualTime } from '../../../../support/relay/virtualTime.ts'

const log: LogLine[] = []
const stateOf = vi.fn<RequestStore['stateOf']>()

const makeAsk = (site: { requests: { stateOf: typeof stateOf } | undefined } = { requests: { stateOf } }) => {
  const handle = makeRequestsHandler({ ...site, now: () => 0, log: (line) => void log.push(line) })
  return (key: string | null = sampleKey, method = 'POST') => {
    const headers = key === null ? {} : { 'Idempotency-Key': key }
    return handle(new Request('https://veritally.example/api/requests', { method, headers }), {
      ip: '192.0.2.1',
    })
  }
}

beforeEach(() => {
  log.length = 0
  stateOf.mockReset().mockResolvedValue({ state: 'waiting', delivered: null })
})

it.each([
  ['waiting', null, 'received', null],
  ['refused', null, 'undeliverable', null],
  ['delivered', new Date('2026-11-23T23:30:00Z'), 'delivered', '2026-11-23'],
] as const)('of a request that is %s, %j, it tells %j, %j', async (known, delivered, state, day) => {
  stateOf.mockResolvedValue({ state: known, delivered })
  const answer = await makeAsk()(sampleKey.toUpperCase())
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.json()).toEqual({ state, day })
  expect(stateOf.mock.calls).toEqual([[sampleKey]])
})

it('knows no request that is not in the table, and none without a table', async () => {
  stateOf.mockResolvedValue(undefined)
  for (const ask of [makeAsk(), makeAsk({ requests: undefined })]) {
    const answer = await ask()
    expect([answer.status, await answer.json()]).toEqual([200, { state: 'unknown', day: null }])
  }
})

it.each([null, '', 'Q-SAMPLE22', `${sampleKey}/../status`, '3f2b8c1e-6d4a-1f0e-9b7a-0c1d2e3f4a5b'])(
  'takes no key like %j, because a reference alone opens nothing',
  async (key) => {
    expect((await makeAsk()(key)).status).toBe(400)
    expect(stateOf).not.toHaveBeenCalled()
  },
)

it('takes only POST, so that nothing caches the answer', async () => {
  const answer = await makeAsk()(sampleKey, 'GET')
  expect(await answer.json()).toMatchObject({ status: 405, detail: 'Ask for a request with POST.' })
})

it('answers 20 questions a minute of one address', async () => {
  const ask = makeAsk()
  for (let count = 0; count < 20; count += 1) expect((await ask()).status).toBe(200)
  const answer = await ask()
  expect(answer.headers.get('retry-after')).toBe('60')
  const detail = 'Too many questions from this address.'
  expect(await answer.json()).toMatchObject({ status: 429, detail })
})

it.each([
  ['fails', () => Promise.reject(new Error('out of order'))],
  ['is silent', () => new Promise<never>(() => undefined)],
])('is 503 while the database %s', async (_name, answer) => {
  startVirtualTime()
  stateOf.mockImplementation(answer)
  const began = Date.now()
  const told = await passTime(makeAsk()())
  const detail = 'The database cannot be asked at the moment.'
  expect(await told.json()).toMatchObject({ status: 503, detail })
  expect(Date.now() - began).toBeLessThanOrEqual(2000)
})

it('leaves a line in the log when something breaks, without anything of the request', async () => {
  // No row has such a time: it makes the handler throw.
  stateOf.mockResolvedValue({ state: 'delivered', delivered: new Date(NaN) })
  const answer = await makeAsk()()
  expect(await answer.json()).toMatchObject({ status: 500, detail: 'Something went wrong here.' })
  const note = expect.stringMatching(/^RangeError at requestsHandler\.ts:\d+:\d+$/) as string
  expect(log).toEqual([{ outcome: 'crashed', status: 500, note }])
})
