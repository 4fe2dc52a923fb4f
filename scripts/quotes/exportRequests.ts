import type { JournalStore } from '../../functions/relay/journal/journalStore.ts'
import { folders } from '../../functions/relay/journal/paths.ts'
import { quoteFieldOrder } from '../../src/contract/quoteFields.ts'
import { toCsv } from '../../src/lib/csv.ts'
import { stateOf, timeText } from './listing.ts'
import { listPaths, readEntries, undeliveredKeys } from './readJournal.ts'
import type { Result } from './result.ts'

const columns = ['reference', 'state', 'received', 'suspected', ...quoteFieldOrder] as const

/** Undelivered requests, oldest first; unreadable texts count as unread. */
export const exportRequests = async (
  store: JournalStore,
  csv: boolean,
  onRead: (done: number, total: number) => void,
): Promise<Result> => {
  const setAside = (await listPaths(store, folders.unreadable)).length
  const keys = await undeliveredKeys(store)
  const { found, unread } = await readEntries(store, keys, onRead)
  const rows = found.flatMap(({ entry }) => {
    const { quote, reference, receivedAt, spamSignals } = entry
    const suspected = spamSignals.join(' ')
    return quote
      ? [{ reference, state: stateOf(entry), received: timeText(receivedAt), suspected, ...quote }]
      : []
  })
  const output = csv
    ? toCsv([columns, ...rows.map((row) => columns.map((column) => row[column]))])
    : `${JSON.stringify(rows, null, 2)}\n`
  return { output, unread: unread + setAside, total: keys.length + setAside }
}
