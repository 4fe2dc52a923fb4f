import { describe, expect, it, vi } from 'vitest'
import { makeRelaySimulation } from '../../../../support/relay/relaySimulation.ts'

const hour = 60

/** A form service whose answer a test changes; by itself it takes everything. */
const simulate = () => {
  const answer = { status: 200, stuck: '', stuckStatus: 500, retryAfter: '3' }
  const relay = makeRelaySimulation({
    service: (key) => {
      const status = key === answer.stuck && answer.status === 200 ? answer.stuckStatus : answer.status
      return { status, ms: 200, headers: { 'Retry-After': answer.retryAfter } }
    },
  })
  return { relay, answer }
}

/** What the webhook got, without the advice. */
const told = ({ alerts }: ReturnType<typeof makeRelaySimulation>): string[] =>
  alerts
    .flatMap((text) => text.split('\n'))
    .map((text) => text.replace('Quote relay. ', '').replace('. What to do: docs/operations.md', ''))

describe('one request that the form service does not take', () => {
  it('is an incident of its own, and hides no outage', async () => {
    const { relay, answer } = simulate()
    const run = relay.startProcess()
    answer.stuck = relay.add()[0] ?? ''
    await relay.runFor(8 * hour, run, () => relay.add())
    expect(told(relay)).toEqual([
      expect.stringMatching(
        /^Quote requests wait longer than an hour while others are delivered: 1 \(Q-\w{8}\)$/,
      ),
    ])
    answer.status = 503
    await relay.runFor(2 * hour, run, () => relay.add())
    expect(told(relay).slice(1)).toEqual([
      'Quote requests wait longer than 15 minutes: 16 wait, the oldest 15 min',
      expect.stringMatching(/^Still, after 60 min: Quote requests wait longer than 15 minutes: \d+ wait/),
    ])
    answer.status = 200
    answer.stuck = ''
    await relay.runFor(8 * hour, run, () => relay.add())
    expect(told(relay).slice(3)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Over after \d+ min: Quote requests wait longer than 15 minutes$/),
        expect.stringMatching(/^Over after \d+ min: Quote requests wait longer than an hour while others/),
      ]),
    )
  })

  it('is none for the hour that the form service asked for', async () => {
    const { relay, answer } = simulate()
    answer.stuck = relay.add()[0] ?? ''
    answer.stuckStatus = 503
    answer.retryAfter = '3540'
    const run = relay.startProcess()
    await relay.runFor(1, run)
    answer.stuckStatus = 200
    await relay.runFor(2 * hour, run, () => relay.add())
    expect(relay.alerts).toEqual([])
    expect(relay.left()).toBe(0)
  })

  it('is an outage when it is the first that waits and nobody is delivered after it', async () => {
    const { relay, answer } = simulate()
    answer.stuck = relay.add()[0] ?? ''
    const run = relay.startProcess()
    await relay.runFor(hour, run)
    expect(told(relay)).toEqual(['Quote requests wait longer than 15 minutes: 1 wait, the oldest 15 min'])
  })
})

describe('dead letters', () => {
  it('are told of again when they are ten times as many, or more after an hour', async () => {
    const { relay, answer } = simulate()
    const run = relay.startProcess()
    const refuse = async (count: number) => {
      answer.status = 422
      relay.add(count)
      await relay.runFor(1, run)
      answer.status = 200
      relay.add()
      await relay.runFor(1, run)
    }
    await refuse(2)
    await refuse(18)
    await refuse(180)
    await refuse(50)
    const text = 'There are quote requests that the form service will never take'
    const ofDead = () => told(relay).filter((line) => line.includes(text))
    expect(ofDead()).toEqual([
      `${text}: 2`,
      `Still, after 2 min: ${text}: 20`,
      `Still, after 4 min: ${text}: 200`,
    ])
    await relay.runFor(2 * hour, run)
    expect(ofDead().slice(3)).toEqual([expect.stringMatching(/^Still, after 6[45] min: .*: 250$/)])
    await relay.runFor(24 * hour, run)
    expect(ofDead()).toHaveLength(4)
  })
})

