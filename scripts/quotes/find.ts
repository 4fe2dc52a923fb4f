import { isKey } from '../../functions/relay/journal/idempotencyKey.ts'
import type { JournalStore } from '../../functions/relay/journal/journalStore.ts'
import { folders, keyOf, readIndexPath, requestPath } from '../../functions/relay/journal/paths.ts'
import { referenceOf } from '../../functions/relay/journal/reference.ts'
import { QuotesError } from './quotesError.ts'
import { listPaths, timeText } from './readJournal.ts'

const places = [requestPath(''), ...Object.values(folders)]

/** All keys of the journal, with the time of arrival that a name of the index tells. */
const readKeys = async (store: JournalStore): Promise<Map<string, number | undefined>> => {
  const times = new Map<string, number | undefined>()
  for (const place of places) {
    for (const path of await listPaths(store, place)) {
      const item = readIndexPath(path)
      const key = item?.key ?? keyOf(path)
      times.set(key, item?.receivedAt ?? times.get(key))
    }
  }
  return times
}

const keyLine = ([key, receivedAt]: [string, number | undefined]): string =>
  `  ${key}  ${receivedAt === undefined ? 'time unknown' : `received ${timeText(receivedAt)}`}`

/**
 * The key of a request, which is named by its reference or by the key itself. Reads no entry. Throws a
 * QuotesError for an unknown one, and for a reference that requests share: among a million two do.
 */
export const findKey = async (store: JournalStore, name: string): Promise<string> => {
  const found: [string, number | undefined][] = []
  for (const one of await readKeys(store))
    if ((isKey(name) ? one[0] : await referenceOf(one[0])) === name) found.push(one)
  const [first, ...others] = found.toSorted(([, one = 0], [, other = 0]) => one - other)
  if (!first) throw new QuotesError(`No request "${name}" in the journal. Try: npm run quotes -- list`)
  if (others.length === 0) return first[0]
  const lines = [first, ...others].map(keyLine).join('\n')
  throw new QuotesError(`${name} is the reference of several requests. Name one by its key:\n${lines}`)
}

/** The paths of what was set aside because it could not be read, of one key. */
export const findSetAside = async (store: JournalStore, key: string): Promise<string[]> =>
  listPaths(store, `${folders.unreadable}${key}.`)
