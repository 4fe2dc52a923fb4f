import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseEntry } from '../../../../../functions/relay/journal/entry.ts'
import { requestPath } from '../../../../../functions/relay/journal/paths.ts'
import { makeRelaySimulation } from '../../../../support/relay/relaySimulation.ts'

/** Netlify ends a scheduled function then. */
const longestRunMs = 30_000

/** Longer than the pause before a second call, which then waits for the schedule. */
const headers = { 'Retry-After': '3' }

const simulate = (options: Parameters<typeof makeRelaySimulation>[0]) => {
  const simulation = makeRelaySimulation(options)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(simulation.abortAfter)
  return simulation
}

afterEach(() => {
  vi.restoreAllMocks()
})

type Simulation = ReturnType<typeof simulate>

const longest = ({ runs }: Simulation): number => Math.max(...runs.map(({ ms = 0 }) => ms))
const isOnceEach = ({ arrived }: Simulation): boolean => new Set(arrived).size === arrived.length

describe('a form service that takes every request', () => {
  it.each([8000, 11_000])('gets each once when it needs %i ms', async (ms) => {
    const relay = simulate({ service: () => ({ status: 200, ms }) })
    relay.addFailed(60)
    await relay.runFor(10, relay.startProcess())
    expect(relay.left()).toBe(0)
    expect(isOnceEach(relay)).toBe(true)
    expect(longest(relay)).toBeLessThan(longestRunMs)
  })

  it('gets 500 within a run when it is quick, twice as many at a time as at first', async () => {
    const relay = simulate({ service: () => ({ status: 200, ms: 200 }) })
    relay.addFailed(500)
    await relay.runFor(1, relay.startProcess())
    expect(relay.left()).toBe(0)
    expect(relay.seen.most).toBe(32)
  })

  it('gets each once when a call to the journal takes 40 times as long', async () => {
    const relay = simulate({ service: () => ({ status: 200, ms: 200 }), slower: () => 40 })
    relay.addFailed(40)
    await relay.runFor(10, relay.startProcess())
    expect(relay.left()).toBe(0)
    expect(isOnceEach(relay)).toBe(true)
    expect(longest(relay)).toBeLessThan(longestRunMs)
    expect(relay.alerts).toEqual([])
  })
})

describe('a form service that hangs', () => {
  it('does not keep a run from its end, and is called less and less', async () => {
    const relay = simulate({ service: () => ({ status: 200, ms: 3_600_000 }) })
    relay.addFailed(500)
    await relay.runFor(5, relay.startProcess())
    expect(longest(relay)).toBeLessThan(longestRunMs)
    expect(relay.runs).toHaveLength(5)
    expect(relay.arrived.length).toBeLessThanOrEqual(5 * 16)
  })
})

describe('a form service that fails nine of ten calls', () => {
  it('gets all the same what waits', async () => {
    let calls = 0
    const service = () => ({ status: (calls += 1) % 10 === 0 ? 200 : 500, ms: 200, headers })
    const relay = simulate({ service })
    relay.addFailed(1000)
    await relay.runFor(40, relay.startProcess())
    expect(relay.left()).toBeLessThan(100)
    expect(relay.alerts).toEqual([])
  })
})

describe('a form service that is down for two hours', () => {
  it('costs a run 16 calls, and gets all within minutes when it is back', async () => {
    let status = 503
    const relay = simulate({ service: () => ({ status, ms: 200, headers }) })
    const keys = relay.addFailed(3000)
    const run = relay.startProcess()
    await relay.runFor(120, run)
    expect(relay.arrived.length).toBeLessThanOrEqual(120 * 16)
    const failures = keys.map(
      (key) => parseEntry(relay.store.texts.get(requestPath(key))?.text ?? '')?.failures ?? 0,
    )
    expect(failures.filter((count) => count === 1).length, 'not charged').toBeGreaterThan(1000)
    expect(Math.max(...failures)).toBe(2)
    status = 200
    await relay.runFor(5, run)
    expect(relay.left()).toBe(0)
  })
})

describe('a form service that takes eight at a time', () => {
  it('is not flooded', async () => {
    const relay = simulate({
      service: () => (relay.seen.now > 8 ? { status: 429, ms: 100, headers } : { status: 200, ms: 1000 }),
    })
    relay.addFailed(600)
    await relay.runFor(30, relay.startProcess())
    expect(relay.left()).toBe(0)
    expect(relay.arrived.length).toBeLessThan(1000)
  })
})
