import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../../../functions/relay/journal/outcome.ts'
import { isRefusingAll, makeStatusRecorder, readStatus } from '../../../../../functions/relay/watch/status.ts'
import { makeMemoryStore } from '../../../../support/relay/memoryStore.ts'

const refused: Outcome = { kind: 'refused', upstream: 403 }
const delivered: Outcome = { kind: 'delivered' }

/** A journal, its clock, and processes that note in it what they saw. */
const setUp = () => {
  const store = makeMemoryStore()
  const clock = { now: 0 }
  const now = () => clock.now
  return {
    store,
    clock,
    process: () => makeStatusRecorder(store, now),
    isRefusing: async () => isRefusingAll(await readStatus(store), []),
    failure: async () => (await readStatus(store)).lastFailure,
  }
}

describe('a form service refuses everyone', () => {
  it('when two different requests in a row were refused, also by two processes', async () => {
    const { clock, process, isRefusing } = setUp()
    const [one, other] = [process(), process()]
    await one(refused, 'Q-1')
    clock.now = 1000
    await one(refused, 'Q-1')
    await process()(refused, 'Q-1')
    expect(await isRefusing(), 'one request, three times').toBe(false)
    await other(refused, 'Q-2')
    expect(await isRefusing()).toBe(true)
  })

  it('when two are refused at the same moment', async () => {
    const { process, isRefusing } = setUp()
    const record = process()
    await Promise.all([record(refused, 'Q-1'), record(refused, 'Q-2')])
    expect(await isRefusing()).toBe(true)
  })

  it('until one success, of any process', async () => {
    const { clock, process, isRefusing } = setUp()
    const [one, other] = [process(), process()]
    await one(refused, 'Q-1')
    await one(refused, 'Q-2')
    clock.now = 1
    await other(delivered, 'Q-3')
    expect(await isRefusing()).toBe(false)
    clock.now = 60_000
    await one(refused, 'Q-1')
    expect(await isRefusing()).toBe(false)
    await other(refused, 'Q-4')
    expect(await isRefusing()).toBe(true)
  })

  it('until one success, whose first note the journal did not take', async () => {
    const { store, clock, process, isRefusing } = setUp()
    const record = process()
    await record({ kind: 'unproven', upstream: 200 }, 'Q-1')
    clock.now = 1
    store.fail('put', 'before', 1)
    await record(delivered, 'Q-1')
    expect(await isRefusing()).toBe(false)
  })

  it('not while another failure lies between', async () => {
    const { process, isRefusing } = setUp()
    const record = process()
    await record(refused, 'Q-1')
    await record({ kind: 'timeout' }, 'Q-2')
    await record(refused, 'Q-3')
    expect(await isRefusing()).toBe(false)
  })

  it('at once without an address', async () => {
    const { process, isRefusing } = setUp()
    await process()({ kind: 'unconfigured' })
    expect(await isRefusing()).toBe(true)
  })
})

describe('an ok answer without proof', () => {
  const unproven: Outcome = { kind: 'unproven', upstream: 200 }

  it('is a fault of the setup, and at once one of all requests', async () => {
    const { process, isRefusing } = setUp()
    await process()(unproven, 'Q-1')
    expect(await isRefusing()).toBe(true)
  })

  it('is none when it was only cut off', async () => {
    const { process, isRefusing } = setUp()
    await process()({ ...unproven, isCutOff: true }, 'Q-1')
    expect(await isRefusing()).toBe(false)
  })
})

describe('the note of the last failure', () => {
  it('names the requests only by their references', async () => {
    const { process, failure } = setUp()
    await process()(refused, 'Q-1')
    expect(await failure()).toEqual({
      at: 0,
      kind: 'refused (403)',
      refusesAll: true,
      refused: [{ reference: 'Q-1', at: 0 }],
    })
  })

  it('of the release before is read, and counts as no refusal of everyone', async () => {
    const { store, process, isRefusing, failure } = setUp()
    await store.put('status/lastFailure', '{"at":0,"kind":"refused (403)","refusesAll":true}')
    expect(await failure()).toMatchObject({ at: 0, kind: 'refused (403)' })
    expect(await isRefusing()).toBe(false)
    await process()(refused, 'Q-1')
    expect(await isRefusing()).toBe(false)
  })

  it('is written again when the journal did not take it', async () => {
    const { store, process, failure } = setUp()
    const record = process()
    store.fail('put', 'before', 1)
    await record(refused, 'Q-1')
    await record(refused, 'Q-1')
    expect(await failure()).toMatchObject({ refused: [{ reference: 'Q-1' }] })
  })
})
