import { describe, expect, it } from 'vitest'
import { timeoutsMs } from '../../../../functions/relay/lib/time.ts'
import { leaseMs, newLease } from '../../../../functions/relay/requests/requestStore.ts'
import { sampleQuote } from '../../../support/relay/quoteSamples.ts'
import { day, minute, newRequest } from '../../../support/relay/relaySimulation.ts'
import { useRelay } from '../../../support/relay/useRelay.ts'

const { relay } = useRelay()

const delivered = { kind: 'delivered' } as const
const unreachable = { kind: 'unreachable' } as const

const leaseOf = (key?: string) => newLease(newRequest(key), relay().clock.now)

/** `npm run test:load` takes more, on PostgreSQL, where they do come at the same time. */
const rounds = import.meta.env.MODE === 'load' ? 150 : 1

it.each([
  [200, delivered],
  [404, { kind: 'refused', upstream: 404 }],
])(
  '20 processes that get the same request have one winner and all give the same answer, after %i',
  async (status, outcome) => {
    const processes = Array.from({ length: 20 }, () => relay().startProcess())
    for (let round = 1; round <= rounds; round += 1) {
      const request = newRequest()
      // Each has a connection, so that on a busy machine too no take is too late.
      await Promise.all(processes.map(({ requests }) => requests.stateOf(request.key)))
      const before = processes.map(({ statements }) => statements())
      const waiting = () => processes.filter(({ statements }, at) => statements() > 1 + (before[at] ?? 0))
      relay().service.answer = async () => {
        await expect.poll(waiting).toHaveLength(19)
        return new Response(null, { status })
      }
      const results = await Promise.all(processes.map(({ send }) => send(request, timeoutsMs.handler)))
      expect(relay().calls()).toBe(round)
      expect(results.map((result) => result.outcome)).toEqual(results.map(() => outcome))
      expect(results.filter(({ kept }) => kept)).toHaveLength(20)
    }
  },
)

describe('a request that is taken', () => {
  it('is delivered by nobody else until its lease ends', async () => {
    const { requests } = relay().startProcess()
    const first = leaseOf()
    expect(await requests.take(first)).toBe(true)
    relay().clock.now += leaseMs - 1
    expect(await requests.take(leaseOf(first.key))).toBe(false)
    expect((await requests.takeDue(4)).leased).toEqual([])
    relay().clock.now += 1
    expect(await requests.take(leaseOf(first.key))).toBe(true)
  })

  it('is refused with other content, in any state', async () => {
    const { requests } = relay().startProcess()
    const first = leaseOf()
    const other = newRequest(first.key, { ...sampleQuote, message: 'Three' })
    const conflict = async () => {
      expect(await requests.take(newLease(other, relay().clock.now))).toBe(false)
      expect(await requests.outcomeOf(other)).toEqual({ kind: 'conflict' })
    }
    await requests.take(first)
    await conflict()
    relay().clock.now += day
    await conflict()
    await requests.settle(first, unreachable)
    await conflict()
    await requests.settle(newLease(other, relay().clock.now), delivered)
    expect(await relay().rows()).toMatchObject([{ state: 'waiting' }])
    await requests.settle(first, delivered)
    await conflict()
  })

  it('is delivered only once', async () => {
    const { requests } = relay().startProcess()
    const first = leaseOf()
    await requests.take(first)
    expect(await requests.settle(first, { ...delivered, proven: true })).toBe(true)
    expect(await requests.settle(first, unreachable)).toBe(false)
    expect(await requests.settle(first, delivered), 'as by another process, without proof').toBe(false)
    relay().clock.now += day
    expect(await requests.take(leaseOf(first.key))).toBe(false)
    expect((await requests.takeDue(4)).leased).toEqual([])
    expect(await relay().rows()).toMatchObject([{ state: 'delivered', body: null }])
  })
})

describe('the outcome of a delivery', () => {
  it('counts whoever has the lease, but a failure only from its owner', async () => {
    const { requests } = relay().startProcess()
    const first = leaseOf()
    await requests.take(first)
    relay().clock.now += leaseMs
    const second = leaseOf(first.key)
    await requests.take(second)
    expect(await requests.settle(first, { kind: 'refused', upstream: 422 })).toBe(false)
    expect(await relay().rows()).toMatchObject([{ state: 'waiting', leased_until: new Date(second.lease) }])
    expect(await requests.settle(first, delivered)).toBe(true)
    expect(await relay().rows()).toMatchObject([{ state: 'delivered', leased_until: null }])
  })

  it('makes the row that could not be taken, and keeps an undelivered request', async () => {
    const { requests } = relay().startProcess()
    const [one, other] = [leaseOf(), leaseOf()]
    expect(await requests.settle(one, delivered)).toBe(true)
    expect(await requests.settle(other, unreachable)).toBe(true)
    const rows = await relay().rows()
    expect(rows).toHaveLength(2)
    const made = { attempts: 1, give_up_at: new Date(one.received.getTime() + 14 * day) }
    for (const row of [
      { key: one.key, state: 'delivered' },
      { key: other.key, state: 'waiting' },
    ])
      expect(rows).toContainEqual(expect.objectContaining({ ...made, ...row }))
  })
})

describe('a request that its visitor sends again', () => {
  it('is delivered at once, though the schedule would still wait', async () => {
    const request = newRequest()
    const { send, run } = relay().startProcess()
    relay().answerWith(404)
    await send(request)
    relay().answerWith(200)
    await run()
    expect(relay().given).toEqual([])
    expect(await send(request)).toEqual({ outcome: delivered, kept: true })
    expect(await send(request)).toEqual({ outcome: delivered, kept: true })
    expect(relay().given).toEqual([request.key])
  })

  it.each([404, 422])('is delivered by the next run when its process dies, after %i', async (status) => {
    const request = newRequest()
    const { requests, send, run } = relay().startProcess()
    relay().answerWith(status)
    await send(request)
    await requests.take(newLease(request, relay().clock.now))
    relay().answerWith(200)
    relay().clock.now += leaseMs
    await run()
    expect(relay().given).toEqual([request.key])
  })

  it('begins its days again when it was refused', async () => {
    const request = newRequest()
    const { send, run } = relay().startProcess()
    relay().answerWith(422)
    await send(request)
    relay().clock.now += 29 * day
    relay().answerWith(404)
    await send(request)
    relay().clock.now += 2 * day
    await run()
    expect(await relay().rows()).toMatchObject([{ state: 'waiting', body: expect.any(String) as string }])
    relay().clock.now += 13 * day
    await run()
    expect(await relay().rows()).toMatchObject([{ state: 'refused', last_failure: 'gave up' }])
  })

  it('keeps its first days while it waits', async () => {
    const request = newRequest()
    const { send, run } = relay().startProcess()
    relay().answerWith(404)
    const received = new Date(relay().clock.now)
    await send(request)
    relay().clock.now += 13 * day
    await send(request)
    relay().clock.now += day + minute
    await run()
    expect(await relay().rows()).toMatchObject([{ state: 'refused', received }])
  })
})
