import { beforeEach, expect, it } from 'vitest'
import { markFailed, newEntry } from '../../../../functions/relay/journal/entry.ts'
import type { LeasedEntry } from '../../../../functions/relay/journal/entryStore.ts'
import { makeJournal } from '../../../../functions/relay/journal/journal.ts'
import { indexPath, requestPath } from '../../../../functions/relay/journal/paths.ts'
import { referenceOf } from '../../../../functions/relay/journal/reference.ts'
import { timeoutsMs } from '../../../../functions/relay/timeouts.ts'
import { makeMemoryStore, type MemoryStore } from '../../../support/relay/memoryStore.ts'
import { sampleKey, sampleRequest } from '../../../support/relay/quoteSamples.ts'
import { runQuotes } from '../../../support/relay/runQuotes.ts'
import { readEntry, storeEntry } from '../../../support/relay/storedEntry.ts'

const reference = await referenceOf(sampleKey)
const path = requestPath(sampleKey)
const underway = {
  code: 1,
  output: '',
  told: `${reference} is being delivered just now. Try again in a minute.`,
}

let store: MemoryStore

/** A run of the schedule. Its delivery ends when the test says so. */
const makeRun = () => {
  const journal = makeJournal(store, Date.now, timeoutsMs.journal, { secrets: [] })
  let leased: LeasedEntry | undefined
  return {
    take: async () => {
      const entry = await readEntry(store, sampleKey)
      leased ??= entry && (await journal.claimDue(sampleKey, indexPath(sampleKey, entry)))
    },
    end: async () => {
      if (!leased) return
      const { indexed } = await journal.recordOutcome(sampleKey, leased, { kind: 'delivered' })
      await indexed
    },
  }
}

beforeEach(async () => {
  store = makeMemoryStore()
  const now = Date.now()
  const entry = newEntry(sampleRequest(reference), now - 60_000)
  await storeEntry(store, sampleKey, markFailed(entry, { kind: 'timeout' }, now - 50_000))
})

it('leaves nothing that a run could write back, which comes right before the entry is deleted', async () => {
  const run = makeRun()
  const { remove } = store
  store.remove = async (one) => {
    if (one === path) await run.take()
    return remove(one)
  }
  expect((await runQuotes(store, 'delete', reference)).code).toBe(0)
  await run.end()
  expect([...store.texts.keys()]).toEqual([])
})

it('is refused when a run takes the request before the lease of the deletion', async () => {
  const run = makeRun()
  const { replace } = store
  let calls = 0
  store.replace = async (...values) => {
    if ((calls += 1) === 1) await run.take()
    return replace(...values)
  }
  expect(await runQuotes(store, 'delete', reference)).toEqual(underway)
  await run.end()
  store.replace = replace
  expect((await runQuotes(store, 'delete', reference)).code).toBe(0)
  expect([...store.texts.keys()]).toEqual([])
})

it('knows its own lease when the answer to the write was lost', async () => {
  const { replace } = store
  store.replace = async (...values) => {
    await replace(...values)
    return replace(...values)
  }
  expect((await runQuotes(store, 'delete', reference)).code).toBe(0)
  expect([...store.texts.keys()]).toEqual([])
})
