import { readFile } from 'node:fs/promises'
import { type Entry, isLeased, parseEntry } from '../../functions/relay/journal/entry.ts'
import { type JournalStore, storeConcurrency } from '../../functions/relay/journal/journalStore.ts'
import { folders, indexPath, requestPath } from '../../functions/relay/journal/paths.ts'
import { unprovenPath } from '../../functions/relay/journal/upkeep/unproven.ts'
import { forEachConcurrently } from '../../functions/relay/lib/forEachConcurrently.ts'
import { type JournalRecord, readLines, setAsideOf } from './journalLines.ts'
import { QuotesError } from './quotesError.ts'

type Fate = 'taken' | 'there' | 'differs'

/** An entry that is there already stays, unless only the file knows that the request is delivered. */
const takeEntry = async (store: JournalStore, key: string, value: unknown, entry: Entry): Promise<Fate> => {
  const [path, text] = [requestPath(key), JSON.stringify(value)]
  const created = await store.create(path, text)
  if (created !== undefined) return 'taken'
  const found = await store.getWithEtag(path)
  if (found?.text === text) return 'there'
  const other = found && parseEntry(found.text)
  const isNews = entry.state === 'delivered' && other && other.state !== 'delivered'
  if (!isNews || isLeased(other, Date.now())) return 'differs'
  const replaced = await store.replace(path, text, found.etag)
  // A call without an answer was repeated, and may have met what it had written itself.
  if (replaced === undefined && (await store.get(path)) !== text) return 'differs'
  await store.remove(indexPath(key, other))
  return 'taken'
}

const fateOfSetAside = async (store: JournalStore, record: JournalRecord): Promise<Fate> => {
  for (const { name, text } of setAsideOf(record))
    if ((await store.get(folders.unreadable + name)) !== text) return 'taken'
  return 'there'
}

const takeRecord = async (store: JournalStore, record: JournalRecord): Promise<Fate> => {
  const { key, entry: value, copy } = record
  const entry = value === undefined ? undefined : parseEntry(JSON.stringify(value))
  if (!entry && (await store.get(requestPath(key))) !== undefined) return 'differs'
  const fate = entry ? await takeEntry(store, key, value, entry) : await fateOfSetAside(store, record)
  if (fate === 'differs') return fate
  // Also for what is there: an import before may have been broken off here.
  if (entry) await store.put(indexPath(key, entry), '')
  // An entry that is due again has the request itself. Its copy has no place that the schedule deletes.
  if (entry?.state === 'delivered' && copy !== undefined)
    await store.put(unprovenPath(key, entry), JSON.stringify(copy))
  for (const { name, text } of setAsideOf(record)) await store.put(folders.unreadable + name, text)
  return fate
}

const readText = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new QuotesError(`${file} could not be read: ${error instanceof Error ? error.message : ''}`)
  }
}

/**
 * Takes over what `export` wrote: the same keys, states and times. Doing it twice is doing it once. Throws a
 * QuotesError, with nothing changed, for a file with a fault.
 */
export const importRequests = async (
  store: JournalStore,
  file: string,
  onDone: (done: number, total: number) => void,
): Promise<string> => {
  const records = await readLines(await readText(file))
  const counts: Record<Fate, number> = { taken: 0, there: 0, differs: 0 }
  let done = 0
  await forEachConcurrently(records, storeConcurrency, async (record) => {
    counts[await takeRecord(store, record)] += 1
    onDone((done += 1), records.length)
  })
  const { taken, there, differs } = counts
  return [
    `${taken} of ${records.length} requests taken over`,
    `${there} were there already`,
    `${differs} differ here and were left alone.`,
  ].join('; ')
}
