import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBlobStore } from '../../../../functions/relay/journal/blobStore.ts'
import { makeJournal } from '../../../../functions/relay/journal/journal.ts'
import { forEachConcurrently } from '../../../../functions/relay/lib/forEachConcurrently.ts'
import { openLocalJournal } from '../../../../scripts/server/localJournal.ts'
import { countByValue, figuresOf } from '../../../support/relay/figures.ts'
import { makeRequest, type QuoteHarness, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { makeFaultOf } from '../../../support/relay/services/faultyService.ts'

let folder: string
let journal: Awaited<ReturnType<typeof openLocalJournal>>
let quote: QuoteHarness

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
  journal = await openLocalJournal(folder)
  // On a busy machine too no deadline ends.
  quote = await startQuoteHarness({ speed: 0.02 })
})

afterAll(async () => {
  await quote.close()
  await journal.close()
  await rm(folder, { recursive: true })
})

const faultyFetch = (answered: string[]) => {
  const nextFault = makeFaultOf()
  const faulty: typeof fetch = async (...asked) => {
    const fault = nextFault()
    if (fault === 'lost') throw new TypeError('fetch failed')
    if (fault === 'refused') return new Response(null, { status: 503 })
    const response = await fetch(...asked)
    if (fault === 'answer lost') throw new TypeError('terminated')
    answered.push(new Headers(asked[1]?.headers).get('idempotency-key') ?? '')
    return response
  }
  return faulty
}

/** `npm run test:load` takes more. */
const count = import.meta.env.MODE === 'load' ? 2000 : 500

describe(`${count} requests, 50 at a time, a fifth of the calls to the form service failing`, () => {
  it('all arrive, each once', async ({ annotate }) => {
    // So long that no call is made twice: the local server's `create` is not atomic.
    const store = makeBlobStore({ limitMs: 60_000 })
    const answered: string[] = []
    const wiring = {
      journal: makeJournal(store, quote.now, 60_000),
      formService: { fetch: faultyFetch(answered), budgetMs: 60_000 },
    }
    const handle = quote.makeHandler(wiring)
    const keys = Array.from({ length: count }, () => crypto.randomUUID())
    const statuses: number[] = []
    const lateWork: Promise<unknown>[] = []
    const context = { waitUntil: (work: Promise<unknown>) => void lateWork.push(work) }
    await forEachConcurrently(keys, 50, async (key) => {
      const response = await handle(makeRequest({ headers: { 'Idempotency-Key': key } }), context)
      statuses.push(response.status)
    })
    // A run that began meanwhile could meet an entry at its old and its new path, and the local server's
    // `replace` is not atomic either: it would give the lease twice.
    await Promise.all(lateWork)
    for (let run = 0; run < 3; run += 1) {
      quote.clock.now += 60 * 60_000
      await quote.deliverLater({ ...wiring, store })
    }
    const figures = figuresOf({ sent: keys, answered, inbox: await quote.inbox() })
    // Later deliveries read etags in the local server's lists, which miss entries while it writes others.
    const unnoted = quote.log.filter(({ later, outcome }) => later && outcome === 'journal-failed').length
    await annotate(JSON.stringify({ ...figures, statuses: countByValue(statuses), unnoted }))
    const { givenTwice, ...course } = figures
    expect(course).toEqual({ sent: count, arrived: count, lost: 0, doubled: 0 })
    expect(givenTwice, 'only what the journal could not note').toBeLessThanOrEqual(unnoted)
    expect(statuses.filter((status) => status !== 200 && status !== 502)).toEqual([])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0.9 * count)
    const atOnce = quote.log.filter(({ later }) => !later)
    expect(atOnce.map(({ outcome }) => outcome)).not.toContain('journal-failed')
  })
})
