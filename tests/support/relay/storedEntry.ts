import { type Entry, parseEntry } from '../../../functions/relay/journal/entry.ts'
import type { JournalStore } from '../../../functions/relay/journal/journalStore.ts'
import { indexPath, requestPath } from '../../../functions/relay/journal/paths.ts'

/** Puts an entry into a journal, with its place in the index. */
export const storeEntry = async (store: JournalStore, key: string, entry: Entry): Promise<void> => {
  await store.put(requestPath(key), JSON.stringify(entry))
  await store.put(indexPath(key, entry), '')
}

export const readEntry = async (store: JournalStore, key: string): Promise<Entry | undefined> =>
  parseEntry((await store.get(requestPath(key))) ?? '')
