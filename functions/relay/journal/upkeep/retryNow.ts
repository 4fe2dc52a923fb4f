import { type Entry, isLeased, parseEntry, withRetry } from '../entry.ts'
import type { JournalStore } from '../journalStore.ts'
import { folders, type IndexItem, indexPath, requestPath } from '../paths.ts'
import { listIndex } from './listIndex.ts'
import { readCopy, unprovenPath } from './unproven.ts'

export type RetryResult = 'due' | 'gone' | 'delivered' | 'in-flight' | 'unreadable' | 'sealed'

interface RetryOptions {
  now: number
  /** The keys that open sealed copies of deliveries without proof. */
  secrets: readonly string[]
}

/** The entry of a text that was set aside. If the text lacks version or time, the path's time is taken. */
const readSetAside = (text: string, { receivedAt }: IndexItem): Entry | undefined => {
  const entry = parseEntry(text)
  if (entry) return entry
  try {
    return parseEntry(JSON.stringify({ ...(JSON.parse(text) as object), version: 1, receivedAt }))
  } catch {
    return undefined
  }
}

/** Whether a text was written: of two calls, the first without an answer may have written it. */
const isThere = async (store: JournalStore, path: string, text: string): Promise<boolean> =>
  (await store.get(path)) === text

const retrySetAside = async (store: JournalStore, key: string, now: number): Promise<RetryResult> => {
  const [item] = await listIndex(store, `${folders.unreadable}${key}.`)
  if (!item) return 'gone'
  const text = await store.get(item.path)
  if (text === undefined) return 'gone'
  const entry = readSetAside(text, item)
  if (!entry?.quote) return 'unreadable'
  const next = withRetry(entry, now)
  await store.put(indexPath(key, next), '')
  const [entryPath, entryText] = [requestPath(key), JSON.stringify(next)]
  const created = await store.create(entryPath, entryText)
  if (created === undefined && !(await isThere(store, entryPath, entryText))) return 'in-flight'
  await store.remove(item.path)
  return 'due'
}

/**
 * Makes an entry due at once, also one that was set aside, or was delivered without proof and has a copy.
 * Rejects when the journal fails.
 */
export const retryNow = async (
  store: JournalStore,
  key: string,
  { now, secrets }: RetryOptions,
): Promise<RetryResult> => {
  const found = await store.getWithEtag(requestPath(key))
  if (!found) return retrySetAside(store, key, now)
  const entry = parseEntry(found.text)
  if (!entry || entry.state === 'other') return 'unreadable'
  if (isLeased(entry, now)) return 'in-flight'
  const isDelivered = entry.state === 'delivered'
  const copy = isDelivered ? await store.get(unprovenPath(key, entry)) : undefined
  if (isDelivered && copy === undefined) return 'delivered'
  const request = copy === undefined ? entry : readCopy(key, copy, secrets)
  if (!request) return 'sealed'
  const next = withRetry(request, now)
  const [oldPath, newPath] = [indexPath(key, entry), indexPath(key, next)]
  // The mark goes before the entry is written, as it would hide an entry without a path from the search.
  if (isDelivered) await store.remove(oldPath)
  const [entryPath, text] = [requestPath(key), JSON.stringify(next)]
  const replaced = await store.replace(entryPath, text, found.etag)
  if (replaced === undefined && !(await isThere(store, entryPath, text))) return 'in-flight'
  // Not before the entry is written: a run that met the path without it would remove it.
  await store.put(newPath, '')
  if (oldPath !== newPath) await store.remove(oldPath)
  if (isDelivered) await store.remove(unprovenPath(key, entry))
  return 'due'
}
