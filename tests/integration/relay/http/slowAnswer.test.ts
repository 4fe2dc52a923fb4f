import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeDeliver } from '../../../../functions/relay/delivery/formService.ts'
import { pause } from '../../../../functions/relay/lib/time.ts'
import type { RequestStore } from '../../../../functions/relay/requests/requestStore.ts'
import { startForwarder } from '../../../support/relay/quoteHarness.ts'
import { neverAnswering } from '../../../support/relay/services/neverAnswering.ts'
import { passTime, startVirtualTime } from '../../../support/relay/virtualTime.ts'

/** How long each step takes (ms), and what it answers; a step of the database fails for `undefined`. */
const story = fc.record({
  database: fc.array(fc.nat({ max: 6000 }), { minLength: 1, maxLength: 20 }),
  taken: fc.constantFrom(true, false, undefined),
  /** After how many looks another process has its outcome. */
  looks: fc.nat({ max: 40 }),
  noted: fc.constantFrom(true, undefined),
  formService: fc.nat({ max: 12_000 }),
  status: fc.constantFrom(200, 401, 422, 429, 503),
})

type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never

const answerSlowly = async ({ database, taken, looks, noted, formService, status }: Story) => {
  let calls = 0
  const step = async <Answer>(answer: Answer | undefined): Promise<Answer> => {
    await pause(database[(calls += 1) % database.length] ?? 0)
    if (answer === undefined) throw new Error('out of order')
    return answer
  }
  const requests: RequestStore = {
    take: () => step(taken),
    settle: () => step<boolean>(noted),
    outcomeOf: async () => ((await step(calls)) > looks ? { kind: 'unreachable' } : undefined),
    takeDue: () => expect.unreachable(),
    expire: () => expect.unreachable(),
    stateOf: () => expect.unreachable(),
  }
  const slowFetch: typeof fetch = (...asked) =>
    Promise.race([pause(formService).then(() => new Response(null, { status })), neverAnswering(...asked)])
  const deliver = makeDeliver({ url: 'https://forms.example/', fetch: slowFetch })
  const watch = () => new Promise<never>(() => undefined)
  const { send } = startForwarder({ deliver, requests, watch, now: Date.now, pollMs: 250 })
  const began = Date.now()
  const response = await passTime(send())
  return { status: response.status, ms: Date.now() - began }
}

it('every answer is there within 9 s when all steps are slow at once', async () => {
  startVirtualTime()
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      const { status, ms } = await answerSlowly(told)
      expect(ms).toBeLessThanOrEqual(9000)
      expect([200, 502, 503, 504]).toContain(status)
    }),
    { numRuns: 300 },
  )
})
