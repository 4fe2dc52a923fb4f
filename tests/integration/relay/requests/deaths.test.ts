import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { timeoutsMs } from '../../../../functions/relay/timeouts.ts'
import type { Fault, Step } from '../../../support/relay/processFaults.ts'
import {
  day,
  hour,
  makeRelaySimulation,
  minute,
  newRequest,
  type RelaySimulation,
} from '../../../support/relay/relaySimulation.ts'
import { openTestDatabase, type TestDatabase } from '../../../support/relay/testDatabase.ts'

const isLoad = import.meta.env.MODE === 'load'

let database: TestDatabase
let relay: RelaySimulation

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.clear()
  relay = makeRelaySimulation(database)
})
afterAll(() => database.close())

/** Each key that the service took, once: it honours the key, and always gets the same request under it. */
const inbox = (): string[] => {
  expect(relay.changed()).toBe(0)
  return [...new Set(relay.given)]
}

const places = ['take before', 'take after', 'deliver before', 'deliver after', 'note before', 'note after']
/** Its visitor gets no answer, so nobody has promised a delivery. */
const isUnknown = (place: string) => place === 'take before'

describe.each(places)('a process that stops at: %s', (place) => {
  const [step, moment] = place.split(' ') as [Step, 'before' | 'after']

  const stopOne = async () => {
    const request = await newRequest()
    const doomed = relay.startProcess()
    doomed.faults.fail(step, `stops ${moment}`, 1)
    const answer = doomed.send(request)
    await expect.poll(() => doomed.faults.isStopped()).toBe(true)
    return { request, doomed, answer }
  }

  it('as it is killed, loses nothing, and the service is asked again only when it may not have it', async () => {
    const { request } = await stopOne()
    const { run, send } = relay.startProcess()
    await run()
    relay.clock.now += 15 * minute
    await run()
    expect(inbox()).toEqual(isUnknown(place) ? [] : [request.key])
    expect(relay.calls()).toBe(
      isUnknown(place) ? 0 : ['deliver after', 'note before'].includes(place) ? 2 : 1,
    )
    expect((await send(request)).outcome).toEqual({ kind: 'delivered' })
    await run()
    expect(inbox()).toEqual([request.key])
    expect(await relay.rows()).toMatchObject([{ state: 'delivered' }])
  })

  it('as it is frozen, takes nothing back when it goes on', async () => {
    const { request, doomed, answer } = await stopOne()
    const other = relay.startProcess()
    relay.clock.now += 15 * minute
    await other.run()
    const [before] = await relay.rows()
    doomed.faults.thaw()
    expect((await answer).kept).toBe(true)
    if (before) expect(await relay.rows()).toMatchObject([{ state: 'delivered' }])
    relay.clock.now += day
    await other.run()
    expect(inbox()).toEqual([request.key])
    expect(await relay.rows()).toMatchObject([{ state: 'delivered' }])
  })
})

const stumbles = (['take', 'deliver', 'note'] as const).flatMap((step) =>
  (['before', 'after'] as const).map((moment) => [step, moment] as const),
)

it.each(stumbles)(
  'a %s that fails, %s it took place, once or always, loses nothing',
  async (step, moment) => {
    for (const times of [1, Infinity]) {
      await database.clear()
      const request = await newRequest()
      const { faults, send, run } = relay.startProcess()
      faults.fail(step, `fails ${moment}`, times)
      const { outcome, kept } = await send(request)
      expect(outcome.kind).toBe(step === 'deliver' && times > 1 ? 'unreachable' : 'delivered')
      if (step !== 'note') expect(kept).toBe(true)
      faults.heal()
      relay.clock.now += hour
      await run()
      expect(inbox()).toContain(request.key)
      expect(await relay.rows()).toMatchObject([{ state: 'delivered' }])
    }
  },
)

