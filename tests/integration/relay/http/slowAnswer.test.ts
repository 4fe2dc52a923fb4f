import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQuoteHandler } from '../../../../functions/relay/http/quoteHandler.ts'
import { makeJournal } from '../../../../functions/relay/journal/journal.ts'
import { pause } from '../../../../functions/relay/lib/pause.ts'
import { makeMemoryStore } from '../../../support/relay/memoryStore.ts'
import { makeRequest } from '../../../support/relay/quoteHarness.ts'
import { passTime, startVirtualTime } from '../../../support/relay/virtualTime.ts'

beforeEach(startVirtualTime)

afterEach(() => {
  vi.useRealTimers()
})

/** How long each step takes, in ms. */
interface Story {
  /** Calls of the journal, one after the other, and then from the beginning again. */
  journal: readonly number[]
  formService: number
  status: number
  isTaken: boolean
}

/** The answer to two requests with the same key, in processes of their own, and how long they took. */
const answerSlowly = async ({ journal, formService, status, isTaken }: Story) => {
  let calls = 0
  const store = makeMemoryStore({ delay: () => pause((journal[(calls += 1) % journal.length] ?? 0) / 2) })
  const slowFetch: typeof fetch = async (_url, init) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => {
        reject(new TypeError('aborted'))
      })
    })
    await Promise.race([pause(formService), aborted])
    return new Response(null, { status: isTaken ? 200 : 401 })
  }
  const send = async () => {
    const handle = makeQuoteHandler({
      formService: { url: 'https://forms.example/', token: undefined, fetch: slowFetch },
      siteUrls: [],
      journal: makeJournal(store, Date.now),
      recordStatus: () => pause(status),
      now: Date.now,
      log: () => undefined,
    })
    const began = Date.now()
    const response = await handle(makeRequest())
    return { status: response.status, ms: Date.now() - began }
  }
  return passTime(Promise.all([send(), send()]))
}

it('every answer is there within 9 s when all steps are slow at once', async () => {
  const story = fc.record({
    journal: fc.array(fc.nat({ max: 6000 }), { minLength: 1, maxLength: 20 }),
    formService: fc.nat({ max: 12_000 }),
    status: fc.nat({ max: 12_000 }),
    isTaken: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      for (const { status, ms } of await answerSlowly(told)) {
        expect(ms).toBeLessThanOrEqual(9000)
        expect([200, 502, 503, 504]).toContain(status)
      }
    }),
    { numRuns: 300, examples: [[{ journal: [1668], formService: 2415, status: 1, isTaken: false }]] },
  )
})
