import type { JournalStore, StoredText } from '../../../functions/relay/journal/journalStore.ts'
import { pause } from '../../../functions/relay/lib/pause.ts'
import { timeoutsMs } from '../../../functions/relay/timeouts.ts'

type Moment = 'before' | 'after' | 'hang'

export interface MemoryStore extends JournalStore {
  texts: Map<string, StoredText>
  /** Makes the next `times` steps of one kind fail: before or after they take place, or by silence. */
  fail: (step: keyof JournalStore, moment: Moment, times?: number) => void
  heal: () => void
}

interface MemoryOptions {
  pageSize?: number
  /** Awaited before each step takes place and after it. */
  delay?: (step: keyof JournalStore) => Promise<unknown>
}

/** A journal's store in memory, with atomic conditions like those of Netlify Blobs, and with faults. */
export const makeMemoryStore = ({ pageSize = 1000, delay }: MemoryOptions = {}): MemoryStore => {
  const texts = new Map<string, StoredText>()
  const faults: { step: keyof JournalStore; moment: Moment; left: number }[] = []
  let writes = 0

  const save = (path: string, text: string): string => {
    const etag = String((writes += 1))
    texts.set(path, { text, etag })
    return etag
  }

  const faulty = async <Result>(step: keyof JournalStore, act: () => Result): Promise<Result> => {
    const fault = faults.find((one) => one.step === step && one.left > 0)
    if (fault) fault.left -= 1
    if (fault?.moment === 'before') throw new Error('out of order')
    if (fault?.moment === 'hang') await pause(timeoutsMs.journal)
    if (fault?.moment === 'hang') throw new Error('aborted')
    await delay?.(step)
    const result = act()
    await delay?.(step)
    if (fault) throw new Error('broken off')
    return result
  }

  const pathsUnder = (prefix: string): string[] => [...texts.keys()].filter((path) => path.startsWith(prefix))

  return {
    texts,
    fail: (step, moment, times = Infinity) => {
      faults.unshift({ step, moment, left: times })
    },
    heal: () => {
      faults.length = 0
    },
    get: (path) => faulty('get', () => texts.get(path)?.text),
    getWithEtag: (path) => faulty('getWithEtag', () => structuredClone(texts.get(path))),
    create: (path, text) => faulty('create', () => (texts.has(path) ? undefined : save(path, text))),
    replace: (path, text, etag) =>
      faulty('replace', () => (texts.get(path)?.etag === etag ? save(path, text) : undefined)),
    put: (path, text) => faulty('put', () => save(path, text)),
    remove: (path) => faulty('remove', () => void texts.delete(path)),
    list: async function* (prefix) {
      const paths = await faulty('list', () => pathsUnder(prefix))
      yield paths.slice(0, pageSize)
      for (let from = pageSize; from < paths.length; from += pageSize) {
        await faulty('list', () => undefined)
        yield paths.slice(from, from + pageSize)
      }
    },
    listFolders: (prefix) =>
      faulty('listFolders', () => {
        const folders = pathsUnder(prefix).flatMap((path) => {
          const end = path.indexOf('/', prefix.length)
          return end < 0 ? [] : [path.slice(0, end)]
        })
        return [...new Set(folders)]
      }),
  }
}
