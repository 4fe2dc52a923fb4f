import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLocalJournal } from '../../scripts/localJournal.ts'
import { makeBlobShelf } from '../../src/features/quote/server/blobShelf.ts'
import { makeJournal } from '../../src/features/quote/server/journal.ts'
import { makeRequest, startQuoteHarness, type QuoteHarness } from '../quoteHarness.ts'

let folder: string
let journal: Awaited<ReturnType<typeof openLocalJournal>>
let quote: QuoteHarness

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
  journal = await openLocalJournal(folder)
  quote = await startQuoteHarness({ ticking: true })
})

afterAll(async () => {
  await quote.close()
  await journal.close()
  await rm(folder, { recursive: true })
})

/** Every fifth call fails, in turn: lost on the way, answered with an error, taken and the answer lost. */
const faultyFetch = () => {
  let calls = 0
  const faulty: typeof fetch = async (...asked) => {
    calls += 1
    if (calls % 5 !== 0) return fetch(...asked)
    if (calls % 15 === 0) throw new TypeError('fetch failed')
    if (calls % 15 === 5) return new Response(null, { status: 503 })
    await fetch(...asked)
    throw new TypeError('terminated')
  }
  return faulty
}

describe('1,000 requests, 50 at a time, a fifth of the calls to the form service failing', () => {
  it('all arrive, each once', async () => {
    const shelf = makeBlobShelf({ limitMs: 60_000 })
    const fetch = faultyFetch()
    const wiring = { journal: makeJournal(shelf, quote.now, 60_000), relay: { fetch, budgetMs: 60_000 } }
    const handle = quote.makeHandler(wiring)
    const keys = Array.from({ length: 1000 }, () => crypto.randomUUID())
    const queue = [...keys]
    const visitor = async () => {
      for (let key = queue.pop(); key !== undefined; key = queue.pop())
        await handle(makeRequest({ headers: { 'Idempotency-Key': key } }))
    }
    await Promise.all(Array.from({ length: 50 }, visitor))
    for (let run = 0; run < 3; run += 1) {
      quote.clock.now += 60 * 60_000
      await quote.deliverLater({ ...wiring, shelf })
    }
    const arrived = (await quote.inbox()).map(({ key }) => key)
    expect(arrived.toSorted()).toEqual(keys.toSorted())
    const outcomes = quote.log.filter(({ later }) => !later).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'delivered').length).toBeGreaterThan(900)
    expect(outcomes).not.toContain('journal-failed')
  }, 120_000)
})
