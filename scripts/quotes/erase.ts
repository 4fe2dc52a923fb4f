import { type Entry, isLeased, parseEntry, withLease } from '../../functions/relay/journal/entry.ts'
import type { JournalStore } from '../../functions/relay/journal/journalStore.ts'
import { folders, requestPath } from '../../functions/relay/journal/paths.ts'
import { QuotesError } from './quotesError.ts'
import { listPaths } from './readJournal.ts'

/** Paths of the index, of unreadable texts and of copies that name the key. */
const pathsNaming = async (store: JournalStore, key: string): Promise<string[]> => {
  const marks = await store.listFolders(folders.delivered)
  const copies = await store.listFolders(folders.unproven)
  const hours = [...marks, ...copies].map((hour) => `${hour}/`)
  const places = [folders.waiting, folders.dead, folders.unreadable, ...hours]
  const paths: string[] = []
  for (const place of places) paths.push(...(await listPaths(store, `${place}${key}.`)))
  return paths
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Whether a run of the schedule can take the entry no more: Blobs has no conditional delete. */
const keepRunsAway = async (store: JournalStore, path: string, entry: Entry, etag: string) => {
  if (isLeased(entry, Date.now())) return false
  // The state of a newer release would be lost by writing, and no run of this one takes such an entry.
  if (entry.state === 'other') return true
  const text = JSON.stringify(withLease(entry, Date.now(), crypto.randomUUID()))
  // A call without an answer was repeated, and may have met what it had written itself.
  return (await store.replace(path, text, etag)) !== undefined || (await store.get(path)) === text
}

/**
 * Deletes the entry first, so that no run of the schedule delivers it. Throws a QuotesError while the request
 * is being delivered, or when something could not be deleted.
 */
export const erase = async (store: JournalStore, key: string, reference: string): Promise<string> => {
  const found = await store.getWithEtag(requestPath(key))
  const entry = found && parseEntry(found.text)
  // A run that took it meanwhile would write its mark, and the copy, after the deletion.
  if (entry && !(await keepRunsAway(store, requestPath(key), entry, found.etag)))
    throw new QuotesError(`${reference} is being delivered just now. Try again in a minute.`)
  await store.remove(requestPath(key))
  const paths = await pathsNaming(store, key)
  for (const path of paths) await store.remove(path)

  const left = [...(await listPaths(store, requestPath(key))), ...(await pathsNaming(store, key))]
  if (left.length > 0) throw new QuotesError(`${reference} is not erased yet: repeat the command.`)
  const countIn = (folder: string): number => paths.filter((path) => path.startsWith(folder)).length
  const [setAside, copies] = [countIn(folders.unreadable), countIn(folders.unproven)]
  const counts = [
    plural(found ? 1 : 0, 'entry', 'entries'),
    `${setAside} set aside`,
    plural(copies, 'copy', 'copies'),
    plural(paths.length - setAside - copies, 'mark', 'marks'),
  ]
  const erased = `${reference} is erased from the journal: ${counts.join(', ')}. Nothing of it is left there.`
  // Each request is tried at once, and a try that failed or was broken off may have arrived.
  const elsewhere =
    entry?.state === 'delivered'
      ? 'It had been delivered: delete it at the form service too.'
      : 'It may be at the form service: look for it there, and delete it there too.'
  return `${erased}\n${elsewhere}`
}
