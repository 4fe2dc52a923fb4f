import { expect, it, vi } from 'vitest'
import { newLease } from '../../../../functions/relay/requests/requestStore.ts'
import { day, hour, minute, newRequest } from '../../../support/relay/relaySimulation.ts'
import { useRelay } from '../../../support/relay/useRelay.ts'

const { relay, database } = useRelay()

/** Each key that the service took, once: it honours the key, and always gets the same request under it. */
const inbox = (): string[] => {
  expect(relay().changed()).toEqual([])
  return [...new Set(relay().given)]
}

/** And how often the service is asked by then. Nobody has promised a delivery before the first. */
const places = [
  ['take', 'before', 0],
  ['take', 'after', 1],
  ['deliver', 'before', 1],
  ['deliver', 'after', 2],
  ['settle', 'before', 2],
  ['settle', 'after', 1],
] as const

it.each(places)('a killed process loses nothing: %s, %s it took place', async (step, moment, calls) => {
  // Frozen, not silent for too long: no time-out is over before the process goes on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const request = newRequest()
  const doomed = relay().startProcess()
  doomed.faults.fail(step, `stops ${moment}`, 1)
  const answer = doomed.send(request)
  await expect.poll(() => doomed.faults.isStopped()).toBe(true)
  const { run, send } = relay().startProcess()
  await run()
  relay().clock.now += 15 * minute
  await run()
  expect(inbox()).toEqual(calls > 0 ? [request.key] : [])
  expect(relay().calls()).toBe(calls)
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

it.each(places)('a step that fails loses nothing, once or always: %s, %s it', async (step, moment) => {
  for (const times of [1, Infinity]) {
    await database().clear()
    const request = newRequest()
    const { faults, send, run } = relay().startProcess()
    faults.fail(step, `fails ${moment}`, times)
    const { outcome, kept } = await send(request)
    expect(outcome.kind).toBe(step === 'deliver' && times > 1 ? 'unreachable' : 'delivered')
    if (step !== 'settle') expect(kept).toBe(true)
    faults.heal()
    relay().clock.now += hour
    await run()
    expect(inbox()).toContain(request.key)
    expect(await relay().rows()).toMatchObject([{ state: 'delivered' }])
  }
})

it('a process that waits for one that died says in time that the request is kept', async () => {
  const request = newRequest()
  const { requests, send, faults } = relay().startProcess()
  await requests.take(newLease(request, relay().clock.now))
  const kept = { outcome: { kind: 'timeout' }, kept: true }
  expect(await send(request, 300)).toEqual(kept)
  faults.fail('look', 'fails before', 5)
  expect(await send(request, 300)).toEqual(kept)
  expect(relay().calls()).toBe(0)
})
