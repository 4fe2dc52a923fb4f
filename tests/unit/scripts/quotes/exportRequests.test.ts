import { expect, it } from 'vitest'
import { markDelivered, markFailed, newEntry } from '../../../../functions/relay/journal/entry.ts'
import { referenceOf } from '../../../../functions/relay/journal/reference.ts'
import { unprovenPath } from '../../../../functions/relay/journal/upkeep/unproven.ts'
import { makeMemoryStore } from '../../../support/relay/memoryStore.ts'
import { sampleRequest } from '../../../support/relay/quoteSamples.ts'
import { runQuotes } from '../../../support/relay/runQuotes.ts'
import { storeEntry } from '../../../support/relay/storedEntry.ts'

it.each(['null', '7', '[]', '{"sealed":7}'])(
  'a table lacks only the request whose copy reads %s',
  async (copy) => {
    const store = makeMemoryStore()
    const [waiting, delivered] = [await referenceOf('a'), await referenceOf('b')]
    await storeEntry(store, 'a', markFailed(newEntry(sampleRequest(waiting), 0), { kind: 'timeout' }, 1))
    const mark = markDelivered(newEntry(sampleRequest(delivered), 0), 1)
    await storeEntry(store, 'b', mark)
    await store.put(unprovenPath('b', mark), copy)
    const { code, output, told } = await runQuotes(store, 'export', '--csv')
    expect(output).toContain(waiting)
    expect(output).not.toContain(delivered)
    expect(told).toBe('1 of 2 could not be read.')
    expect(code).toBe(1)
  },
)

it('a table says that it lacks the request of another release whose quote has another form', async () => {
  const store = makeMemoryStore()
  const entry = newEntry(sampleRequest(await referenceOf('a')), 0)
  await storeEntry(store, 'a', { ...entry, version: 2, state: 'other', quote: undefined })
  await storeEntry(store, 'b', markDelivered(newEntry(sampleRequest(await referenceOf('b')), 0), 1))
  expect(await runQuotes(store, 'export', '--csv', '--all')).toMatchObject({
    code: 1,
    told: '1 of 2 could not be read.',
  })
})
