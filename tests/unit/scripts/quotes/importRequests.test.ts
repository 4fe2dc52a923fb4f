import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { markDelivered, markFailed, newEntry } from '../../../../functions/relay/journal/entry.ts'
import { folders, indexPath, requestPath } from '../../../../functions/relay/journal/paths.ts'
import { referenceOf } from '../../../../functions/relay/journal/reference.ts'
import { toCopy, unprovenPath } from '../../../../functions/relay/journal/upkeep/unproven.ts'
import { makeMemoryStore, type MemoryStore } from '../../../support/relay/memoryStore.ts'
import { sampleRequest } from '../../../support/relay/quoteSamples.ts'
import { runQuotes } from '../../../support/relay/runQuotes.ts'
import { readEntry, storeEntry } from '../../../support/relay/storedEntry.ts'

const secret = 'a1'.repeat(32)
const hour = 60 * 60_000

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'))
  file = join(folder, 'journal.jsonl')
})
afterEach(() => rm(folder, { recursive: true }))

const keyOf = (index: number) => `3f2b8c1e-6d4a-4f0e-9b7a-${String(index).padStart(12, '0')}`

/** One request of each state in turn, and of a newer release's. */
const addRequest = async (store: MemoryStore, index: number): Promise<void> => {
  const key = keyOf(index)
  const entry = newEntry(sampleRequest(await referenceOf(key)), index * hour)
  const now = index * hour + 1000
  const mark = markDelivered(entry, now)
  switch (index % 6) {
    case 0:
      return storeEntry(store, key, { ...entry, ...{ channel: 'web', version: 2 } })
    case 1:
      return storeEntry(store, key, markFailed(entry, { kind: 'timeout' }, now))
    case 2:
      return storeEntry(store, key, markFailed(entry, { kind: 'refused', upstream: 422 }, now))
    case 3:
      return storeEntry(store, key, mark)
    case 4:
      await store.put(unprovenPath(key, mark), toCopy(key, entry, [secret]))
      return storeEntry(store, key, mark)
    default:
      await store.put(
        `${folders.unreadable}${key}.1000.${String(index * hour)}.0`,
        '{"version":1,"quote":{"first',
      )
  }
}

const makeJournalOf = async (count: number) => {
  const store = makeMemoryStore()
  for (let index = 0; index < count; index += 1) await addRequest(store, index)
  return store
}

const textsOf = (store: MemoryStore) =>
  Array.from(store.texts, ([path, { text }]) => `${path} ${text}`).toSorted()

/** `npm run test:load` takes more. */
const count = import.meta.env.MODE === 'load' ? 10_000 : 1000

