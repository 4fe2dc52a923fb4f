import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeDeliverOnce } from '../../../../functions/relay/delivery/deliverOnce.ts'
import { makeJournal } from '../../../../functions/relay/journal/journal.ts'
import { pause } from '../../../../functions/relay/lib/pause.ts'
import { timeoutsMs } from '../../../../functions/relay/timeouts.ts'
import { makeMemoryStore } from '../../../support/relay/memoryStore.ts'
import { sampleKey, sampleRequest } from '../../../support/relay/quoteSamples.ts'
import { passTime, startAnswer, startVirtualTime } from '../../../support/relay/virtualTime.ts'

beforeEach(startVirtualTime)

afterEach(() => {
  vi.useRealTimers()
})

const copies = 20

interface Story {
  keys?: readonly string[]
  /** How long one call to the journal takes, in ms; call by call, and then from the beginning again. */
  latencies: readonly number[]
  /** When each copy of each key comes, in ms. */
  starts: readonly number[]
  formServiceMs: number
}

/** Sends copies of each request to as many processes, and gives how they ended. */
const send = async ({ keys = [sampleKey], latencies, starts, formServiceMs }: Story) => {
  let calls = 0
  const delivered: string[] = []
  const store = makeMemoryStore({ delay: () => pause((latencies[(calls += 1) % latencies.length] ?? 0) / 2) })
  const deliver = async ({ key }: { key: string }) => {
    delivered.push(key)
    await pause(formServiceMs)
    return { kind: 'delivered' } as const
  }
  const copiesOf = (key: string) => starts.map((start) => ({ key, start }))
  const results = keys.flatMap(copiesOf).map(async ({ key, start }) => {
    const deliverOnce = makeDeliverOnce({
      journal: makeJournal(store, Date.now),
      deliver,
      now: Date.now,
      onJournalFailure: () => undefined,
      onOutcome: () => Promise.resolve(),
    })
    await pause(start)
    const began = Date.now()
    const { outcome, kept } = await deliverOnce({ key, ...sampleRequest() }, startAnswer())
    return { kind: outcome.kind, kept, ms: Date.now() - began }
  })
  const ended = await passTime(Promise.all(results))
  await passTime(pause(60_000))
  return { results: ended, delivered, paths: [...store.texts.keys()] }
}

describe('20 copies of a request at the same time, each in a process of its own', () => {
  it.each([0, 480, 520, 1000, 2000, 2999, 3500, 4400])(
    'are delivered once when each call to the journal takes %i ms',
    async (ms) => {
      const starts = Array.from({ length: copies }, () => 0)
      const { delivered, results } = await send({ latencies: [ms], starts, formServiceMs: 200 })
      expect(delivered).toEqual([sampleKey])
      expect(Math.max(...results.map((result) => result.ms))).toBeLessThanOrEqual(timeoutsMs.handler)
    },
  )

  it('are delivered once, answered within 9 s and kept, at any latency up to 4.4 s', async () => {
    const story = fc.record({
      latencies: fc.array(fc.nat({ max: 4400 }), { minLength: 1, maxLength: 40 }),
      starts: fc.array(fc.nat({ max: 3000 }), { minLength: copies, maxLength: copies }),
      formServiceMs: fc.nat({ max: 1000 }),
    })
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        const { results, delivered, paths } = await send(told)
        expect(delivered).toEqual([sampleKey])
        expect(Math.max(...results.map(({ ms }) => ms))).toBeLessThanOrEqual(timeoutsMs.handler)
        expect(
          results.filter(({ kind, kept }) => kind !== 'delivered' && !(kind === 'timeout' && kept)),
        ).toEqual([])
        expect(paths.some((path) => path.startsWith('waiting/') || path.startsWith('delivered/'))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('20 copies of each of 20 requests at the same time, each in a process of its own', () => {
  it.each([0, 480, 520, 1500, 2999, 4400])(
    'are delivered once each when each call to the journal takes %i ms',
    async (ms) => {
      const keys = Array.from({ length: 20 }, () => crypto.randomUUID())
      const starts = Array.from({ length: copies }, () => 0)
      const { delivered, results } = await send({ keys, latencies: [ms], starts, formServiceMs: 200 })
      expect(delivered.toSorted()).toEqual(keys.toSorted())
      expect(results).toHaveLength(400)
      expect(Math.max(...results.map((result) => result.ms))).toBeLessThanOrEqual(timeoutsMs.handler)
    },
  )
})

describe('a journal that does not answer', () => {
  it('stops no delivery, and no answer for longer than 9 s', async () => {
    const { delivered, results } = await send({ latencies: [1e9], starts: [0], formServiceMs: 1000 })
    expect(delivered).toEqual([sampleKey])
    expect(results).toEqual([{ kind: 'delivered', kept: false, ms: expect.any(Number) as number }])
    expect(results[0]?.ms).toBeLessThanOrEqual(timeoutsMs.handler)
  })
})
