import { forEachConcurrently } from '../../lib/forEachConcurrently.ts'
import {
  type Entry,
  isLeased,
  isMarkRetentionOver,
  isRetentionOver,
  parseEntry,
  withLease,
} from '../entry.ts'
import { type JournalStore, storeConcurrency } from '../journalStore.ts'
import { folders, hourOf, type IndexItem, requestPath } from '../paths.ts'
import { listIndex } from './listIndex.ts'

export interface PurgeOptions {
  store: JournalStore
  now: () => number
  /** When true, nothing more is removed; the next run goes on. */
  isTimeUp: () => boolean
  onFailure: (item: IndexItem) => void
}

/** Uses the entry's own times, because those in its path may be out of date. */
const isTimeOver = (entry: Entry, now: number): boolean => {
  const { state, dueAt, deliveredAt = dueAt, receivedAt } = entry
  return state === 'delivered' ? isMarkRetentionOver(deliveredAt, now) : isRetentionOver(receivedAt, now)
}

/**
 * True when entry and path are removed. The entry is removed before its path, so that a purge that breaks
 * off between the two finds it again.
 */
const removeItem = async ({ store, now }: PurgeOptions, { key, path }: IndexItem): Promise<boolean> => {
  const entryPath = requestPath(key)
  // A text that was set aside has no entry any more. If there is one, its key was sent again: it stays.
  const found = path.startsWith(folders.unreadable) ? undefined : await store.getWithEtag(entryPath)
  if (found) {
    const entry = parseEntry(found.text)
    if (entry && !isTimeOver(entry, now())) {
      await store.remove(path)
      return false
    }
    if (entry) {
      if (isLeased(entry, now())) return false
      // Blobs has no conditional delete. The lease keeps other processes away until the entry is deleted.
      const leased = JSON.stringify(withLease(entry, now(), crypto.randomUUID()))
      if ((await store.replace(entryPath, leased, found.etag)) === undefined) return false
    }
    await store.remove(entryPath)
  }
  await store.remove(path)
  return true
}

/** Returns what it has removed. */
const removeAll = async (options: PurgeOptions, items: readonly IndexItem[]): Promise<IndexItem[]> => {
  const removed: IndexItem[] = []
  await forEachConcurrently(items, storeConcurrency, async (item) => {
    if (options.isTimeUp()) return
    try {
      if (await removeItem(options, item)) removed.push(item)
    } catch {
      options.onFailure(item)
    }
  })
  return removed
}

/** Removes entries and texts whose 30 days are over, and returns them. Never rejects. */
export const purgeUndelivered = (
  options: PurgeOptions,
  items: readonly IndexItem[],
): Promise<IndexItem[]> => {
  const now = options.now()
  return removeAll(
    options,
    items.filter(({ receivedAt }) => isRetentionOver(receivedAt, now)),
  )
}

/** Removes marks of deliveries after 7 days. Rejects when the journal cannot be listed. */
export const purgeMarks = async (options: PurgeOptions): Promise<void> => {
  const now = options.now()
  const hours = await options.store.listFolders(folders.delivered)
  for (const hour of hours.filter((folder) => isMarkRetentionOver(hourOf(folder), now))) {
    if (options.isTimeUp()) return
    const marks = await listIndex(options.store, `${hour}/`)
    await removeAll(
      options,
      marks.filter(({ at }) => isMarkRetentionOver(at, now)),
    )
  }
}