describe('npm run quotes -- import', () => {
  it(`moves ${count} requests there and back: each path and each text`, async () => {
    const [here, there, back] = [await makeJournalOf(count), makeMemoryStore(), makeMemoryStore()]
    const moved = `${count} of ${count} requests taken over`
    expect((await runQuotes(here, 'export', '--all', '--out', file)).code).toBe(0)
    const { code, output } = await runQuotes(there, 'import', file)
    expect({ code, output }).toEqual({
      code: 0,
      output: `${moved}; 0 were there already; 0 differ here and were left alone.\n`,
    })
    expect(textsOf(there)).toEqual(textsOf(here))
    await runQuotes(there, 'export', '--all', '--out', `${file}2`)
    expect(await readFile(`${file}2`, 'utf8')).toBe(await readFile(file, 'utf8'))
    await runQuotes(back, 'import', `${file}2`)
    expect(textsOf(back)).toEqual(textsOf(here))
  })

  it.each([0, 1])(
    'moves each text that was set aside under one key, which has %i entries',
    async (entries) => {
      const [here, there] = [makeMemoryStore(), makeMemoryStore()]
      const key = keyOf(entries)
      if (entries > 0) await addRequest(here, entries)
      for (const time of [1000, 2000, 3000])
        await here.put(`${folders.unreadable}${key}.${String(time)}.${String(time)}.0`, `{"first": ${time}`)
      await runQuotes(here, 'export', '--all', '--out', file)
      expect((await runQuotes(there, 'import', file)).output).toMatch(/^1 of 1 /)
      expect(textsOf(there)).toEqual(textsOf(here))
      expect((await runQuotes(there, 'import', file)).output).toMatch(/^0 of 1 .* 1 were there already/)
      await there.put(`${folders.unreadable}${key}.3000.3000.0`, 'other')
      await runQuotes(there, 'import', file)
      expect(textsOf(there)).toEqual(textsOf(here))
    },
  )

  it('twice is once, and ends what was broken off', async () => {
    const [here, there] = [await makeJournalOf(60), makeMemoryStore()]
    await runQuotes(here, 'export', '--all', '--out', file)
    there.fail('put', 'before', 30)
    expect((await runQuotes(there, 'import', file)).code).toBe(1)
    there.heal()
    expect((await runQuotes(there, 'import', file)).code).toBe(0)
    const { output } = await runQuotes(there, 'import', file)
    expect(output).toMatch(/^0 of 60 requests taken over; 60 were there already; 0 differ/)
    expect(textsOf(there)).toEqual(textsOf(here))
  })

  it('brings no delivered request back, and takes note of a delivery', async () => {
    const [here, there] = [makeMemoryStore(), makeMemoryStore()]
    const [one, other] = [keyOf(1), keyOf(2)]
    const waiting = async (key: string) =>
      markFailed(newEntry(sampleRequest(await referenceOf(key)), 0), { kind: 'timeout' }, 1)
    await storeEntry(here, one, await waiting(one))
    await storeEntry(there, one, markDelivered(await waiting(one), 2))
    await storeEntry(here, other, markDelivered(await waiting(other), 2))
    await storeEntry(there, other, await waiting(other))
    await runQuotes(here, 'export', '--all', '--out', file)
    expect((await runQuotes(there, 'import', file)).output).toMatch(/^1 of 2 .* 1 differ/)
    expect([(await readEntry(there, one))?.state, (await readEntry(there, other))?.state]).toEqual([
      'delivered',
      'delivered',
    ])
    expect([...there.texts.keys()].filter((path) => path.startsWith('waiting/'))).toEqual([])
  })

  it('brings no copy along of a request that waits again, as nothing would delete it there', async () => {
    const [here, there] = [makeMemoryStore(), makeMemoryStore()]
    const key = keyOf(1)
    const entry = newEntry(sampleRequest(await referenceOf(key)), 0)
    const waiting = markFailed(entry, { kind: 'timeout' }, 1)
    await storeEntry(here, key, waiting)
    // As a retry leaves it that is broken off before its last call.
    await here.put(unprovenPath(key, markDelivered(entry, 1)), toCopy(key, entry, [secret]))
    await runQuotes(here, 'export', '--all', '--out', file)
    expect((await runQuotes(there, 'import', file)).output).toMatch(/^1 of 1 /)
    expect([...there.texts.keys()]).toEqual([requestPath(key), indexPath(key, waiting)])
    expect((await readEntry(there, key))?.quote).toEqual(waiting.quote)
  })

  it('takes note of a delivery, with its copy, when the answer to the write is lost', async () => {
    const [here, there] = [makeMemoryStore(), makeMemoryStore()]
    const key = keyOf(4)
    await addRequest(here, 4)
    const entry = newEntry(sampleRequest(await referenceOf(key)), 4 * hour)
    await storeEntry(there, key, markFailed(entry, { kind: 'timeout' }, 4 * hour + 1))
    await runQuotes(here, 'export', '--all', '--out', file)
    const { replace } = there
    there.replace = async (path, text, etag) => {
      await replace(path, text, etag)
      return replace(path, text, etag)
    }
    expect((await runQuotes(there, 'import', file)).output).toMatch(/^1 of 1 .* 0 differ/)
    expect(textsOf(there)).toEqual(textsOf(here))
  })

  it.each<[string, number, (lines: string[]) => string[]]>([
    ['a letter is another', 3, (lines) => lines.with(2, lines[2]?.replace('Sokha', 'Sokho') ?? '')],
    ['a line is cut off', 2, (lines) => lines.with(1, lines[1]?.slice(0, 200) ?? '')],
    ['a line is missing', 12, (lines) => lines.toSpliced(4, 1)],
    ['a line is there twice', 5, (lines) => lines.toSpliced(4, 0, lines[3] ?? '')],
    ['its end is missing', 13, (lines) => lines.slice(0, -1)],
    ['it goes on after its end', 13, (lines) => [...lines, lines[0] ?? '']],
    ['it is a table', 1, () => ['"reference","state"', '"Q-SAMPLE22","waiting"']],
    ['it is empty', 1, () => ['']],
  ])('refuses a file when %s, names line %i and changes nothing', async (_name, line, damage) => {
    const [here, there] = [await makeJournalOf(12), await makeJournalOf(1)]
    await runQuotes(here, 'export', '--all', '--out', file)
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
    await writeFile(file, `${damage(lines).join('\n')}\n`)
    const before = textsOf(there)
    const { code, told } = await runQuotes(there, 'import', file)
    expect(told).toMatch(new RegExp(`^Line ${String(line)} .* Nothing is changed\\.$`))
    expect(code).toBe(1)
    expect(textsOf(there)).toEqual(before)
  })

  it('says which file it could not read, and wants one', async () => {
    expect((await runQuotes(makeMemoryStore(), 'import', '/nowhere/x')).told).toContain(
      '/nowhere/x could not be read',
    )
    expect((await runQuotes(makeMemoryStore(), 'import')).told).toMatch(/^import needs a file\./)
  })
})
