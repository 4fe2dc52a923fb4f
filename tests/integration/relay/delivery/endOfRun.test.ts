import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newEntry } from '../../../../functions/relay/journal/entry.ts'
import { pause } from '../../../../functions/relay/lib/pause.ts'
import { shortestDeliveryMs } from '../../../../functions/relay/timeouts.ts'
import { type QuoteHarness, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { sampleKey, sampleRequest } from '../../../support/relay/quoteSamples.ts'
import { storeEntry } from '../../../support/relay/storedEntry.ts'
import { passTime, startVirtualTime } from '../../../support/relay/virtualTime.ts'

const minute = 60_000

/** How long after the beginning of a run its deliveries end; a second is left to note their outcomes. */
const deliveriesEndMs = 22_000

let quote: QuoteHarness

beforeEach(async () => {
  startVirtualTime()
  quote = await startQuoteHarness({ speed: 1, inMemory: true })
})

afterEach(() => {
  vi.useRealTimers()
})

/** One run of the schedule a minute later; gives how much time was left to each delivery that it began. */
const runLater = async (beforeRun: () => void = () => undefined) => {
  quote.clock.now += minute
  beforeRun()
  const began = quote.now()
  const lefts: number[] = []
  const fetch: typeof globalThis.fetch = async (...asked) => {
    lefts.push(began + deliveriesEndMs - quote.now())
    await pause(900)
    return quote.fetch(...asked)
  }
  await passTime(quote.deliverLater({ formService: { fetch } }))
  return lefts
}

describe('the end of a run', () => {
  it('begins no delivery that would have hardly any time, and claims no request for it', async () => {
    const keys = Array.from({ length: 1000 }, () => crypto.randomUUID())
    for (const key of keys) await storeEntry(quote.store, key, newEntry(sampleRequest(), 0))
    const lefts = await runLater()
    expect(lefts.length).toBeGreaterThan(100)
    expect(lefts.length).toBeLessThan(keys.length)
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(shortestDeliveryMs)
    const waiting = keys.filter((key) => quote.entry(key)?.state === 'pending')
    expect(waiting.filter((key) => quote.entry(key)?.leaseId !== undefined)).toEqual([])
  })

  it('leaves a request whose claim took too long to the next run', async () => {
    await storeEntry(quote.store, sampleKey, newEntry(sampleRequest(), 0))
    const { replace } = quote.store
    const claimSlowly = () => {
      quote.store.replace = (...asked) => {
        quote.clock.now += deliveriesEndMs - shortestDeliveryMs + 1
        return replace(...asked)
      }
    }
    expect(await runLater(claimSlowly)).toEqual([])
    expect(quote.entry()).toMatchObject({ state: 'pending', failures: 0 })
    quote.store.replace = replace
    expect(await runLater()).toHaveLength(1)
    expect(quote.entry()?.state).toBe('delivered')
  })
})
