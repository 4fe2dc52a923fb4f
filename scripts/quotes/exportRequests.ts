import { type Entry, parseEntry } from '../../functions/relay/journal/entry.ts'
import { type JournalStore, storeConcurrency } from '../../functions/relay/journal/journalStore.ts'
import { folders, type IndexItem, keyOf, requestPath } from '../../functions/relay/journal/paths.ts'
import { referenceOf } from '../../functions/relay/journal/reference.ts'
import { readCopy } from '../../functions/relay/journal/upkeep/unproven.ts'
import { forEachConcurrently } from '../../functions/relay/lib/forEachConcurrently.ts'
import { type JournalRecord, toLines } from './journalLines.ts'
import { stateOf } from './listing.ts'
import { listItems, listPaths, undeliveredKeys } from './readJournal.ts'
import { toTable } from './requestTable.ts'
import type { Result } from './result.ts'

interface ExportOptions {
  csv: boolean
  /** Marks of other deliveries too: they hold no personal data and prevent a second delivery. */
  all: boolean
  /** They open copies for a table. */
  secrets: readonly string[]
  onRead: (done: number, total: number) => void
}

const byKey = (items: readonly IndexItem[]): Map<string, IndexItem> =>
  new Map(items.map((item) => [item.key, item]))

/** Undefined for what has left the journal meanwhile. Rejects when it cannot be read, or not as JSON. */
const readRecord = async (
  store: JournalStore,
  key: string,
  setAside: readonly IndexItem[],
  unproven: IndexItem | undefined,
): Promise<JournalRecord | undefined> => {
  const read = async (path?: string) => (path === undefined ? undefined : store.get(path))
  const [stored, copied, ...texts] = await Promise.all([
    read(requestPath(key)),
    read(unproven?.path),
    ...setAside.map(({ path }) => read(path)),
  ])
  const entry = stored === undefined ? undefined : parseEntry(stored)
  if (stored !== undefined && !entry) throw new Error('not readable')
  const names = setAside.map(({ path }) => path.slice(folders.unreadable.length))
  const [aside, ...others] = names.flatMap((name, index) => {
    const text = texts[index]
    return text === undefined ? [] : [{ name, text }]
  })
  if (!entry && !aside) return undefined
  return {
    key,
    reference: await referenceOf(key),
    state: copied !== undefined ? 'unproven' : entry ? stateOf(entry) : 'set-aside',
    ...(stored !== undefined && { entry: JSON.parse(stored) as unknown }),
    ...(copied !== undefined && { copy: JSON.parse(copied) as unknown }),
    ...(aside && { setAside: aside }),
    ...(others.length > 0 && { alsoSetAside: others }),
  }
}

/** What can be read of a record's request: its entry, or else the copy of it. */
const requestOf = ({ key, entry, copy }: JournalRecord, secrets: readonly string[]): Entry | undefined =>
  copy === undefined
    ? parseEntry(JSON.stringify(entry ?? null))
    : readCopy(key, JSON.stringify(copy), secrets)

/** Oldest first. What a table lacks, because it is sealed, set aside or of another form, counts as unread. */
export const exportRequests = async (
  store: JournalStore,
  { csv, all, secrets, onRead }: ExportOptions,
): Promise<Result> => {
  const setAside = Map.groupBy(await listItems(store, folders.unreadable), ({ key }) => key)
  const unproven = byKey(await listItems(store, folders.unproven))
  const entries = all ? (await listPaths(store, requestPath(''))).map(keyOf) : await undeliveredKeys(store)
  const keys = [...new Set([...entries, ...setAside.keys(), ...unproven.keys()])]
  const records: JournalRecord[] = []
  let unread = 0
  let done = 0
  await forEachConcurrently(keys, storeConcurrency, async (key) => {
    try {
      const record = await readRecord(store, key, setAside.get(key) ?? [], unproven.get(key))
      if (record) records.push(record)
    } catch {
      unread += 1
    }
    onRead((done += 1), keys.length)
  })
  const timeOf = (key: string, request: Entry | undefined): number =>
    (request ?? setAside.get(key)?.[0] ?? unproven.get(key))?.receivedAt ?? 0
  const found = records
    .map((record) => ({ record, request: requestOf(record, secrets) }))
    .map((one) => ({ ...one, at: timeOf(one.record.key, one.request) }))
    .toSorted((one, other) => one.at - other.at || (one.record.key < other.record.key ? -1 : 1))
  if (!csv) return { output: toLines(found.map(({ record }) => record)), unread, total: keys.length }
  const rows = found.flatMap(({ record, request }) => (request?.quote ? [{ record, request }] : []))
  const lacking = found.filter(({ request }) => !request?.quote && request?.state !== 'delivered')
  return { output: toTable(rows), unread: unread + lacking.length, total: keys.length }
}
