import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeDeliver } from '../../../../functions/relay/delivery/formService.ts'
import { makeQuoteHandler } from '../../../../functions/relay/http/quoteHandler.ts'
import { pause } from '../../../../functions/relay/lib/pause.ts'
import type { RequestStore } from '../../../../functions/relay/requests/requestStore.ts'
import { makeRequest } from '../../../support/relay/quoteHarness.ts'
import { neverAnswering } from '../../../support/relay/services/neverAnswering.ts'
import { passTime, startVirtualTime } from '../../../support/relay/virtualTime.ts'

beforeEach(startVirtualTime)

afterEach(() => {
  vi.useRealTimers()
})

/** How long each step takes (ms), and what it answers; a step of the database fails for `undefined`. */
interface Story {
  database: readonly number[]
  taken: 'new' | 'repeated' | 'known' | undefined
  /** After how many looks another process has its outcome. */
  looks: number
  noted: true | undefined
  formService: number
  status: number
}

const answerSlowly = async ({ database, taken, looks, noted, formService, status }: Story) => {
  let calls = 0
  const step = async <Answer>(answer: Answer | undefined): Promise<Answer> => {
    await pause(database[(calls += 1) % database.length] ?? 0)
    if (answer === undefined) throw new Error('out of order')
    return answer
  }
  const requests: RequestStore = {
    take: () => step(taken),
    note: () => step<boolean>(noted),
    outcomeOf: async () => ((await step(calls)) > looks ? { kind: 'unreachable' } : undefined),
    takeDue: () => step({ leased: [], unreadable: [] }),
    expire: () => step([]),
    stateOf: () => Promise.resolve(undefined),
  }
  const slowFetch: typeof fetch = (...asked) =>
    Promise.race([pause(formService).then(() => new Response(null, { status })), neverAnswering(...asked)])
  const handle = makeQuoteHandler({
    deliver: makeDeliver({ url: 'https://forms.example/', fetch: slowFetch }),
    siteUrls: [],
    requests,
    countMiss: () => Promise.resolve(),
    watch: () => new Promise(() => undefined),
    now: Date.now,
    log: () => undefined,
  })
  const began = Date.now()
  const response = await passTime(handle(makeRequest()))
  return { status: response.status, ms: Date.now() - began }
}

it('every answer is there within 9 s when all steps are slow at once', async () => {
  const story = fc.record({
    database: fc.array(fc.nat({ max: 6000 }), { minLength: 1, maxLength: 20 }),
    taken: fc.constantFrom('new', 'repeated', 'known', undefined),
    looks: fc.nat({ max: 40 }),
    noted: fc.constantFrom(true, undefined),
    formService: fc.nat({ max: 12_000 }),
    status: fc.constantFrom(200, 401, 422, 429, 503),
  })
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      const { status, ms } = await answerSlowly(told)
      expect(ms).toBeLessThanOrEqual(9000)
      expect([200, 502, 503, 504]).toContain(status)
    }),
    { numRuns: 300 },
  )
})
