import type { Entry } from './entry.ts'
import { forEachConcurrently } from './forEachConcurrently.ts'
import type { Shelf } from './shelf.ts'

export interface Found {
  key: string
  entry: Entry
}

/** Reads at the same time. */
const concurrency = 16

/** Every entry of the journal, in the order of keys. One that fails to be read is left out; rejects when the list does. */
export const readAll = async (shelf: Shelf): Promise<Found[]> => {
  const keys = (await shelf.keys()).toSorted()
  const entries = new Map<string, Entry>()
  await forEachConcurrently(keys, concurrency, async (key) => {
    const entry = await shelf.peek(key).catch(() => undefined)
    if (entry) entries.set(key, entry)
  })
  return keys.flatMap((key) => {
    const entry = entries.get(key)
    return entry ? [{ key, entry }] : []
  })
}
