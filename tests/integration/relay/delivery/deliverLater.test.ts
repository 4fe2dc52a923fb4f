import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { markDelivered, markFailed, newEntry, withLease } from '../../../../functions/relay/journal/entry.ts'
import { indexPath, requestPath } from '../../../../functions/relay/journal/paths.ts'
import { pause } from '../../../../functions/relay/lib/pause.ts'
import { noJournal, type QuoteHarness, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { sampleKey, sampleQuote, sampleRequest } from '../../../support/relay/quoteSamples.ts'
import { storeEntry } from '../../../support/relay/storedEntry.ts'

const day = 24 * 60 * 60_000

let quote: QuoteHarness

beforeEach(async () => {
  quote = await startQuoteHarness()
})

afterEach(() => quote.close())

const entry = () => quote.entry()
const reference = expect.stringMatching(/^Q-/) as string
const outcomes = () => quote.log.map(({ outcome }) => outcome)

/** A request that the form service did not take. */
const leaveOne = async (fault = 'refuse') => {
  await quote.setFault(fault)
  await quote.call({ headers: { 'X-Form-Trap': '1' } })
  quote.log.length = 0
}

describe('a run of the schedule', () => {
  it('delivers a request once, when it is due, and keeps no personal data', async () => {
    await leaveOne()
    await quote.setFault('none')
    await quote.deliverLater()
    expect(await quote.inbox()).toEqual([])
    quote.clock.now = 30_000
    await Promise.all([quote.deliverLater(), quote.deliverLater()])
    await quote.deliverLater()
    expect(await quote.inbox()).toEqual([expect.objectContaining({ key: sampleKey, fields: sampleQuote })])
    expect(quote.log).toEqual([{ outcome: 'delivered', reference, spamSignals: ['trap'], later: true }])
    expect(entry()).not.toHaveProperty('quote')
    for (const typed of Object.values<string>({ ...sampleQuote }))
      expect(JSON.stringify(quote.log)).not.toContain(typed)
    expect((await quote.call()).status).toBe(200)
    expect(await quote.inbox()).toHaveLength(1)
  })

  it('waits twice as long after each failure, up to 6 hours', async () => {
    await leaveOne()
    const waits: number[] = []
    for (let failures = 1; failures < 13; failures += 1) {
      const wait = (entry()?.dueAt ?? 0) - quote.clock.now
      waits.push(wait / 1000)
      quote.clock.now += wait
      await quote.deliverLater()
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360, 21_600, 21_600])
  })

  it('gives up after 23 days, says so, and keeps the request for the owner', async () => {
    await leaveOne()
    quote.clock.now = 23 * day
    await quote.deliverLater()
    await quote.deliverLater()
    expect(quote.log).toEqual([
      { outcome: 'undeliverable', reference, later: true, note: 'Run: npm run quotes' },
    ])
    expect(entry()).toMatchObject({ state: 'undeliverable', quote: sampleQuote })
    await quote.setFault('none')
    expect((await quote.call()).status).toBe(200)
  })

  it('deletes what was never delivered after 30 days, and says so', async () => {
    await leaveOne()
    quote.clock.now = 23 * day
    await quote.deliverLater()
    quote.clock.now = 30 * day
    await quote.deliverLater()
    expect(outcomes()).toEqual(['undeliverable', 'expired'])
    expect(quote.paths()).toEqual([])
  })

  it('forgets a delivered key after a week', async () => {
    const halfHour = 1_800_000
    quote.clock.now = halfHour
    await quote.call()
    quote.clock.now = 7 * day + halfHour - 1
    await quote.deliverLater()
    expect(quote.paths()).toHaveLength(2)
    quote.clock.now = 7 * day + halfHour
    await quote.deliverLater()
    expect(quote.paths()).toEqual([])
  })

  it('leaves alone what another is delivering, until that one must have been killed', async () => {
    const cut: typeof fetch = () => new Promise(() => undefined)
    void quote.call({}, { formService: { fetch: cut } })
    await expect.poll(() => entry()?.leaseExpiresAt).toBe(30_000)
    await quote.deliverLater()
    expect(await quote.inbox()).toEqual([])
    quote.clock.now = 30_000
    await quote.deliverLater()
    expect(await quote.inbox()).toHaveLength(1)
  })

  it('does not give up at the end of the 23 days what another is delivering', async () => {
    await storeEntry(quote.store, sampleKey, withLease(newEntry(sampleRequest(), 0), 23 * day - 1, 'lease'))
    quote.clock.now = 23 * day
    await quote.deliverLater()
    expect(quote.log).toEqual([])
    expect(entry()?.state).toBe('pending')
  })

  it('does not give up what another has changed meanwhile', async () => {
    await leaveOne()
    quote.clock.now = 23 * day
    quote.store.replace = () => Promise.resolve(undefined)
    await quote.deliverLater()
    expect(quote.log).toEqual([])
    expect(quote.paths().filter((path) => path.startsWith('dead/'))).toEqual([])
  })

  it('takes away nothing whose new place cannot be written', async () => {
    await quote.store.put(requestPath(sampleKey), '{')
    const waiting = crypto.randomUUID()
    await storeEntry(quote.store, waiting, markFailed(newEntry(sampleRequest(), 0), { kind: 'timeout' }, 0))
    for (const key of [sampleKey, waiting]) await quote.store.put(`waiting/${key}.0.0.0`, '')
    const before = quote.paths()
    quote.store.fail('put', 'before')
    await quote.deliverLater()
    expect(quote.paths()).toEqual(before)
  })

  it('leaves a path whose entry may still be on its way for an hour', async () => {
    await quote.store.put(`waiting/${sampleKey}.0.0.0`, '')
    quote.clock.now = day / 24 - 1
    await quote.deliverLater()
    expect(quote.paths()).toHaveLength(1)
    quote.clock.now = day / 24
    await quote.deliverLater()
    expect(quote.paths()).toEqual([])
  })

  it('tries nothing before its time, and no delivered request, for a path that was left behind', async () => {
    await leaveOne()
    await quote.setFault('none')
    await quote.store.put(`waiting/${sampleKey}.0.0.1`, '')
    await quote.deliverLater()
    expect(await quote.inbox()).toEqual([])
    expect(quote.paths()).toHaveLength(2)
    const received = newEntry(sampleRequest(), 0)
    await storeEntry(quote.store, sampleKey, markDelivered(received, 22 * day))
    await quote.store.put(indexPath(sampleKey, received), '')
    quote.clock.now = 23 * day
    await quote.deliverLater()
    expect(quote.log).toEqual([])
    expect(entry()?.state).toBe('delivered')
  })

  it.each([0, 1, 2])(
    'keeps no dead letter that arrived after all, when removal %i fails',
    async (failing) => {
      const failed = markFailed(newEntry(sampleRequest(), 0), { kind: 'refused', upstream: 422 }, 0)
      await storeEntry(quote.store, sampleKey, failed)
      // Sent again; the process was killed between the note of the delivery and the move of its paths.
      const sentAgain = newEntry(sampleRequest(), day)
      await quote.store.put(indexPath(sampleKey, sentAgain), '')
      const mark = markDelivered(sentAgain, day)
      await quote.store.put(requestPath(sampleKey), JSON.stringify(mark))
      const { remove } = quote.store
      let removals = 0
      quote.store.remove = (path) => {
        removals += 1
        return removals === failing ? Promise.reject(new Error('cut off')) : remove(path)
      }
      for (const minute of [1, 2]) {
        quote.clock.now = day + minute * 60_000
        await quote.deliverLater()
      }
      expect(new Set(quote.paths())).toEqual(new Set([requestPath(sampleKey), indexPath(sampleKey, mark)]))
    },
  )

  it('reaches every entry within a few runs when there are more than a run can read', async () => {
    await leaveOne()
    await quote.setFault('none')
    const mark = markDelivered(newEntry(sampleRequest('Q-MARK'), 0), 0)
    for (let index = 0; index < 3000; index += 1) await storeEntry(quote.store, crypto.randomUUID(), mark)
    const { get } = quote.store
    quote.store.get = (key) => {
      quote.clock.now += 10
      return get(key)
    }
    const runUntil = async (done: () => boolean) => {
      for (let runs = 1; runs < 20; runs += 1) {
        const began = (quote.clock.now += 300_000)
        await quote.deliverLater()
        expect(quote.clock.now - began, 'Netlify ends it after 30 s').toBeLessThan(30_000)
        if (done()) return runs
      }
      return Infinity
    }
    expect(await runUntil(() => entry()?.state === 'delivered')).toBeLessThan(10)
    quote.clock.now = 8 * day
    expect(await runUntil(() => quote.paths().length <= 2)).toBeLessThan(20)
  })

  it('is not stopped by an entry that cannot be written or read', async () => {
    await leaveOne()
    await quote.call({ headers: { 'Idempotency-Key': crypto.randomUUID() } })
    quote.log.length = 0
    await quote.setFault('none')
    quote.clock.now = 60_000
    quote.store.fail('replace', 'before', 1)
    await quote.deliverLater()
    expect(outcomes().sort()).toEqual(['delivered', 'journal-failed'])
    quote.store.fail('get', 'before', 1)
    await quote.deliverLater()
    await quote.deliverLater()
    expect(await quote.inbox()).toHaveLength(2)
  })

  it('attempts nothing, and says what is missing, without QUOTE_FORM_URL', async () => {
    await leaveOne()
    quote.clock.now = 30_000
    await quote.deliverLater({ formService: { url: undefined } })
    expect(quote.log).toMatchObject([{ outcome: 'unconfigured', later: true }])
    expect(quote.log[0]?.note).toContain('QUOTE_FORM_URL')
    expect(entry()?.failures).toBe(1)
    expect(quote.store.texts.get('status/lastFailure')?.text).toContain('unconfigured')
  })

  it('notes a delivery though another run has claimed the request meanwhile', async () => {
    await leaveOne()
    await quote.setFault('none')
    quote.clock.now = 30_000
    const refuse = () => Promise.resolve(new Response(null, { status: 503 }))
    const deliverSlowly: typeof fetch = async (...asked) => {
      quote.clock.now = 60_000
      await quote.deliverLater({ formService: { fetch: refuse } })
      return fetch(...asked)
    }
    await quote.deliverLater({ formService: { fetch: deliverSlowly } })
    expect(entry()?.state).toBe('delivered')
  })

  it('begins with what has been due the longest, and ends when the index has all', async () => {
    const entries = [20, 10, 30].map((dueAt) => ({
      ...newEntry(sampleRequest(), 0),
      leaseExpiresAt: 0,
      dueAt,
    }))
    const keys = entries.map(() => crypto.randomUUID())
    for (const [index, key] of keys.entries()) {
      const stored = entries[index]
      if (stored) await storeEntry(quote.store, key, stored)
    }
    const { put } = quote.store
    quote.store.put = (...asked) => pause(20).then(() => put(...asked))
    quote.clock.now = 60_000
    const order: (string | null)[] = []
    const take: typeof fetch = (_url, init) => {
      order.push(new Headers(init?.headers).get('idempotency-key'))
      return Promise.resolve(new Response())
    }
    await quote.deliverLater({ formService: { fetch: take } })
    expect(order).toEqual([keys[1], keys[0], keys[2]])
    expect(quote.paths().filter((path) => path.startsWith('delivered/'))).toHaveLength(3)
  })

  it('lists the index once more when that fails', async () => {
    await leaveOne()
    await quote.setFault('none')
    quote.clock.now = 30_000
    quote.store.fail('list', 'before', 1)
    await quote.deliverLater()
    expect(await quote.inbox()).toHaveLength(1)
  })

  it('honours a long Retry-After, within reason', async () => {
    const after = (seconds: number) => () =>
      Promise.resolve(new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } }))
    await quote.call({}, { formService: { fetch: after(600) } })
    expect(entry()?.dueAt).toBe(600_000)
    quote.clock.now = 600_000
    await quote.deliverLater({ formService: { fetch: after(9_999_999) } })
    expect(entry()?.dueAt).toBe(600_000 + 21_600_000)
  })

  it('finds what was relayed while the journal was down only in the form service', async () => {
    await quote.call({}, { journal: noJournal })
    await quote.deliverLater()
    expect(await quote.inbox()).toHaveLength(1)
  })
})
