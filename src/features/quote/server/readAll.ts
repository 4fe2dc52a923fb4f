import type { Shelf, Shelved } from './shelf.ts'

export interface Found extends Shelved {
  key: string
}

/** Reads at the same time. */
const lanes = 16

/** Every entry of the journal, in the order of keys. One that fails to be read is left out; rejects when the list does. */
export const readAll = async (shelf: Shelf): Promise<Found[]> => {
  const keys = (await shelf.keys()).toSorted()
  const found = new Map<string, Shelved>()
  const queue = [...keys]
  const lane = async () => {
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
      const shelved = await shelf.read(key).catch(() => undefined)
      if (shelved) found.set(key, shelved)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return keys.flatMap((key) => {
    const shelved = found.get(key)
    return shelved ? [{ key, ...shelved }] : []
  })
}