it('a step that is silent stops no answer and loses nothing', async () => {
  const stories = stumbles.map(async ([step, moment]) => {
    const request = await newRequest()
    const { faults, send } = relay.startProcess()
    faults.fail(step, `is silent ${moment}`)
    const began = Date.now()
    const { outcome } = await send(request, timeoutsMs.handler)
    expect(outcome.kind).toBe(step === 'deliver' ? 'timeout' : 'delivered')
    expect(Date.now() - began).toBeLessThan(timeoutsMs.handler + 1000)
    return request.key
  })
  const keys = await Promise.all(stories)
  relay.clock.now += hour
  await relay.startProcess().run()
  expect(inbox().toSorted()).toEqual(keys.toSorted())
  expect((await relay.rows()).map(({ state }) => state)).toEqual(keys.map(() => 'delivered'))
})

it('a request that could be neither taken nor delivered nor noted is not said to be kept', async () => {
  const { faults, send } = relay.startProcess()
  faults.fail('take', 'fails before')
  faults.fail('note', 'fails before')
  relay.answerWith(503)
  const outcome = { kind: 'refused', upstream: 503 }
  expect(await send(await newRequest())).toEqual({ outcome, kept: false, repeated: false })
  expect(await relay.rows()).toEqual([])
})

it('a process that waits for the answer of one that died says in time that the request is kept', async () => {
  const request = await newRequest()
  const [doomed, waiting] = [relay.startProcess(), relay.startProcess()]
  doomed.faults.fail('deliver', 'stops before')
  void doomed.send(request)
  await expect.poll(() => doomed.faults.isStopped()).toBe(true)
  const kept = { outcome: { kind: 'timeout' }, kept: true, repeated: true }
  expect(await waiting.send(request, 300)).toEqual(kept)
  waiting.faults.fail('look', 'fails before', 5)
  expect(await waiting.send(request, 300)).toEqual(kept)
  expect(relay.calls()).toBe(0)
})

const action = fc.oneof(
  fc.record({
    do: fc.constant('send' as const),
    visitor: fc.nat({ max: 3 }),
    copies: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    do: fc.constant('fault' as const),
    step: fc.constantFrom<Step[]>('take', 'look', 'deliver', 'note', 'takeDue', 'expire', 'forget'),
    fault: fc.constantFrom<Fault[]>('fails before', 'fails after'),
    times: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ do: fc.constant('service' as const), status: fc.constantFrom(200, 404, 422, 503) }),
  fc.record({ do: fc.constant('schedule' as const) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(0.1, 1, 60) }),
)

type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

/** Lives through a story, ends all faults, and gives whom the relay promised a delivery. */
const live = async (actions: readonly Action[]) => {
  const processes = [relay.startProcess(), relay.startProcess()] as const
  const requests = await Promise.all(Array.from({ length: 4 }, () => newRequest()))
  const promised = new Set<string>()
  for (const act of actions) {
    const request = act.do === 'send' ? requests[act.visitor] : undefined
    if (act.do === 'send' && request) {
      const copies = Array.from({ length: act.copies }, (_, copy) =>
        processes[copy % 2 ? 1 : 0].send(request),
      )
      const results = await Promise.all(copies)
      if (results.some(({ outcome, kept }) => kept || outcome.kind === 'delivered')) promised.add(request.key)
    } else if (act.do === 'fault') processes[0].faults.fail(act.step, act.fault, act.times)
    else if (act.do === 'service') relay.answerWith(act.status)
    else if (act.do === 'schedule') await Promise.all(processes.map(({ run }) => run()))
    else if (act.do === 'wait') relay.clock.now += act.minutes * minute
  }
  processes[0].faults.heal()
  relay.answerWith(200)
  relay.clock.now += day
  await processes[1].run()
  for (const request of requests) if (promised.has(request.key)) await processes[1].send(request)
  return promised
}

it('in any story each request that was promised is delivered, and no other key', async () => {
  const story = fc.array(action, { minLength: 4, maxLength: 15, size: 'max' })
  await fc.assert(
    fc.asyncProperty(story, async (actions) => {
      await database.clear()
      relay = makeRelaySimulation(database)
      const promised = await live(actions)
      for (const key of promised) expect(inbox()).toContain(key)
      expect((await relay.rows()).filter(({ state }) => state !== 'delivered')).toEqual([])
    }),
    { numRuns: isLoad ? 200 : 25 },
  )
})
