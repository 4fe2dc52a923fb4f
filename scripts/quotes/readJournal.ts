import { type Entry, parseEntry } from '../../functions/relay/journal/entry.ts'
import { type JournalStore, storeConcurrency } from '../../functions/relay/journal/journalStore.ts'
import {
  folders,
  type IndexItem,
  keyOf,
  readIndexPath,
  requestPath,
} from '../../functions/relay/journal/paths.ts'
import { listPaths as listAllPaths } from '../../functions/relay/journal/upkeep/listIndex.ts'
import { forEachConcurrently } from '../../functions/relay/lib/forEachConcurrently.ts'
import { QuotesError } from './quotesError.ts'

export interface KeyedEntry {
  key: string
  entry: Entry
}

/** A time in ms as the tool prints it, in UTC and whole seconds. */
export const timeText = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')

/** Throws a QuotesError when the store cannot be listed. */
export const listPaths = async (store: JournalStore, prefix: string): Promise<string[]> => {
  try {
    return await listAllPaths(store, prefix)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no answer'
    throw new QuotesError(
      `The journal could not be listed (${reason}). Are NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID right?`,
    )
  }
}

/** What the names in a folder of the index say; names of another form are left out. */
export const listItems = async (store: JournalStore, folder: string): Promise<IndexItem[]> =>
  (await listPaths(store, folder)).flatMap((path) => readIndexPath(path) ?? [])

/** The keys of the requests that no index calls delivered. */
export const undeliveredKeys = async (store: JournalStore): Promise<string[]> => {
  const delivered = new Set((await listItems(store, folders.delivered)).map(({ key }) => key))
  const keys = (await listPaths(store, requestPath(''))).map(keyOf)
  return keys.filter((key) => !delivered.has(key))
}

/** Oldest first, with the number that could not be read; an entry deleted meanwhile counts as neither. */
export const readEntries = async (
  store: JournalStore,
  keys: readonly string[],
  onRead: (done: number, total: number) => void,
): Promise<{ found: KeyedEntry[]; unread: number }> => {
  const found: KeyedEntry[] = []
  let unread = 0
  let done = 0
  await forEachConcurrently(keys, storeConcurrency, async (key) => {
    const text = await store.get(requestPath(key)).catch(() => null)
    const entry = typeof text === 'string' ? parseEntry(text) : undefined
    if (entry) found.push({ key, entry })
    else if (text !== undefined) unread += 1
    onRead((done += 1), keys.length)
  })
  return { found: found.toSorted((one, other) => one.entry.receivedAt - other.entry.receivedAt), unread }
}
