import { isLeased, parseEntry } from '../../functions/relay/journal/entry.ts'
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

/**
 * Deletes the entry first, so that no run of the schedule delivers it. Throws a QuotesError while the request
 * is being delivered, or when something could not be deleted.
 */
export const erase = async (store: JournalStore, key: string, reference: string): Promise<string> => {
  const text = await store.get(requestPath(key))
  const entry = text === undefined ? undefined : parseEntry(text)
  if (entry && isLeased(entry, Date.now()))
    throw new QuotesError(`${reference} is being delivered just now. Try again in a minute.`)
  await store.remove(requestPath(key))
  const paths = await pathsNaming(store, key)
  for (const path of paths) await store.remove(path)

  const left = [...(await listPaths(store, requestPath(key))), ...(await pathsNaming(store, key))]
  if (left.length > 0) throw new QuotesError(`${reference} is not erased yet: repeat the command.`)
  const countIn = (folder: string): number => paths.filter((path) => path.startsWith(folder)).length
  const [setAside, copies] = [countIn(folders.unreadable), countIn(folders.unproven)]
  const counts = [
    plural(text === undefined ? 0 : 1, 'entry', 'entries'),
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
