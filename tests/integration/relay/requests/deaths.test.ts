import { describe, expect, it } from 'vitest'
import type { Step } from '../../../support/relay/processFaults.ts'
import { day, hour, minute, newRequest } from '../../../support/relay/relaySimulation.ts'
import { useRelay } from '../../../support/relay/useRelay.ts'

const { relay, database } = useRelay()

/** Each key that the service took, once: it honours the key, and always gets the same request under it. */
const inbox = (): string[] => {
  expect(relay().changed()).toBe(0)
  return [...new Set(relay().given)]
}

const places = ['take before', 'take after', 'deliver before', 'deliver after', 'note before', 'note after']

describe.each(places)('a process that stops at: %s', (place) => {
  const [step, moment] = place.split(' ') as [Step, 'before' | 'after']
  /** Its visitor gets no answer, so nobody has promised a delivery. */
  const isUnknown = place === 'take before'

  it('as it is killed, loses nothing, and the service is asked again only when it may not have it', async () => {
    const request = await newRequest()
    const doomed = relay().startProcess()
    doomed.faults.fail(step, `stops ${moment}`, 1)
    const answer = doomed.send(request)
    await expect.poll(() => doomed.faults.isStopped()).toBe(true)
    const { run, send } = relay().startProcess()
    await run()
    relay().clock.now += 15 * minute
    await run()
    expect(inbox()).toEqual(isUnknown ? [] : [request.key])
    expect(relay().calls()).toBe(isUnknown ? 0 : ['deliver after', 'note before'].includes(place) ? 2 : 1)
    expect((await send(request)).outcome).toEqual({ kind: 'delivered' })
    await run()
    expect(inbox()).toEqual([request.key])
    expect(await relay().rows()).toMatchObject([{ state: 'delivered' }])

    doomed.faults.thaw()
    expect((await answer).kept, 'as it was only frozen, it takes nothing back').toBe(true)
    relay().clock.now += day
    await run()
    expect(inbox()).toEqual([request.key])
    expect(await relay().rows()).toMatchObject([{ state: 'delivered' }])
  })
})

const stumbles = (['take', 'deliver', 'note'] as const).flatMap((step) =>
  (['before', 'after'] as const).map((moment) => [step, moment] as const),
)

it.each(stumbles)(
  'a %s that fails, %s it took place, once or always, loses nothing',
  async (step, moment) => {
    for (const times of [1, Infinity]) {
      await database().clear()
      const request = await newRequest()
      const { faults, send, run } = relay().startProcess()
      faults.fail(step, `fails ${moment}`, times)
      const { outcome, kept } = await send(request)
      expect(outcome.kind).toBe(step === 'deliver' && times > 1 ? 'unreachable' : 'delivered')
      if (step !== 'note') expect(kept).toBe(true)
      faults.heal()
      relay().clock.now += hour
      await run()
      expect(inbox()).toContain(request.key)
      expect(await relay().rows()).toMatchObject([{ state: 'delivered' }])
    }
  },
)

it('a process that waits for the answer of one that died says in time that the request is kept', async () => {
  const request = await newRequest()
  const [doomed, waiting] = [relay().startProcess(), relay().startProcess()]
  doomed.faults.fail('deliver', 'stops before')
  void doomed.send(request)
  await expect.poll(() => doomed.faults.isStopped()).toBe(true)
  const kept = { outcome: { kind: 'timeout' }, kept: true, repeated: true }
  expect(await waiting.send(request, 300)).toEqual(kept)
  waiting.faults.fail('look', 'fails before', 5)
  expect(await waiting.send(request, 300)).toEqual(kept)
  expect(relay().calls()).toBe(0)
})
