import { setTimeout as pause } from 'node:timers/promises'
import type { Entry } from '../src/features/quote/server/entry.ts'
import type { Shelf, Shelved } from '../src/features/quote/server/shelf.ts'

/** Longer than a hasty caller waits, in ms. */
const hangMs = 40

export type Moment = 'before' | 'after' | 'hang'

export interface MemoryShelf extends Shelf {
  entries: Map<string, Shelved>
  /** Makes the next `times` steps of one kind fail: before they take place, after it, or late. */
  fail: (step: keyof Shelf, moment: Moment, times?: number) => void
  heal: () => void
}

/** A journal's shelf in memory, with atomic conditions like those of Netlify Blobs, and with faults. */
export const makeMemoryShelf = (): MemoryShelf => {
  const entries = new Map<string, Shelved>()
  const faults: { step: keyof Shelf; moment: Moment; left: number }[] = []
  let writes = 0

  const put = (key: string, entry: Entry): Promise<string> => {
    const tag = String((writes += 1))
    entries.set(key, { entry: structuredClone(entry), tag })
    return Promise.resolve(tag)
  }

  const faulty = async <Result>(step: keyof Shelf, act: () => Promise<Result>): Promise<Result> => {
    const fault = faults.find((one) => one.step === step && one.left > 0)
    if (fault) fault.left -= 1
    if (fault?.moment === 'before') throw new Error('out of order')
    if (fault?.moment === 'hang') await pause(hangMs)
    if (fault?.moment === 'hang') throw new Error('aborted')
    const result = await act()
    if (fault) throw new Error('broken off')
    return result
  }

  const none = Promise.resolve(undefined)
  return {
    entries,
    fail: (step, moment, times = Infinity) => {
      faults.unshift({ step, moment, left: times })
    },
    heal: () => {
      faults.length = 0
    },
    peek: (key) => faulty('peek', () => Promise.resolve(structuredClone(entries.get(key)?.entry))),
    read: (key) => faulty('read', () => Promise.resolve(structuredClone(entries.get(key)))),
    create: (key, entry) =>
      faulty<string | undefined>('create', () => (entries.has(key) ? none : put(key, entry))),
    replace: (key, entry, tag) =>
      faulty<string | undefined>('replace', () => (entries.get(key)?.tag === tag ? put(key, entry) : none)),
    write: (key, entry) => faulty<unknown>('write', () => put(key, entry)),
    remove: (key) => faulty('remove', () => Promise.resolve(void entries.delete(key))),
    keys: () => faulty('keys', () => Promise.resolve([...entries.keys()])),
  }
}
