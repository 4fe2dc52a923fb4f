import type { JournalStore } from '../journalStore.ts'
import { type IndexItem, readIndexPath } from '../paths.ts'

export const firstDigits = Array.from('0123456789abcdef')

/** All paths that begin with the prefix. */
export const listPaths = async (store: JournalStore, prefix: string): Promise<string[]> => {
  const paths: string[] = []
  for await (const page of store.list(prefix)) paths.push(...page)
  return paths
}

/**
 * All items of a folder. More than one page is listed in 16 parts at the same time, by the first digit of the
 * key, so that 100,000 names take a second or two.
 */
export const listIndex = async (store: JournalStore, folder: string): Promise<IndexItem[]> => {
  const pages = store.list(folder)[Symbol.asyncIterator]()
  const first = await pages.next()
  if (first.done) return []
  const second = await pages.next()
  const paths = second.done
    ? first.value
    : (await Promise.all(firstDigits.map((digit) => listPaths(store, folder + digit)))).flat()
  return paths.flatMap((path) => readIndexPath(path) ?? [])
}
