import { setImmediate as idle } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { JournalStore } from '../../../../functions/relay/journal/journalStore.ts'
import { type QuoteHarness, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { sampleKey } from '../../../support/relay/quoteSamples.ts'

const minute = 60_000
const day = 24 * 60 * minute

let quote: QuoteHarness

beforeEach(async () => {
  quote = await startQuoteHarness()
})

afterEach(() => quote.close())

const answering = (status: number) => ({ fetch: () => Promise.resolve(new Response(null, { status })) })
const down = answering(503)

/** Read, lease, remove, remove the path: before each call that deletes an entry, and after the last. */
const steps = [0, 1, 2, 3, 4]

/** The journal of a run that stops before one of its calls, until it is woken. */
const stopAt = (step: number, store: JournalStore) => {
  const woken = Promise.withResolvers<null>()
  let calls = 0
  const stop = async (): Promise<void> => {
    if (calls++ >= step) await woken.promise
  }
  const stopping: JournalStore = {
    ...store,
    getWithEtag: (path) => stop().then(() => store.getWithEtag(path)),
    replace: (path, text, etag) => stop().then(() => store.replace(path, text, etag)),
    remove: (path) => stop().then(() => store.remove(path)),
  }
  const wake = () => {
    woken.resolve(null)
  }
  return { store: stopping, wake }
}

const cases = {
  'a key that was delivered a week ago': { formService: answering(200), after: 7 * day },
  'a request that nobody took for 30 days': { formService: down, after: 30 * day },
}

describe.each(Object.entries(cases))('%s', (_name, { formService, after }) => {
  /** A run that deletes it, and stops at a step; by then nothing else is due. */
  const startRun = async (step: number) => {
    await quote.call({}, { formService })
    quote.clock.now = after
    const stopped = stopAt(step, quote.store)
    const run = quote.deliverLater({ store: stopped.store, formService: down })
    await idle()
    return { wake: stopped.wake, run }
  }

  const isKept = async (answer: Response): Promise<boolean> =>
    ((await answer.json()) as { kept?: boolean }).kept === true

  /** What the answer promised has to be there, and goes out once. */
  const expectPromise = async (answer: Response): Promise<void> => {
    const kept = await isKept(answer)
    for (let runs = 0; runs < 3; runs += 1) {
      quote.clock.now += minute
      await quote.deliverLater({ formService: down })
      if (kept) expect(quote.entry()).toHaveProperty('quote')
    }
    quote.clock.now += day
    await quote.deliverLater()
    await quote.deliverLater()
    expect(await quote.inbox()).toHaveLength(kept ? 1 : 0)
  }

  it.each(steps)(
    'comes again after a run was killed before its step %i, and is not deleted',
    async (step) => {
      await startRun(step)
      quote.clock.now += minute
      await expectPromise(await quote.call({}, { formService: down }))
    },
  )

  it.each(steps)('comes again while two runs delete it, one held at step %i', async (step) => {
    const { wake, run } = await startRun(step)
    await quote.deliverLater({ formService: down })
    const answer = quote.call({}, { formService: down })
    await idle()
    wake()
    await run
    await expectPromise(await answer)
  })

  it.each(steps)('is gone after the run that follows one killed before its step %i', async (step) => {
    await startRun(step)
    quote.clock.now += minute
    await quote.deliverLater({ formService: down })
    expect(quote.paths()).toEqual([])
  })
})

it('what was set aside or given up goes after 30 days, and the same key, sent again, stays', async () => {
  await quote.store.put(`unreadable/${sampleKey}.0.0.0`, '{')
  await quote.store.put(`dead/${sampleKey}.0.0.0`, '')
  quote.clock.now = 30 * day
  await quote.call({}, { formService: down })
  await quote.deliverLater({ formService: down })
  expect(quote.entry()).toHaveProperty('quote')
  expect(quote.paths().filter((path) => /^(unreadable|dead)/.test(path))).toEqual([])
})
