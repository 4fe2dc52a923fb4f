import { isRecord } from '../../../../src/lib/types.ts'
import { hourMs } from '../../lib/durations.ts'
import { forEachConcurrently } from '../../lib/forEachConcurrently.ts'
import { type Entry, isRetentionOver, parseEntry } from '../entry.ts'
import { storeConcurrency } from '../journalStore.ts'
import { folders, hourOf, indexPath } from '../paths.ts'
import { seal, unseal } from '../sealing.ts'
import { listIndex } from './listIndex.ts'
import type { PurgeOptions } from './purge.ts'

/** Specification 11. */
const retentionMs = 72 * hourMs

/** When the copy of a delivery at a time (ms) may be deleted. */
export const copyEndsAt = (deliveredAt: number): number => deliveredAt + retentionMs

/** The path of a copy: in a folder of its own, with the hour and the name of the mark of the delivery. */
export const unprovenPath = (key: string, mark: Entry): string =>
  folders.unproven + indexPath(key, mark).slice(folders.delivered.length)

/** Whether a copy made now would stay longer than the 30 days of the request, which no copy may. */
export const isCopyTooOld = ({ receivedAt }: Entry, now: number): boolean =>
  isRetentionOver(receivedAt, now + retentionMs)

/** The text of a copy: the entry, sealed with the first secret if there is one. */
export const toCopy = (key: string, entry: Entry, [secret]: readonly string[]): string => {
  const text = JSON.stringify(entry)
  return secret === undefined ? text : JSON.stringify({ sealed: seal(text, secret, key) })
}

/** The entry of a copy; undefined when none of the secrets opens it. Throws when the text is not JSON. */
export const readCopy = (key: string, text: string, secrets: readonly string[]): Entry | undefined => {
  const copy: unknown = JSON.parse(text)
  const sealed = isRecord(copy) ? copy.sealed : undefined
  return parseEntry(typeof sealed === 'string' ? (unseal(sealed, secrets, key) ?? '') : text)
}

/** Removes copies after 72 hours. Rejects when the journal cannot be listed. */
export const purgeUnproven = async ({ store, now, isTimeUp, onFailure }: PurgeOptions): Promise<void> => {
  const isOver = (deliveredAt: number): boolean => copyEndsAt(deliveredAt) <= now()
  const hours = await store.listFolders(folders.unproven)
  for (const hour of hours.filter((folder) => isOver(hourOf(folder)))) {
    if (isTimeUp()) return
    const copies = (await listIndex(store, `${hour}/`)).filter(({ at }) => isOver(at))
    await forEachConcurrently(copies, storeConcurrency, async (item) => {
      if (isTimeUp()) return
      await store.remove(item.path).catch(() => {
        onFailure(item)
      })
    })
  }
}
