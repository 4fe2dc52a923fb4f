import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeJournal } from '../../src/features/quote/server/journal.ts'
import { makeRequest, startQuoteHarness, type QuoteHarness } from '../quoteHarness.ts'
import { sampleKey } from '../quoteSamples.ts'

const day = 24 * 60 * 60_000
const upstreamFaults = ['none', 'refuse', 'redirect', 'html', 'drop', 'hang', 'mute'] as const
const steps = ['create', 'peek', 'read', 'replace', 'write'] as const
const moments = ['before', 'after', 'hang'] as const

let quote: QuoteHarness

beforeEach(async () => {
  quote = await startQuoteHarness({ ticking: true })
})

afterEach(() => quote.close())

/** Limits so short that a hanging partner does not hold up the test. */
const hasty = () => ({
  relay: { budgetMs: 60 },
  journal: makeJournal(quote.shelf, quote.now, 20),
  patienceMs: 50,
})

const heal = async () => {
  quote.shelf.heal()
  await quote.setFault('none')
}

/** A visitor who got this need not send it again: it is delivered, or in the journal. */
const isAccepted = (answer: Response) =>
  answer.status === 200 || answer.status === 502 || answer.status === 504

const delivered = async () => (await quote.inbox()).map(({ key }) => key)

const entry = () => quote.shelf.entries.get(sampleKey)?.entry

describe.each(upstreamFaults)('a form service with the fault "%s"', (mode) => {
  it.each(steps.flatMap((step) => moments.map((moment) => [step, moment] as const)))(
    'and a journal that fails at %s (%s): nothing is lost, nothing doubled',
    async (step, moment) => {
      for (const times of [1, Infinity]) {
        quote.shelf.entries.clear()
        await quote.setFault(mode)
        quote.shelf.fail(step, moment, times)
        const key = crypto.randomUUID()
        const send = (wiring = {}) =>
          quote.call({ headers: { 'Idempotency-Key': key } }, { ...hasty(), ...wiring })
        const ours = async () => (await delivered()).filter((one) => one === key)

        const first = await send()
        if (first.status === 200) expect(await ours()).toHaveLength(1)
        const again = await send()
        await quote.deliverLater(hasty())
        await heal()
        quote.clock.now += day
        await quote.deliverLater()
        if (isAccepted(first) || isAccepted(again)) expect(await ours()).toHaveLength(1)
        expect((await quote.call({ headers: { 'Idempotency-Key': key } })).status).toBe(200)
        await quote.deliverLater()
        expect(await ours()).toHaveLength(1)
        expect(quote.shelf.entries.get(key)?.entry).not.toHaveProperty('quote')
      }
    },
  )
})

describe('the form service and the journal both down', () => {
  it('is a 503 after which nothing is anywhere', async () => {
    await quote.setFault('refuse')
    quote.shelf.fail('create', 'before')
    expect((await quote.call({}, hasty())).status).toBe(503)
    await heal()
    quote.clock.now += day
    await quote.deliverLater()
    expect(await delivered()).toEqual([])
    expect(entry()).toBeUndefined()
  })
})

type Action =
  | { do: 'send'; visitor: number; times: number }
  | { do: 'form service'; mode: string; times: number }
  | { do: 'journal'; step: (typeof steps)[number]; moment: (typeof moments)[number]; times: number }
  | { do: 'schedule' }
  | { do: 'wait'; minutes: number }
  | { do: 'restart' }

const times = fc.integer({ min: 1, max: 3 })
const send = fc.record({ do: fc.constant('send' as const), visitor: fc.nat({ max: 4 }), times })
const anyAction = {
  send,
  sendAgain: send,
  formService: fc.record({
    do: fc.constant('form service' as const),
    mode: fc.constantFrom(...upstreamFaults),
    times,
  }),
  schedule: fc.record({ do: fc.constant('schedule' as const) }),
  wait: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(0.1, 1, 60) }),
  restart: fc.record({ do: fc.constant('restart' as const) }),
}
const journalFault = fc.record({
  do: fc.constant('journal' as const),
  step: fc.constantFrom(...steps),
  moment: fc.constantFrom(...moments),
  times,
})

/** Carries out a story, heals everything, and gives what was promised, what arrived and how often it was taken. */
const live = async (actions: readonly Action[]) => {
  const taken = new Map<string, number>()
  const countingFetch: typeof fetch = async (url, init) => {
    const response = await fetch(url, init)
    const key = new Headers(init?.headers).get('idempotency-key') ?? ''
    if (response.ok) taken.set(key, (taken.get(key) ?? 0) + 1)
    return response
  }
  const wiring = { ...hasty(), relay: { budgetMs: 60, fetch: countingFetch } }
  const keys: string[] = Array.from({ length: 5 }, () => crypto.randomUUID())
  const accepted = new Set<string>()
  const sent = new Set<string>()
  let one = quote.makeHandler(wiring)
  let other = quote.makeHandler(wiring)

  const act = async (action: Action): Promise<void> => {
    switch (action.do) {
      case 'send': {
        const key = keys[action.visitor] ?? ''
        sent.add(key)
        const copies = Array.from({ length: action.times }, (_, copy) => {
          const handle = copy % 2 === 0 ? one : other
          return handle(makeRequest({ headers: { 'Idempotency-Key': key } }))
        })
        if ((await Promise.all(copies)).some(isAccepted)) accepted.add(key)
        return
      }
      case 'form service':
        await quote.setFault(action.mode, action.times)
        return
      case 'journal':
        quote.shelf.fail(action.step, action.moment, action.times)
        return
      case 'schedule':
        await Promise.all([quote.deliverLater(wiring), quote.deliverLater(wiring)])
        return
      case 'wait':
        quote.clock.now += action.minutes * 60_000
        return
      case 'restart':
        one = quote.makeHandler(wiring)
        other = quote.makeHandler(wiring)
    }
  }

  for (const action of actions) await act(action)
  await heal()
  quote.clock.now += day
  await quote.deliverLater({ relay: { fetch: countingFetch } })
  const inbox = (await delivered()).filter((key) => keys.includes(key))
  return { sent, accepted, inbox: new Set(inbox), twice: inbox.length - new Set(inbox).size, taken }
}

describe('any story', () => {
  it('with a sound journal: what was accepted is what arrived, and the form service took it once', async () => {
    const story = fc.array(fc.oneof(...Object.values(anyAction)), {
      minLength: 4,
      maxLength: 20,
      size: 'max',
    })
    await fc.assert(
      fc.asyncProperty(story, async (actions) => {
        const { sent, accepted, inbox, taken } = await live(actions)
        expect(accepted).toEqual(sent)
        expect(inbox).toEqual(accepted)
        expect([...taken.values()].filter((count) => count > 1)).toEqual([])
      }),
      { numRuns: 40 },
    )
  }, 120_000)

  it('with a faulty journal: all that was accepted arrived, nothing that was not sent, and once', async () => {
    const story = fc.array(fc.oneof(journalFault, ...Object.values(anyAction)), {
      minLength: 4,
      maxLength: 20,
      size: 'max',
    })
    await fc.assert(
      fc.asyncProperty(story, async (actions) => {
        const { sent, accepted, inbox, twice } = await live(actions)
        expect([...accepted].filter((key) => !inbox.has(key))).toEqual([])
        expect([...inbox].filter((key) => !sent.has(key))).toEqual([])
        expect(twice).toBe(0)
      }),
      { numRuns: 40 },
    )
  }, 120_000)
})
