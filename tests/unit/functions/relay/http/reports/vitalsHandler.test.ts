import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeVitalsHandler } from '../../../../../../functions/relay/http/reports/vitalsHandler.ts'
import { summarizeVitals } from '../../../../../../functions/relay/vitals.ts'
import { makeDigest } from '../../../../../../functions/relay/watch/digest.ts'
import { makeMemoryStore } from '../../../../../support/relay/memoryStore.ts'

const hour = 60 * 60_000
const noon = Date.UTC(2026, 0, 5, 12)

interface Options {
  share?: number | undefined
  quota?: number
}

const makeHarness = (options: Options = { share: 1 }) => {
  const store = makeMemoryStore({ pageSize: 2 })
  const clock = { now: noon }
  const now = () => clock.now
  const handle = makeVitalsHandler({ share: undefined, ...options, store, now })
  const digest = makeDigest({ url: undefined, fetch, store, now, log: () => undefined })
  const send = (body: string, { method = 'POST', type = 'application/json' } = {}) =>
    handle(
      new Request('https://veritally.example/api/vitals', {
        method,
        headers: { 'Content-Type': type },
        body: method === 'GET' ? null : body,
      }),
    )
  return { store, clock, send, digest }
}

describe('the speed of visits', () => {
  it('is kept only as numbers, and summed up by the 75th percentile of each', async () => {
    const { store, send } = makeHarness()
    for (const lcp of [4000, 1000, 3000.4, 2000]) {
      const body = JSON.stringify({ lcp, cls: 12.3, hydrated: 900, page: '/products/5', name: 'Sokha' })
      expect((await send(body)).status).toBe(204)
    }
    expect((await send('{"inp": 64, "replayed": 0}')).status).toBe(204)
    expect(await summarizeVitals(store, noon)).toEqual({
      visits: 5,
      lcp: 3000,
      inp: 64,
      cls: 12,
      hydrated: 900,
      replayed: 0,
    })
    expect(JSON.stringify([...store.texts])).not.toMatch(/Sokha|products/)
  })

  it('is forgotten after a day, with the next report of an hour', async () => {
    const { store, clock, send } = makeHarness()
    await send('{"lcp": 1}')
    await send('{"lcp": 2}')
    clock.now = noon + 24 * hour
    await send('{"lcp": 3}')
    expect((await summarizeVitals(store, clock.now)).visits).toBe(3)
    clock.now = noon + 25 * hour
    await send('{"lcp": 4}')
    expect((await summarizeVitals(store, clock.now)).visits).toBe(2)
    expect(store.texts.size).toBe(2)
  })

  it('is forgotten when no visit reports any more, and nobody gets the digest', async () => {
    const { store, clock, send, digest } = makeHarness()
    await send('{"lcp": 1}')
    clock.now = noon + 25 * hour
    await digest()
    expect(store.texts.size).toBe(0)
  })

  it('is kept up to a quota a day, whichever process is asked', async () => {
    const { store, clock, send } = makeHarness({ share: 1, quota: 3 })
    for (let count = 0; count < 5; count += 1) expect((await send('{"lcp": 1}')).status).toBe(204)
    expect(store.texts.size).toBe(3)
    const other = makeVitalsHandler({ share: 1, quota: 3, store, now: () => clock.now })
    const headers = { 'Content-Type': 'application/json' }
    await other(new Request('https://veritally.example/', { method: 'POST', headers, body: '{}' }))
    expect(store.texts.size).toBe(3)
    clock.now = noon + 25 * hour
    await send('{"lcp": 1}')
    expect(store.texts.size).toBe(1)
  })

  it.each(['put', 'list', 'listFolders'] as const)(
    'is answered with 503 while the journal fails to %s, and kept again afterwards',
    async (step) => {
      const { store, send } = makeHarness()
      store.fail(step, 'before')
      expect((await send('{"lcp": 1}')).status).toBe(503)
      store.heal()
      expect((await send('{"lcp": 1}')).status).toBe(204)
      expect(store.texts.size).toBe(1)
    },
  )

  it.each([
    [404, '{}', undefined, {}],
    [404, '{}', 0, {}],
    [405, '', 1, { method: 'GET' }],
    [415, '{}', 1, { type: 'text/plain' }],
    [400, '{', 1, {}],
    [413, ' '.repeat(16 * 1024 + 1), 1, {}],
    [422, '[]', 1, {}],
    [422, '{"lcp": -1}', 1, {}],
    [422, '{"lcp": "1/../2"}', 1, {}],
  ])('is answered with %i', async (status, body, share, sent) => {
    const { store, send } = makeHarness({ share })
    const response = await send(body, sent)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(store.texts.size).toBe(0)
  })

  it('of any shape is harmless', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const { store, send } = makeHarness()
        expect((await send(JSON.stringify({ lcp: value }).slice(0, 8000))).status).toBeLessThan(500)
        for (const path of store.texts.keys())
          expect(path).toMatch(/^vitals\/[\d-]+T12\/[\da-f-]+(\.[\d-]+){6}$/)
      }),
      { numRuns: 50 },
    )
  })
})
