import { isLeased, parseEntry, withRetry } from './entry.ts'
import type { JournalStore } from './journalStore.ts'
import { indexPath, requestPath } from './paths.ts'

export const retryNow = async (
  store: JournalStore,
  key: string,
  now: number,
): Promise<'due' | 'gone' | 'delivered' | 'in-flight'> => {
  const found = await store.getWithEtag(requestPath(key))
  const entry = found && parseEntry(found.text)
  if (!entry) return 'gone'
  if (entry.state === 'delivered') return 'delivered'
  if (isLeased(entry, now)) return 'in-flight'
  const next = withRetry(entry, now)
  await store.put(indexPath(key, next), '')
  const replaced = await store.replace(requestPath(key), JSON.stringify(next), found.etag)
  if (replaced === undefined) return 'in-flight'
  await store.remove(indexPath(key, entry))
  return 'due'
}
