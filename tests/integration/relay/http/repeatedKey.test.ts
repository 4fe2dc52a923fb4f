import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markDelivered, markFailed, newEntry } from '../../../../functions/relay/journal/entry.ts'
import { requestPath } from '../../../../functions/relay/journal/paths.ts'
import { quoteHashOf } from '../../../../functions/relay/journal/quoteHash.ts'
import {
  makeRequest,
  noJournal,
  type QuoteHarness,
  startQuoteHarness,
} from '../../../support/relay/quoteHarness.ts'
import { sampleKey, sampleQuote, sampleRequest } from '../../../support/relay/quoteSamples.ts'
import { storeEntry } from '../../../support/relay/storedEntry.ts'
import { passTime, startVirtualTime } from '../../../support/relay/virtualTime.ts'

let quote: QuoteHarness

beforeEach(async () => {
  quote = await startQuoteHarness()
})

afterEach(async () => {
  vi.useRealTimers()
  await quote.close()
})

describe('a key that comes again', () => {
  const countingFetch = () => {
    let calls = 0
    const counting: typeof fetch = (...asked) => {
      calls += 1
      return fetch(...asked)
    }
    return { fetch: counting, calls: () => calls }
  }
  const answers = (responses: Response[]) => Promise.all(responses.map((response) => response.text()))

  it.each(['one process', 'a process each'])(
    'gets one answer and one delivery, 20 at the same time, in %s',
    async (where) => {
      const formService = countingFetch()
      const alone = quote.makeHandler({ formService })
      const handlers = Array.from({ length: 20 }, () =>
        where === 'one process' ? alone : quote.makeHandler({ formService }),
      )
      const responses = await Promise.all(handlers.map((handle) => handle(makeRequest())))
      expect(new Set(await answers(responses)).size).toBe(1)
      expect(responses.every(({ status }) => status === 200)).toBe(true)
      expect(formService.calls()).toBe(1)
      expect(quote.log.filter(({ repeated }) => repeated)).toHaveLength(19)
    },
  )

  it('gets the failure of the first while that is under way', async () => {
    const looked = Promise.withResolvers<null>()
    const { get } = quote.store
    quote.store.get = (path) => {
      looked.resolve(null)
      return get(path)
    }
    let calls = 0
    const fetch = async () => {
      calls += 1
      await looked.promise
      return new Response(null, { status: 302 })
    }
    const responses = await Promise.all([
      quote.call({}, { formService: { fetch } }),
      quote.call({}, { formService: { fetch } }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([502, 502])
    expect(new Set(await answers(responses)).size).toBe(1)
    expect(calls).toBe(1)
  })

  it('is answered without the form service after a restart', async () => {
    const first = await answers([await quote.call()])
    await quote.setFault('refuse')
    expect(await answers([await quote.call()])).toEqual(first)
    expect(quote.log.at(-1)).toMatchObject({ outcome: 'delivered', repeated: true })
  })

  it('is one request after a time-out', async () => {
    startVirtualTime()
    const virtual = await startQuoteHarness({ inMemory: true })
    await virtual.setFault('hang', 1)
    expect((await passTime(virtual.call())).status).toBe(504)
    expect((await passTime(virtual.call())).status).toBe(200)
    await passTime(virtual.deliverLater())
    expect(await virtual.inbox()).toHaveLength(1)
  })

  it('waits no longer than it has patience for a delivery that was killed', async () => {
    const killed = { ...sampleRequest('Q-KILLED22'), quoteHash: await quoteHashOf(sampleKey, sampleQuote) }
    await storeEntry(quote.store, sampleKey, newEntry(killed, 0))
    const advancing = () => (quote.clock.now += 1000)
    expect((await quote.call({}, { now: advancing })).status).toBe(504)
    quote.clock.now = 40_000
    expect((await quote.call()).status).toBe(200)
  })

  it('is remembered when the journal could not note the delivery', async () => {
    const formService = countingFetch()
    const handle = quote.makeHandler({ formService, journal: noJournal })
    await handle(makeRequest())
    expect((await handle(makeRequest())).status).toBe(200)
    expect(formService.calls()).toBe(1)
  })

  it('is delivered by the process that could not deliver it before', async () => {
    const handle = quote.makeHandler()
    await quote.setFault('refuse')
    expect((await handle(makeRequest())).status).toBe(502)
    await quote.setFault('none')
    expect((await handle(makeRequest())).status).toBe(200)
  })

  it('is refused with other content, during the delivery and after it, without the journal too', async () => {
    const started = Promise.withResolvers<null>()
    const released = Promise.withResolvers<null>()
    const held: typeof fetch = async (...asked) => {
      started.resolve(null)
      await released.promise
      return fetch(...asked)
    }
    const handle = quote.makeHandler({ journal: noJournal, formService: { fetch: held } })
    const other = () => makeRequest({ body: JSON.stringify({ ...sampleQuote, company: 'Another' }) })
    const delivering = handle(makeRequest())
    await started.promise
    const meanwhile = await handle(other())
    released.resolve(null)
    const [first, after] = [await delivering, await handle(other())]
    expect([first.status, meanwhile.status, after.status]).toEqual([200, 422, 422])
    expect(await quote.inbox()).toHaveLength(1)
  })

  it('is not delivered again while the journal has it and does not give it', async () => {
    await storeEntry(quote.store, sampleKey, markDelivered(newEntry(sampleRequest(), 0), 0))
    quote.store.fail('getWithEtag', 'before')
    expect((await quote.call()).status).toBe(200)
    expect(await quote.inbox()).toEqual([])
  })

  it.each([
    [502, 'it', 0],
    [503, 'nothing', Infinity],
  ])(
    'ends in %i when it cannot be claimed, and %s can be written into the index',
    async (status, _, times) => {
      const failure = { kind: 'refused', upstream: 401 } as const
      await storeEntry(quote.store, sampleKey, markFailed(newEntry(sampleRequest(), 0), failure, 0))
      quote.store.fail('getWithEtag', 'before')
      quote.store.fail('put', 'before', times)
      expect((await quote.call()).status).toBe(status)
    },
  )

  it('is not called kept while its entry cannot be read, and is delivered after that', async () => {
    await quote.store.put(requestPath(sampleKey), '{')
    expect((await quote.call()).status).toBe(503)
    quote.clock.now = 30_000
    await quote.deliverLater()
    expect((await quote.call()).status).toBe(200)
  })
})
