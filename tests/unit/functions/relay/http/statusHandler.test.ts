import { describe, expect, it } from 'vitest'
import { isDelayed, makeStatusHandler } from '../../../../../functions/relay/http/statusHandler.ts'
import { makeMemoryStore } from '../../../../support/relay/memoryStore.ts'

const minute = 60_000
const now = 100 * minute
const failing = {
  lastSuccess: { at: 10 * minute },
  lastFailure: { at: 99 * minute, kind: 'timeout', refusesAll: false, refused: [] },
}
const since = (at: number) => ({ since: at, toldAt: at, count: 1 })

describe('deliveries are delayed', () => {
  it('when the first that waits has waited for 15 minutes, which the schedule notes', () => {
    expect(isDelayed({ late: since(99 * minute) }, failing, now)).toBe(true)
    expect(isDelayed({}, failing, now), 'a failure of a minute ago').toBe(false)
  })

  it('when everything is refused for 15 minutes', () => {
    expect(isDelayed({ refused: since(86 * minute) }, failing, now)).toBe(false)
    expect(isDelayed({ refused: since(85 * minute) }, failing, now)).toBe(true)
  })

  it('no more after a delivery, and not for what lies there while others get through', () => {
    const works = { ...failing, lastSuccess: { at: 99.5 * minute } }
    expect(isDelayed({ late: since(50 * minute) }, works, now)).toBe(false)
    expect(isDelayed({ stuck: since(0), dead: since(0), unreadable: since(0) }, failing, now)).toBe(false)
    expect(isDelayed({ late: since(50 * minute) }, { ...failing, lastFailure: undefined }, now)).toBe(false)
  })
})

describe('GET /api/status', () => {
  const start = () => {
    const store = makeMemoryStore()
    const clock = { now }
    const reads: string[] = []
    const handle = makeStatusHandler({
      store: {
        ...store,
        get: (path) => {
          reads.push(path)
          return store.get(path)
        },
        list: () => {
          throw new Error('nothing is listed')
        },
      },
      now: () => clock.now,
      limitMs: 20,
    })
    const answer = async () => (await (await handle()).json()) as unknown
    return { store, clock, reads, handle, answer }
  }

  it('tells it from the notes of the relay, and asks the journal once a minute', async () => {
    const { store, clock, reads, answer } = start()
    expect(await answer()).toEqual({ delivery: 'ok' })
    await store.put('status/incidents', JSON.stringify({ late: since(99 * minute) }))
    await store.put('status/lastFailure', JSON.stringify(failing.lastFailure))
    clock.now = now + minute - 1
    expect(await answer()).toEqual({ delivery: 'ok' })
    expect(reads).toHaveLength(3)
    clock.now = now + minute
    expect(await answer()).toEqual({ delivery: 'delayed' })
    expect(reads).toHaveLength(6)
  })

  it('may be kept by browsers for a minute', async () => {
    const { headers, status } = await start().handle()
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it.each(['before', 'hang'] as const)('says so when the journal does not answer: %s', async (moment) => {
    const { store, answer } = start()
    store.fail('get', moment, 3)
    expect(await answer()).toEqual({ delivery: 'unknown' })
  })
})
