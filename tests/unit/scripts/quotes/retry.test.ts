import { describe, expect, it } from 'vitest'
import { markDelivered, markFailed, newEntry } from '../../../../functions/relay/journal/entry.ts'
import { folders, requestPath } from '../../../../functions/relay/journal/paths.ts'
import { referenceOf } from '../../../../functions/relay/journal/reference.ts'
import { retryNow } from '../../../../functions/relay/journal/upkeep/retryNow.ts'
import { toCopy, unprovenPath } from '../../../../functions/relay/journal/upkeep/unproven.ts'
import { makeMemoryStore } from '../../../support/relay/memoryStore.ts'
import { sampleKey, sampleRequest } from '../../../support/relay/quoteSamples.ts'
import { runQuotes } from '../../../support/relay/runQuotes.ts'
import { readEntry, storeEntry } from '../../../support/relay/storedEntry.ts'

const refused = { kind: 'refused', upstream: 422 } as const
const reference = await referenceOf(sampleKey)
const entry = newEntry(sampleRequest(reference), Date.now() - 60_000)

it('makes the others of a state due when one cannot be read, and names that one', async () => {
  const store = makeMemoryStore()
  for (const key of ['a', 'b']) {
    const other = newEntry(sampleRequest(await referenceOf(key)), 0)
    await storeEntry(store, key, markFailed(other, refused, 0))
  }
  const { getWithEtag } = store
  store.getWithEtag = (path) =>
    path === requestPath('a') ? Promise.reject(new Error('out of order')) : getWithEtag(path)

  expect(await runQuotes(store, 'retry', '--state', 'dead-letter')).toEqual({
    code: 1,
    output:
      '1 of 2 will be delivered with the next run of the schedule.\n' +
      `${await referenceOf('a')} could not be read or written; try again.\n`,
    told: '1 of 2 could not be read.',
  })
  expect(await readEntry(store, 'b')).toMatchObject({ state: 'pending' })
})

describe('a retry whose write has no answer, and is made again', () => {
  const promise = `${reference} will be delivered with the next run of the schedule.\n`

  it('is no delivery of another process', async () => {
    const store = makeMemoryStore()
    await storeEntry(store, sampleKey, markFailed(entry, refused, Date.now() - 50_000))
    const { replace } = store
    store.replace = async (path, text, etag) => {
      await replace(path, text, etag)
      return replace(path, text, etag)
    }
    expect(await runQuotes(store, 'retry', reference)).toEqual({ code: 0, output: promise, told: '' })
  })

  it('leaves no text set aside', async () => {
    const store = makeMemoryStore()
    const name = `${sampleKey}.1000.${String(entry.receivedAt)}.0`
    await store.put(folders.unreadable + name, JSON.stringify(entry))
    const { create } = store
    store.create = async (path, text) => {
      await create(path, text)
      return create(path, text)
    }
    expect(await runQuotes(store, 'retry', reference)).toEqual({ code: 0, output: promise, told: '' })
    expect([...store.texts.keys()].filter((path) => path.startsWith(folders.unreadable))).toEqual([])
  })
})

it.each([1, 2, 3, 4, 5])(
  'lists what waits again as waiting when call %i of a retry fails',
  async (failing) => {
    const store = makeMemoryStore()
    const mark = markDelivered(entry, Date.now() - 50_000)
    await store.put(unprovenPath(sampleKey, mark), toCopy(sampleKey, entry, []))
    await storeEntry(store, sampleKey, mark)
    const { put, remove, replace } = store
    let calls = 0
    const breakOff = () => {
      if ((calls += 1) === failing) throw new Error('out of order')
    }
    store.put = async (...values) => (breakOff(), put(...values))
    store.remove = async (...values) => (breakOff(), remove(...values))
    store.replace = async (...values) => (breakOff(), replace(...values))

    expect((await runQuotes(store, 'retry', reference)).code).toBe(1)
    const isWaiting = (await readEntry(store, sampleKey))?.state === 'pending'
    expect((await runQuotes(store, 'list')).output.includes('  waiting  ')).toBe(isWaiting)
    expect((await runQuotes(store, 'list', '--state', 'unproven')).output).toContain(reference)
  },
)

it('leaves alone what only a newer release knows, and what holds no request', async () => {
  const store = makeMemoryStore()
  const newer = { ...entry, leaseExpiresAt: 0, state: 'escalated' }
  await store.put(requestPath('a'), JSON.stringify(newer))
  await store.put(`${folders.unreadable}b.0.0.0`, '{}')
  const before = [...store.texts]
  for (const key of ['a', 'b'])
    expect(await retryNow(store, key, { now: Date.now(), secrets: [] })).toBe('unreadable')
  expect([...store.texts]).toEqual(before)
})

it('leaves a request the rest of its time, if that is more than a day', async () => {
  const store = makeMemoryStore()
  await storeEntry(store, sampleKey, markFailed(entry, refused, Date.now() - 50_000))
  await runQuotes(store, 'retry', reference)
  expect(await readEntry(store, sampleKey)).toMatchObject({ state: 'pending', retryUntil: entry.retryUntil })
})
