import { forEachConcurrently } from '../lib/forEachConcurrently.ts'
import { type Entry, isRetentionOver, parseEntry } from './entry.ts'
import type { JournalStore } from './journalStore.ts'
import { listIndex } from './listIndex.ts'
import { folders, hourOf, type IndexItem, indexPath } from './paths.ts'
import { seal, unseal } from './sealing.ts'

/** Specification 11. */
const retentionMs = 72 * 60 * 60_000

const concurrency = 16

/** Beside the mark of the delivery, under the same name. */
export const unprovenPath = (key: string, mark: Entry): string =>
  folders.unproven + indexPath(key, mark).slice(folders.delivered.length)

/** No copy may outlast the 30 days of the request. */
export const isCopyTooOld = ({ receivedAt }: Entry, now: number): boolean =>
  isRetentionOver(receivedAt, now + retentionMs)

/** The entry of a delivery that nothing proves, sealed with the first of the secrets when there is one. */
export const toCopy = (key: string, entry: Entry, [secret]: readonly string[]): string => {
  const text = JSON.stringify(entry)
  return secret === undefined ? text : JSON.stringify({ sealed: seal(text, secret, key) })
}

/** Undefined for what none of the secrets opens. */
export const readCopy = (key: string, text: string, secrets: readonly string[]): Entry | undefined => {
  const { sealed } = JSON.parse(text) as { sealed?: string }
  return parseEntry(sealed === undefined ? text : (unseal(sealed, secrets, key) ?? ''))
}

interface PurgeOptions {
  store: JournalStore
  now: () => number
  isTimeUp: () => boolean
  onFailure: (item: IndexItem) => void
}

export const purgeUnproven = async ({ store, now, isTimeUp, onFailure }: PurgeOptions): Promise<void> => {
  const isOver = (deliveredAt: number): boolean => deliveredAt + retentionMs <= now()
  const hours = await store.listFolders(folders.unproven)
  for (const hour of hours.filter((folder) => isOver(hourOf(folder)))) {
    if (isTimeUp()) return
    const copies = (await listIndex(store, `${hour}/`)).filter(({ at }) => isOver(at))
    await forEachConcurrently(copies, concurrency, async (item) => {
      if (isTimeUp()) return
      await store.remove(item.path).catch(() => {
        onFailure(item)
      })
    })
  }
}
