import type { Entry } from './entry.ts'
import { forEachConcurrently } from './forEachConcurrently.ts'
import type { Shelf } from './shelf.ts'

export interface Found {
  key: string
  entry: Entry
}

/** Reads at the same time. */
const concurrency = 16

/** Where a reading begins, as a share of the keys, and how long it may go on. */
interface Reach {
  start: number
  enough: () => boolean
}

const everything: Reach = { start: 0, enough: () => false }

/**
 * Every entry of the journal, in the order of keys, or as many as there is time for. One that fails to be read is left
 * out; rejects when the list does.
 */
export const readAll = async (shelf: Shelf, { start, enough }: Reach = everything): Promise<Found[]> => {
  const sorted = (await shelf.keys()).toSorted()
  const first = Math.floor(start * sorted.length)
  const keys = [...sorted.slice(first), ...sorted.slice(0, first)]
  const entries = new Map<string, Entry>()
  await forEachConcurrently(keys, concurrency, async (key) => {
    if (enough()) return
    const entry = await shelf.peek(key).catch(() => undefined)
    if (entry) entries.set(key, entry)
  })
  return keys.flatMap((key) => {
    const entry = entries.get(key)
    return entry ? [{ key, entry }] : []
  })
}