describe('a journal that fails', () => {
  const name = 'The journal of quote requests does not answer'

  it.each(['list', 'get', 'getWithEtag'] as const)('at %s leaves no run without its end', async (step) => {
    const { relay } = simulate()
    const run = relay.startProcess()
    relay.store.fail(step, 'before')
    relay.add(3)
    await relay.runFor(3, run)
    relay.store.heal()
    await relay.runFor(1, run)
    expect(relay.left()).toBe(0)
  })

  it.each(['list', 'get'] as const)(
    'is told of at once, each hour, and when it is over: %s',
    async (step) => {
      const { relay } = simulate()
      const run = relay.startProcess()
      await relay.runFor(5, run)
      relay.store.fail(step, 'before')
      await relay.runFor(1, run)
      expect(told(relay)).toEqual([`${name}: what waits is not delivered meanwhile`])
      await relay.runFor(2 * hour, run)
      expect(told(relay).slice(1)).toEqual([
        `Still, after 60 min: ${name}: what waits is not delivered meanwhile`,
        `Still, after 120 min: ${name}: what waits is not delivered meanwhile`,
      ])
      relay.store.heal()
      await relay.runFor(hour, run)
      expect(told(relay).slice(3)).toEqual([`Over after 130 min: ${name}`])
    },
  )

  it('is told of by a process that began meanwhile, in its second run', async () => {
    const { relay } = simulate()
    relay.store.fail('list', 'before')
    await relay.runFor(1, () => Promise.resolve())
    const run = relay.startProcess()
    await relay.runFor(1, run)
    expect(relay.alerts).toEqual([])
    await relay.runFor(1, run)
    expect(relay.alerts).toHaveLength(1)
  })

  it('raises no storm where each run is a new process, nor when every second run fails', async () => {
    const { relay } = simulate()
    relay.store.fail('list', 'before')
    await relay.runFor(3 * hour, () => relay.startProcess()())
    expect(relay.alerts).toHaveLength(3)

    const { relay: other } = simulate()
    const run = other.startProcess()
    await other.runFor(3 * hour, run, (count) => {
      if (count % 2 === 0) other.store.heal()
      else other.store.fail('list', 'before')
    })
    expect(other.alerts).toHaveLength(3)
  })

  it('for one page of a list costs nothing', async () => {
    const { relay } = simulate()
    relay.add(3)
    relay.store.fail('list', 'before', 3)
    await relay.runFor(1, relay.startProcess())
    expect(relay.left()).toBe(0)
    expect(relay.alerts).toEqual([])
  })

  it('for one note of what was told costs nothing', async () => {
    const { relay } = simulate()
    const run = relay.startProcess()
    await relay.runFor(2, run)
    relay.store.fail('get', 'before', 1)
    await relay.runFor(1, run)
    expect(relay.alerts).toEqual([])
  })

  it('is told of when a list does not end', async () => {
    const { relay } = simulate()
    const run = relay.startProcess()
    relay.store.list = () => ({
      [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }),
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ended = run()
    await vi.advanceTimersByTimeAsync(15_000)
    await ended
    vi.useRealTimers()
    expect(told(relay)).toEqual([`${name}: what waits is not delivered meanwhile`])
  })

  it('at a note of what was told does not make it tell that again', async () => {
    const { relay, answer } = simulate()
    const run = relay.startProcess()
    answer.status = 422
    relay.add(2)
    const { put } = relay.store
    relay.store.put = (path, text) =>
      path === 'status/incidents' ? Promise.reject(new Error('out of order')) : put(path, text)
    await relay.runFor(hour, run)
    expect(told(relay)).toEqual([expect.stringContaining('will never take: 2')])
  })
})

it('an incident that the release before noted goes on, and ends', async () => {
  const { relay } = simulate()
  const run = relay.startProcess()
  const noted = JSON.stringify({ late: relay.clock.now() - hour * 60_000 })
  relay.store.texts.set('status/incidents', { text: noted, etag: '1' })
  await relay.runFor(1, run)
  expect(told(relay)).toEqual(['Over after 60 min: Quote requests wait longer than 15 minutes'])
})
