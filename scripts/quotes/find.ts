import type { JournalStore } from '../../functions/relay/journal/journalStore.ts'
import { folders, keyOf, readIndexPath, requestPath } from '../../functions/relay/journal/paths.ts'
import { referenceOf } from '../../functions/relay/journal/reference.ts'
import { QuotesError } from './quotesError.ts'
import { listPaths } from './readJournal.ts'

const places = [requestPath(''), folders.unreadable, folders.waiting, folders.dead, folders.delivered]

/** Reads no entry: the key alone gives the reference. Throws a QuotesError for an unknown reference. */
export const findKey = async (store: JournalStore, reference: string): Promise<string> => {
  for (const place of places) {
    for (const path of await listPaths(store, place)) {
      const key = readIndexPath(path)?.key ?? keyOf(path)
      if ((await referenceOf(key)) === reference) return key
    }
  }
  throw new QuotesError(`No request "${reference}" in the journal. Try: npm run quotes -- list`)
}

export const findSetAside = async (store: JournalStore, key: string): Promise<string[]> =>
  listPaths(store, `${folders.unreadable}${key}.`)
