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

const retrySetAside = async (store: JournalStore, key: string, now: number): Promise<RetryResult> => {
  const [item] = await listIndex(store, `${folders.unreadable}${key}.`)
  if (!item) return 'gone'
  const text = await store.get(item.path)
  if (text === undefined) return 'gone'
  const entry = readSetAside(text, item)
  if (!entry?.quote) return 'unreadable'
  const next = withRetry(entry, now)
  await store.put(indexPath(key, next), '')
  const created = await store.create(requestPath(key), JSON.stringify(next))
  if (created === undefined) return 'in-flight'
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
  await store.put(indexPath(key, next), '')
  const replaced = await store.replace(requestPath(key), JSON.stringify(next), found.etag)
  if (replaced === undefined) return 'in-flight'
  await store.remove(indexPath(key, entry))
  if (isDelivered) await store.remove(unprovenPath(key, entry))
  return 'due'
}
