import { beforeEach, describe, expect, it } from 'vitest'
import { newEntry } from '../../../../functions/relay/journal/entry.ts'
import { referenceOf } from '../../../../functions/relay/journal/reference.ts'
import { runTool } from '../../../../scripts/quotes/runTool.ts'
import { makeMemoryStore, type MemoryStore } from '../../../support/relay/memoryStore.ts'
import { sampleRequest } from '../../../support/relay/quoteSamples.ts'
import { readEntry, storeEntry } from '../../../support/relay/storedEntry.ts'

const day = 24 * 60 * 60_000
const first = '3f2b8c1e-6d4a-4f0e-9b7a-000000236953'
const second = '3f2b8c1e-6d4a-4f0e-9b7a-000001280267'
const reference = await referenceOf(first)

let store: MemoryStore

beforeEach(async () => {
  store = makeMemoryStore()
  await storeEntry(store, second, newEntry(sampleRequest(reference), 2 * day))
  await storeEntry(store, first, newEntry(sampleRequest(reference), day))
})

const run = async (...words: string[]) => {
  const told: string[] = []
  const tell = (line: string) => void told.push(line)
  const code = await runTool({ store, print: () => undefined, tell }, words)
  return { code, told: told.join('\n') }
}

describe('a reference that two requests share', () => {
  it('is one', async () => {
    expect(await referenceOf(second)).toBe(reference)
  })

  it.each(['show', 'retry', 'delete'])('makes %s ask which, and changes nothing', async (command) => {
    const before = [...store.texts]
    expect(await run(command, reference)).toEqual({
      code: 1,
      told: [
        `${reference} is the reference of several requests. Name one by its key:`,
        `  ${first}  received 1970-01-02T00:00:00Z`,
        `  ${second}  received 1970-01-03T00:00:00Z`,
      ].join('\n'),
    })
    expect([...store.texts]).toEqual(before)
  })

  it('leaves each to be named by its key', async () => {
    expect((await run('retry', first.toUpperCase())).code).toBe(0)
    expect((await readEntry(store, first))?.dueAt).toBeGreaterThan(day * 10)
    expect((await run('delete', second)).code).toBe(0)
    expect(await readEntry(store, second)).toBeUndefined()
    expect(await readEntry(store, first)).toBeDefined()
    expect((await run('show', reference)).code).toBe(0)
  })
})
