import { hourMs } from '../../lib/durations.ts'
import type { LogLine } from '../../log.ts'
import { isDue, isLeased, isRetryWindowOver, markUndeliverable, parseEntry } from '../entry.ts'
import type { JournalStore } from '../journalStore.ts'
import { folders, type IndexItem, indexPath, requestPath, unreadablePath } from '../paths.ts'
import { referenceOf } from '../reference.ts'

interface MendOptions {
  store: JournalStore
  now: number
  log: (line: LogLine) => void
}

/** A path without an entry stays this long, since the entry may still be on its way to the journal. */
const graceMs = hourMs

/**
 * Moves an entry to the index path of its state, and gives it up when its retry window is over. An entry that
 * cannot be read is set aside; one that is being delivered, or whose state only a newer release knows, is
 * left alone.
 */
export const mendIndex = async ({ store, now, log }: MendOptions, item: IndexItem): Promise<void> => {
  const { key, path, at } = item
  const found = await store.getWithEtag(requestPath(key))
  const reference = await referenceOf(key)
  if (!found) {
    if (at + graceMs <= now) await store.remove(path)
    return
  }
  const entry = parseEntry(found.text)
  if (!entry) {
    await store.put(unreadablePath(item), found.text)
    await store.remove(requestPath(key))
    await store.remove(path)
    log({ outcome: 'unreadable', reference, note: 'Set aside. Run: npm run quotes' })
    return
  }
  // While it is being delivered its paths are its process's; if that is killed, the next run needs this one.
  if (entry.state === 'other' || isLeased(entry, now)) return
  const isOver = isRetryWindowOver(entry, now)
  const next = isOver ? markUndeliverable(entry) : entry
  if (isOver) {
    const replaced = await store.replace(requestPath(key), JSON.stringify(next), found.etag)
    if (replaced === undefined) return
    log({ outcome: 'undeliverable', reference, note: 'Run: npm run quotes' })
  }
  const current = indexPath(key, next)
  // An entry that is due stays where the next run finds it, and delivers it.
  if (current === path || (isDue(next, now) && path.startsWith(folders.waiting))) return
  await store.put(current, '')
  await store.remove(path)
}
