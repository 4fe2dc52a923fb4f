import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { markDelivered, markFailed, newEntry, withLease } from '../../../../functions/relay/journal/entry.ts'
import { folders, requestPath } from '../../../../functions/relay/journal/paths.ts'
import { retryNow } from '../../../../functions/relay/journal/upkeep/retryNow.ts'
import { toCopy, unprovenPath } from '../../../../functions/relay/journal/upkeep/unproven.ts'
import { type QuoteHarness, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { sampleKey, sampleQuote, sampleRequest } from '../../../support/relay/quoteSamples.ts'
import { storeEntry } from '../../../support/relay/storedEntry.ts'

let quote: QuoteHarness

beforeEach(async () => {
  quote = await startQuoteHarness()
})

afterEach(() => quote.close())

const retry = () => retryNow(quote.store, sampleKey, { now: 0, secrets: [] })

describe('a retry of the office', () => {
  it('leaves nothing of a text that was set aside, when it was cut off', async () => {
    const retried = newEntry(sampleRequest(), 0)
    await quote.store.put(`unreadable/${sampleKey}.0.0.0`, JSON.stringify(retried))
    quote.store.fail('remove', 'before', 1)
    await expect(retry()).rejects.toThrow('out of order')
    await quote.deliverLater()
    expect(quote.entry()?.state).toBe('delivered')
    expect(JSON.stringify([...quote.store.texts])).not.toContain(sampleQuote.email)
  })

  it('is delivered when a run of the schedule looks at the request meanwhile', async () => {
    const refused = { kind: 'refused', upstream: 422 } as const
    await storeEntry(quote.store, sampleKey, markFailed(newEntry(sampleRequest(), 0), refused, 0))
    const { replace } = quote.store
    quote.store.replace = async (...values) => {
      quote.store.replace = replace
      await quote.deliverLater()
      return replace(...values)
    }
    expect(await retry()).toBe('due')
    await quote.deliverLater()
    expect(await quote.inbox()).toMatchObject([{ key: sampleKey }])
    expect(quote.paths()).toEqual([requestPath(sampleKey), expect.stringMatching(/^delivered/)])
  })

  it('is delivered when such a run takes the delivery for noted, and is slow to remove a path', async () => {
    const entry = newEntry(sampleRequest(), 0)
    const mark = markDelivered(entry, 0)
    await storeEntry(quote.store, sampleKey, mark)
    await quote.store.put(unprovenPath(sampleKey, mark), toCopy(sampleKey, entry, []))
    const [retried, removing] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
    const { replace, remove } = quote.store
    let run: Promise<void> | undefined
    quote.store.replace = async (...values) => {
      quote.store.replace = replace
      quote.store.remove = async (path) => {
        removing.resolve(null)
        if (path.startsWith(folders.waiting)) await retried.promise
        return remove(path)
      }
      run = quote.deliverLater()
      await Promise.race([run, removing.promise])
      return replace(...values)
    }
    expect(await retry()).toBe('due')
    retried.resolve(null)
    await run
    await quote.deliverLater()
    expect(await quote.inbox()).toMatchObject([{ key: sampleKey }])
  })
})

describe('a request that its visitor sends again', () => {
  it('is delivered within minutes when its process was killed', async () => {
    await quote.setFault('refuse')
    await quote.call()
    for (let run = 0; run < 10; run += 1) {
      quote.clock.now = quote.entry()?.dueAt ?? 0
      await quote.deliverLater()
    }
    await quote.setFault('none')
    const began = quote.clock.now
    const cut: typeof fetch = () => new Promise(() => undefined)
    void quote.call({}, { formService: { fetch: cut } })
    await expect.poll(() => quote.entry()?.leaseExpiresAt).toBe(began + 30_000)
    for (const minute of [1, 2]) {
      quote.clock.now = began + minute * 60_000
      await quote.deliverLater()
    }
    expect(await quote.inbox()).toHaveLength(1)
  })
  it('is found when a run of the schedule met it before its process was killed', async () => {
    const failed = {
      ...markFailed(newEntry(sampleRequest(), 0), { kind: 'timeout' }, 0),
      dueAt: 6 * 3_600_000,
    }
    await storeEntry(quote.store, sampleKey, withLease(failed, 1000, 'lease'))
    await quote.store.put(`waiting/${sampleKey}.30000.0.0`, '')
    for (const now of [30_000, 60_000]) {
      quote.clock.now = now
      await quote.deliverLater()
    }
    expect(await quote.inbox()).toHaveLength(1)
  })
})
