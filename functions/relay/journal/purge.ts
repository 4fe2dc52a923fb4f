import { forEachConcurrently } from '../lib/forEachConcurrently.ts'
import { isMarkRetentionOver, isRetentionOver } from './entry.ts'
import type { JournalStore } from './journalStore.ts'
import { listIndex } from './listIndex.ts'
import { folders, hourOf, type IndexItem, requestPath } from './paths.ts'

const concurrency = 16

interface PurgeOptions {
  store: JournalStore
  now: () => number
  isTimeUp: () => boolean
  onFailure: (item: IndexItem) => void
}

/** First the entry, then the path that leads to it, so that what is broken off is found again. */
const removeAll = async (
  { store, isTimeUp, onFailure }: PurgeOptions,
  items: readonly IndexItem[],
  onRemoved: (item: IndexItem) => void,
): Promise<void> => {
  await forEachConcurrently(items, concurrency, async (item) => {
    if (isTimeUp()) return
    try {
      await store.remove(requestPath(item.key))
      await store.remove(item.path)
      onRemoved(item)
    } catch {
      onFailure(item)
    }
  })
}

export const purgeUndelivered = async (
  options: PurgeOptions,
  items: readonly IndexItem[],
  onRemoved: (item: IndexItem) => void,
): Promise<void> => {
  const now = options.now()
  await removeAll(
    options,
    items.filter(({ receivedAt }) => isRetentionOver(receivedAt, now)),
    onRemoved,
  )
}

export const purgeMarks = async (options: PurgeOptions): Promise<void> => {
  const now = options.now()
  const hours = await options.store.listFolders(folders.delivered)
  for (const hour of hours.filter((folder) => isMarkRetentionOver(hourOf(folder), now))) {
    if (options.isTimeUp()) return
    const marks = await listIndex(options.store, `${hour}/`)
    await removeAll(
      options,
      marks.filter(({ at }) => isMarkRetentionOver(at, now)),
      () => undefined,
    )
  }
}
