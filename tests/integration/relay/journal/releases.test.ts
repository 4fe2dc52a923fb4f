import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeJournal } from '../../../../functions/relay/journal/journal.ts'
import { forEachConcurrently } from '../../../../functions/relay/lib/forEachConcurrently.ts'
import { asNextRelease } from '../../../support/relay/nextRelease.ts'
import { makeRequest, type QuoteHarness, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { sampleKey, sampleQuote, storedQuote } from '../../../support/relay/quoteSamples.ts'
import { makeFaultOf } from '../../../support/relay/services/faultyService.ts'
import { readStoredFixture } from '../../../support/site/storedFixtures.ts'

const minute = 60_000

let quote: QuoteHarness
let isDown: boolean
/** What the form service was sent, and the keys of what it answered with success. */
let sent: { key: string; fields: Record<string, unknown> }[]
let answered: string[]

beforeEach(async () => {
  quote = await startQuoteHarness()
  isDown = false
  sent = []
  answered = []
})
afterEach(() => quote.close())

/** A form service that is down, or fails every fifth call in one of three ways. */
const makeFetch = (nextFault: () => ReturnType<ReturnType<typeof makeFaultOf>>): typeof fetch => {
  const take = (init: RequestInit): Response => {
    const fault = nextFault()
    if (isDown || fault === 'refused') return new Response(null, { status: 503 })
    if (fault === 'lost') throw new TypeError('fetch failed')
    const key = new Headers(init.headers).get('idempotency-key') ?? ''
    if (typeof init.body === 'string') sent.push({ key, fields: JSON.parse(init.body) as typeof sampleQuote })
    if (fault === 'answer lost') throw new TypeError('terminated')
    answered.push(key)
    return new Response()
  }
  return (_url, init = {}) => new Promise((resolve) => resolve(take(init)))
}

const startReleases = (fetch: typeof globalThis.fetch) => {
  const wire = (store = quote.store as Parameters<typeof asNextRelease>[0]) => {
    const wiring = { store, journal: makeJournal(store, quote.now, minute), formService: { fetch } }
    return { handle: quote.makeHandler(wiring), run: () => quote.deliverLater(wiring) }
  }
  return { now: wire(), next: wire(asNextRelease(quote.store)) }
}

const requestOf = (key: string) =>
  makeRequest({
    headers: { 'Idempotency-Key': key },
    body: JSON.stringify({ ...sampleQuote, position: '' }),
  })

const twiceGiven = () => answered.length - new Set(answered).size
const missing = (keys: readonly string[]) => {
  const arrived = new Set(sent.map(({ key }) => key))
  return keys.filter((key) => !arrived.has(key))
}

describe('this release and the next on one journal', () => {
  it('lose, double and set aside nothing, forward and back, while a fifth of the calls fail', async () => {
    const { now, next } = startReleases(makeFetch(makeFaultOf()))
    const keys = Array.from({ length: 600 }, () => crypto.randomUUID())
    const statuses = new Set<number>()
    for (let from = 0; from < keys.length; from += 50) {
      isDown = from % 150 === 0
      await forEachConcurrently(keys.slice(from, from + 50), 20, async (key) => {
        const releases = Number.parseInt(key.slice(0, 1), 16) % 2 === 0 ? [now, next] : [next, now]
        for (const release of releases) statuses.add((await release.handle(requestOf(key))).status)
      })
      quote.clock.now += minute
      await Promise.all([now.run(), next.run()])
    }
    isDown = false
    for (const release of [next, now, now, next, next, next]) {
      quote.clock.now += 8 * 60 * minute
      await release.run()
    }
    const texts = [...quote.store.texts.values()].map(({ text }) => text)
    expect(texts.some((text) => text.includes('"version":2'))).toBe(true)
    expect({ missing: missing(keys), twiceGiven: twiceGiven() }).toEqual({ missing: [], twiceGiven: 0 })
    expect(quote.paths().filter((path) => /^(unreadable|waiting|dead)\//.test(path))).toEqual([])
    expect(quote.log.map(({ outcome }) => outcome)).not.toContain('unreadable')
    expect([...statuses].toSorted()).toEqual([200, 502])
  })

  it('takes the same request for the same, whichever met it first', async () => {
    const { now, next } = startReleases(makeFetch(() => undefined))
    isDown = true
    expect((await next.handle(requestOf(sampleKey))).status).toBe(502)
    isDown = false
    expect((await now.handle(requestOf(sampleKey))).status).toBe(200)
    expect((await next.handle(requestOf(sampleKey))).status).toBe(200)
    expect(answered).toEqual([sampleKey])
  })

  it('takes an empty field that only the form of the next one has for none', async () => {
    const { now } = startReleases(makeFetch(() => undefined))
    const answer = await now.handle(makeRequest({ body: JSON.stringify({ ...sampleQuote, fax: '' }) }))
    expect(answer.status).toBe(200)
    expect(sent).toEqual([{ key: sampleKey, fields: sampleQuote }])
  })

  it('delivers a field that only the next one knows', async () => {
    const { now, next } = startReleases(makeFetch(() => undefined))
    isDown = true
    await next.handle(requestOf(sampleKey))
    isDown = false
    quote.clock.now = minute
    await now.run()
    expect(sent).toEqual([
      { key: sampleKey, fields: { ...sampleQuote, position: '', fax: '+855 23 000 000' } },
    ])
  })

  it('leaves to the next one what is in a state of its own', async () => {
    const { now, next } = startReleases(makeFetch(() => undefined))
    isDown = true
    await next.handle(requestOf(sampleKey))
    quote.clock.now += minute
    await next.run()
    expect(quote.entry()?.state).toBe('other')
    isDown = false
    quote.clock.now += 60 * minute
    await now.run()
    expect(sent).toEqual([])
    expect((await now.handle(requestOf(sampleKey))).status).toBe(502)
    await next.run()
    expect(sent).toHaveLength(1)
    expect(quote.entry()?.state).toBe('delivered')
  })
})

describe('the journal that the release before left', () => {
  it('is delivered whole, each once, and its marks are known', async () => {
    for (const [path, text] of await readStoredFixture('journal1')) await quote.store.put(path, text)
    const { now } = startReleases(makeFetch(() => undefined))
    quote.clock.now = Date.parse('2026-11-23T12:00:00Z')
    await now.run()
    expect(sent.map(({ fields }) => fields)).toEqual(Array.from({ length: 5 }, () => storedQuote))
    expect(twiceGiven()).toBe(0)
    const states = quote.paths().filter((path) => path.startsWith('requests/'))
    expect(states.map((path) => quote.entry(path.slice('requests/'.length))?.state).toSorted()).toEqual([
      ...Array.from({ length: 6 }, () => 'delivered'),
      'undeliverable',
    ])
    const delivered = '3f2b8c1e-6d4a-4f0e-9b7a-000000000006'
    const again = { headers: { 'Idempotency-Key': delivered }, body: JSON.stringify(storedQuote) }
    expect((await now.handle(makeRequest(again))).status).toBe(200)
    expect(sent).toHaveLength(5)
  })
})
