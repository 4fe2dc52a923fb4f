import { expect, it } from 'vitest'
import { markFailed, newEntry } from '../../../../functions/relay/journal/entry.ts'
import { requestPath } from '../../../../functions/relay/journal/paths.ts'
import { referenceOf } from '../../../../functions/relay/journal/reference.ts'
import { runTool } from '../../../../scripts/quotes/runTool.ts'
import { makeMemoryStore } from '../../../support/relay/memoryStore.ts'
import { sampleRequest } from '../../../support/relay/quoteSamples.ts'
import { readEntry, storeEntry } from '../../../support/relay/storedEntry.ts'

it('makes the others of a state due when one cannot be read, and names that one', async () => {
  const store = makeMemoryStore()
  for (const key of ['a', 'b']) {
    const entry = newEntry(sampleRequest(await referenceOf(key)), 0)
    await storeEntry(store, key, markFailed(entry, { kind: 'refused', upstream: 422 }, 0))
  }
  const { getWithEtag } = store
  store.getWithEtag = (path) =>
    path === requestPath('a') ? Promise.reject(new Error('out of order')) : getWithEtag(path)

  const printed: string[] = []
  const told: string[] = []
  const print = (text: string) => void printed.push(text)
  const tell = (line: string) => void told.push(line)
  const code = await runTool({ store, print, tell }, ['retry', '--state', 'dead-letter'])

  expect(printed.join('')).toBe(
    '1 of 2 will be delivered with the next run of the schedule.\n' +
      `${await referenceOf('a')} could not be read or written; try again.\n`,
  )
  expect(told).toEqual(['1 of 2 could not be read.'])
  expect(code).toBe(1)
  expect(await readEntry(store, 'b')).toMatchObject({ state: 'pending' })
})
