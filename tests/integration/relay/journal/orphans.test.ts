import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { markDelivered, markFailed, newEntry } from '../../../../functions/relay/journal/entry.ts'
import { folders, indexPath, requestPath } from '../../../../functions/relay/journal/paths.ts'
import { type QuoteHarness, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { sampleKey, sampleQuote, sampleRequest } from '../../../support/relay/quoteSamples.ts'
import { storeEntry } from '../../../support/relay/storedEntry.ts'

const minute = 60_000
const day = 24 * 60 * minute
const reference = expect.stringMatching(/^Q-/) as string

let quote: QuoteHarness

beforeEach(async () => {
  quote = await startQuoteHarness()
})

afterEach(() => quote.close())

/** What a process leaves that is killed after it wrote the entry, and before its place in the index. */
const leaveOrphan = (): Promise<unknown> =>
  quote.store.put(requestPath(sampleKey), JSON.stringify(newEntry(sampleRequest(), quote.clock.now)))

/** The schedule's runs of a day, but for those that look for nothing. */
const runForADay = async (): Promise<void> => {
  const end = quote.clock.now + day
  while (quote.clock.now < end) {
    quote.clock.now += minute
    const minuteOfHour = (quote.clock.now / minute) % 30
    if (minuteOfHour <= 1) await quote.deliverLater()
  }
}

describe('an entry without a place in the index', () => {
  it('is delivered once within a day, and keeps no personal data', async () => {
    await leaveOrphan()
    await runForADay()
    expect(await quote.inbox()).toEqual([expect.objectContaining({ key: sampleKey, fields: sampleQuote })])
    expect(quote.entry()).not.toHaveProperty('quote')
    expect(quote.log).toEqual([
      { outcome: 'reindexed', reference, later: true },
      { outcome: 'delivered', reference, later: true },
    ])
    await runForADay()
    expect(await quote.inbox()).toHaveLength(1)
    quote.clock.now += 7 * day
    await quote.deliverLater()
    expect(quote.paths()).toEqual([])
  })

  it('is deleted after 30 days when nobody takes it', async () => {
    await quote.setFault('refuse')
    await leaveOrphan()
    await runForADay()
    quote.clock.now = 30 * day - 1
    await quote.deliverLater()
    expect(quote.entry()).toHaveProperty('quote', sampleQuote)
    quote.clock.now = 30 * day
    await quote.deliverLater()
    expect(quote.paths()).toEqual([])
  })

  it('is deleted within a day when it is found only after 30 days', async () => {
    await leaveOrphan()
    quote.clock.now = 30 * day
    await runForADay()
    expect(quote.paths()).toEqual([])
    expect(await quote.inbox()).toEqual([])
    expect(quote.runs.filter(({ left }) => left !== 0)).toEqual([])
  })

  it('is set aside when it cannot be read, and deleted after 30 days more', async () => {
    await quote.store.put(requestPath(sampleKey), '{')
    await runForADay()
    expect(quote.paths()).toEqual([expect.stringMatching(`^unreadable/${sampleKey}`)])
    quote.clock.now += 30 * day
    await quote.deliverLater()
    expect(quote.paths()).toEqual([])
  })

  it('is found too when it was a dead letter, and was sent again', async () => {
    const dead = markFailed(newEntry(sampleRequest(), 0), { kind: 'refused', upstream: 422 }, 0)
    await quote.store.put(indexPath(sampleKey, dead), '')
    await leaveOrphan()
    await runForADay()
    expect(await quote.inbox()).toHaveLength(1)
    expect(quote.paths()).toEqual([requestPath(sampleKey), expect.stringMatching(/^delivered/)])
  })

  it('is found too when an earlier text of its key was set aside', async () => {
    await quote.store.put(`${folders.unreadable}${sampleKey}.0.0.0`, '{')
    await leaveOrphan()
    await runForADay()
    expect(await quote.inbox()).toHaveLength(1)
  })

  it('gets its mark back when it was delivered', async () => {
    const delivered = markDelivered(newEntry(sampleRequest(), 0), 0)
    await quote.store.put(requestPath(sampleKey), JSON.stringify(delivered))
    await runForADay()
    expect(quote.paths().toSorted()).toEqual([indexPath(sampleKey, delivered), requestPath(sampleKey)])
    expect(await quote.inbox()).toEqual([])
  })
})

describe('the search for such entries', () => {
  /** When the keys with the sample's first digit have their turn. */
  const turn = parseInt(sampleKey.charAt(0), 16) * 30 * minute

  it('leaves alone a request between its two writes', async () => {
    quote.clock.now = turn
    const { put } = quote.store
    const held = Promise.withResolvers<null>()
    quote.store.put = async (path, text) => {
      await held.promise
      return put(path, text)
    }
    const answer = quote.call()
    await expect.poll(() => quote.paths()).toEqual([requestPath(sampleKey)])
    await quote.deliverLater()
    expect(quote.paths()).toEqual([requestPath(sampleKey)])
    held.resolve(null)
    expect((await answer).status).toBe(200)
    await runForADay()
    expect(await quote.inbox()).toHaveLength(1)
    expect(quote.paths()).toEqual([expect.stringMatching(/^requests/), expect.stringMatching(/^delivered/)])
  })

  it('in two runs at the same time causes one delivery', async () => {
    await leaveOrphan()
    quote.clock.now = turn
    await Promise.all([quote.deliverLater(), quote.deliverLater()])
    await Promise.all([quote.deliverLater(), quote.deliverLater()])
    expect(await quote.inbox()).toHaveLength(1)
    expect(quote.log.filter(({ outcome }) => outcome === 'delivered')).toHaveLength(1)
  })

  it('goes on after an entry that cannot be read, and stops no run when nothing can be listed', async () => {
    await leaveOrphan()
    quote.clock.now = turn
    quote.store.fail('get', 'before', 1)
    await quote.deliverLater()
    expect(quote.log).toEqual([{ outcome: 'journal-failed', reference, later: true }])
    const { list } = quote.store
    quote.store.list = (prefix) => {
      if (prefix.startsWith('requests/')) throw new Error('out of order')
      return list(prefix)
    }
    await quote.deliverLater()
    expect(quote.log).toHaveLength(2)
    quote.store.list = list
    quote.clock.now += 8 * 60 * minute
    await quote.deliverLater()
    quote.clock.now += minute
    await quote.deliverLater()
    expect(await quote.inbox()).toHaveLength(1)
  })

  it.each(['requests/3f', 'waiting/3', 'dead/3'])('ends also when a list fails once: %s', async (failing) => {
    await leaveOrphan()
    quote.clock.now = turn
    const { list } = quote.store
    let failures = 1
    quote.store.list = (prefix) => {
      if (prefix === failing && (failures -= 1) >= 0) throw new Error('out of order')
      return list(prefix)
    }
    await quote.deliverLater()
    expect(quote.log).toEqual([{ outcome: 'reindexed', reference, later: true }])
  })

  it('reads no entry that has its place', async () => {
    quote.clock.now = 8 * day
    for (let hour = 0; hour < 5 * 24; hour += 1) {
      const at = quote.clock.now - hour * 60 * minute
      for (let count = 0; count < 10; count += 1)
        await storeEntry(quote.store, crypto.randomUUID(), markDelivered(newEntry(sampleRequest(), at), at))
    }
    quote.store.fail('get', 'before')
    quote.store.fail('getWithEtag', 'before')
    await runForADay()
    expect(quote.log).toEqual([])
    expect(quote.runs).toHaveLength(96)
  })

  it('begins nothing after 26 s', async () => {
    await leaveOrphan()
    quote.clock.now = turn
    const { listFolders, list } = quote.store
    let lists = 0
    quote.store.listFolders = (prefix) => {
      quote.clock.now = turn + 26_000
      return listFolders(prefix)
    }
    quote.store.list = (prefix) => {
      lists += 1
      return list(prefix)
    }
    await quote.deliverLater()
    expect(lists).toBe(3)
    expect(quote.log).toEqual([])
  })
})
