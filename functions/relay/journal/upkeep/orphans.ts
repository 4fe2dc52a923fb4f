import { minuteMs } from '../../lib/durations.ts'
import { twice } from '../../lib/firstAnswer.ts'
import { forEachConcurrently } from '../../lib/forEachConcurrently.ts'
import { isLeased, parseEntry } from '../entry.ts'
import { type JournalStore, storeConcurrency } from '../journalStore.ts'
import { dueNowPath, folders, indexPath, keyOf, readIndexPath, requestPath } from '../paths.ts'
import { firstDigits } from './listIndex.ts'

const minutesBetween = 30

/**
 * The first digit of the keys to look at now; undefined when it is not the minute for it. It is another digit
 * each half hour, so that each key is looked at every 8 hours.
 */
const digitAt = (now: number): string | undefined => {
  const minutes = Math.floor(now / minuteMs)
  return minutes % minutesBetween === 0
    ? firstDigits[Math.floor(minutes / minutesBetween) % firstDigits.length]
    : undefined
}

/** Whether the keys with the first digit of this key are looked at now. */
export const hasTurn = (key: string, now: number): boolean => {
  const digit = digitAt(now)
  return digit !== undefined && key.startsWith(digit)
}

interface FindOptions {
  store: JournalStore
  now: number
  isTimeUp: () => boolean
}

/** Keys whose entry has no path in the index, or got one while the index was listed. */
export const findOrphans = async ({ store, now, isTimeUp }: FindOptions): Promise<string[]> => {
  const digit = digitAt(now)
  if (digit === undefined) return []

  const forEachPath = (prefixes: readonly string[], step: (path: string) => void): Promise<void> =>
    forEachConcurrently(prefixes, storeConcurrency, async (prefix) => {
      const list = async (): Promise<void> => {
        if (isTimeUp()) return
        for await (const page of store.list(prefix)) {
          page.forEach(step)
          if (isTimeUp()) return
        }
      }
      // The next search is 8 hours away, and one of its 200 calls may well fail.
      await twice(list)
    })

  const keys = new Set<string>()
  await forEachPath(
    firstDigits.map((second) => requestPath(digit + second)),
    (path) => void keys.add(keyOf(path)),
  )
  if (keys.size === 0) return []
  const hours = await twice(() => store.listFolders(folders.delivered))
  const index = [folders.waiting, folders.dead, ...hours.map((hour) => `${hour}/`)]
  await forEachPath(
    index.map((folder) => folder + digit),
    (path) => void keys.delete(readIndexPath(path)?.key ?? ''),
  )
  return isTimeUp() ? [] : [...keys]
}

/** Writes the index path of an entry, so that a run finds it; false when it is leased, or gone. */
export const adoptOrphan = async (store: JournalStore, key: string, now: number): Promise<boolean> => {
  const text = await store.get(requestPath(key))
  if (text === undefined) return false
  const entry = parseEntry(text)
  if (entry && isLeased(entry, now)) return false
  await store.put(entry ? indexPath(key, entry) : dueNowPath(key, now), '')
  return true
}
