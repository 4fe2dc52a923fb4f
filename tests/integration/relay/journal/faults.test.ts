import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pause } from '../../../../functions/relay/lib/pause.ts'
import { makeRequest, type QuoteHarness, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { passTime, startVirtualTime } from '../../../support/relay/virtualTime.ts'

const minute = 60_000
const day = 24 * 60 * minute
const upstreamFaults = ['none', 'refuse', 'redirect', 'html', 'drop', 'hang', 'mute'] as const
const steps = ['create', 'get', 'getWithEtag', 'replace', 'put'] as const
const moments = ['before', 'after', 'hang'] as const

let quote: QuoteHarness

beforeEach(async () => {
  startVirtualTime()
  quote = await startQuoteHarness({ speed: 1, inMemory: true })
})

afterEach(() => {
  vi.useRealTimers()
})

const heal = async () => {
  quote.store.heal()
  await quote.setFault('none')
}

/** A visitor with this answer need not send again: the request is delivered, or in the journal. */
const isAccepted = (answer: Response) =>
  answer.status === 200 || answer.status === 502 || answer.status === 504

const delivered = async () => (await quote.inbox()).map(({ key }) => key)

const entry = () => quote.entry()

describe.each(upstreamFaults)('a form service with the fault "%s"', (mode) => {
  it.each(steps.flatMap((step) => moments.map((moment) => [step, moment] as const)))(
    'and a journal that fails at %s (%s): nothing is lost, nothing doubled',
    async (step, moment) => {
      for (const times of [1, Infinity]) {
        quote.store.texts.clear()
        await quote.setFault(mode)
        quote.store.fail(step, moment, times)
        const key = crypto.randomUUID()
        const send = () => passTime(quote.call({ headers: { 'Idempotency-Key': key } }))
        const deliverLater = () => passTime(quote.deliverLater())
        const ours = async () => (await delivered()).filter((one) => one === key)

        const first = await send()
        if (first.status === 200) expect(await ours()).toHaveLength(1)
        const again = await send()
        await deliverLater()
        await heal()
        quote.clock.now += day
        await deliverLater()
        if (isAccepted(first) || isAccepted(again)) expect(await ours()).toHaveLength(1)
        expect((await send()).status).toBe(200)
        await deliverLater()
        expect(await ours()).toHaveLength(1)
        expect(quote.entry(key)).not.toHaveProperty('quote')
      }
    },
  )
})

it('a missing path of the index is written with the outcome, even in the same ms', async () => {
  const still = await startQuoteHarness({ inMemory: true })
  still.store.fail('put', 'before', 3)
  await still.setFault('refuse')
  expect((await passTime(still.call())).status).toBe(502)
  await still.setFault('none')
  still.clock.now += day
  await passTime(still.deliverLater())
  expect(await still.inbox()).toHaveLength(1)
})

describe('the path of a dead letter that is delivered after all', () => {
  const sendTwice = async (failing: () => void) => {
    const refuse = () => Promise.resolve(new Response(null, { status: 422 }))
    await passTime(quote.call({}, { formService: { fetch: refuse } }))
    expect(quote.paths()).toContainEqual(expect.stringMatching(/^dead/))
    failing()
    quote.clock.now += day
    expect((await passTime(quote.call())).status).toBe(200)
    await passTime(pause(minute))
    return quote.paths().filter((path) => !/^(requests|delivered)/.test(path))
  }

  it.each(moments)('is removed even if a call to remove it fails: %s', async (moment) => {
    expect(await sendTwice(() => quote.store.fail('remove', moment, 1))).toEqual([])
  })

  it('stops the removal of no other path when it cannot be removed', async () => {
    const { remove } = quote.store
    quote.store.remove = (path) =>
      path.startsWith('dead/') ? Promise.reject(new Error('out of order')) : remove(path)
    expect(await sendTwice(() => undefined)).toEqual([expect.stringMatching(/^dead/)])
  })

  it('is removed by the run of the schedule that delivers it, when its process was cut off', async () => {
    const refuse = () => Promise.resolve(new Response(null, { status: 422 }))
    await passTime(quote.call({}, { formService: { fetch: refuse } }))
    const cut: typeof fetch = () => new Promise(() => undefined)
    quote.clock.now += day
    void quote.call({}, { formService: { fetch: cut } })
    await passTime(pause(minute))
    expect(quote.paths()).toContainEqual(expect.stringMatching(/^dead/))
    await passTime(quote.deliverLater())
    expect(await delivered()).toHaveLength(1)
    expect(quote.paths().filter((path) => !/^(requests|delivered)/.test(path))).toEqual([])
  })
})

it('a call of a claim that reads late takes no dead letter back', async () => {
  const { create, getWithEtag } = quote.store
  let creations = 0
  quote.store.create = async (path, text) => {
    const isFirst = (creations += 1) === 1
    const etag = await create(path, text)
    if (isFirst) await pause(1000)
    return etag
  }
  quote.store.getWithEtag = async (path) => {
    await pause(2000)
    return getWithEtag(path)
  }
  await quote.setFault('invalid')
  expect(await (await passTime(quote.call())).json()).toMatchObject({ undeliverable: true })
  await passTime(pause(minute))
  expect(creations).toBe(2)
  expect(entry()?.state).toBe('undeliverable')
})

describe('the form service and the journal both down', () => {
  it('is a 503 after which nothing is anywhere', async () => {
    await quote.setFault('refuse')
    quote.store.fail('create', 'before')
    expect((await passTime(quote.call())).status).toBe(503)
    await heal()
    quote.clock.now += day
    await passTime(quote.deliverLater())
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
  times: fc.integer({ min: 1, max: 8 }),
})

/** Runs the actions, ends all faults, and counts what was accepted, what arrived and how often. */
const live = async (actions: readonly Action[]) => {
  const taken = new Map<string, number>()
  const countingFetch: typeof fetch = async (url, init) => {
    const response = await quote.fetch(url, init)
    const key = new Headers(init?.headers).get('idempotency-key') ?? ''
    if (response.ok) taken.set(key, (taken.get(key) ?? 0) + 1)
    return response
  }
  const wiring = { formService: { fetch: countingFetch } }
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
        quote.store.fail(action.step, action.moment, action.times)
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
  await quote.deliverLater(wiring)
  const inbox = (await delivered()).filter((key) => keys.includes(key))
  return { sent, accepted, inbox: new Set(inbox), twice: inbox.length - new Set(inbox).size, taken }
}

describe('any story', () => {
  it('with a sound journal: each accepted request arrives, and the form service takes it once', async () => {
    const story = fc.array(fc.oneof(...Object.values(anyAction)), {
      minLength: 4,
      maxLength: 20,
      size: 'max',
    })
    await fc.assert(
      fc.asyncProperty(story, async (actions) => {
        const { sent, accepted, inbox, taken } = await passTime(live(actions))
        expect(accepted).toEqual(sent)
        expect(inbox).toEqual(accepted)
        expect([...taken.values()].filter((count) => count > 1)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('with a faulty journal: each accepted request arrives once, and nothing else does', async () => {
    const story = fc.array(fc.oneof(journalFault, ...Object.values(anyAction)), {
      minLength: 4,
      maxLength: 20,
      size: 'max',
    })
    await fc.assert(
      fc.asyncProperty(story, async (actions) => {
        const { sent, accepted, inbox, twice } = await passTime(live(actions))
        expect([...accepted].filter((key) => !inbox.has(key))).toEqual([])
        expect([...inbox].filter((key) => !sent.has(key))).toEqual([])
        expect(twice).toBe(0)
      }),
      { numRuns: 40 },
    )
  })
})
