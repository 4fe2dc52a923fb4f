import { type Deadline, makeDeadline } from '../lib/deadline.ts'
import { firstAnswer } from '../lib/firstAnswer.ts'
import { type Entry, parseEntry, withLease } from './entry.ts'
import type { JournalStore } from './journalStore.ts'
import { requestPath } from './paths.ts'

export interface LeasedEntry {
  entry: Entry
  /** Missing when the journal does not have the entry. */
  etag?: string
  /** Whether the index has a path of the entry, so that the schedule finds it. */
  isIndexed: boolean
  /** The index paths it may have now. Noting the outcome removes those that are out of date then. */
  paths: readonly string[]
}

interface Found {
  entry: Entry
  etag: string
  /** Its path in the index. */
  path: string
}

export interface EntryStore {
  /** Makes the calls until one answers: one call that fails or never answers is no outage of the journal. */
  ask: <Answer>(calls: readonly (() => Promise<Answer>)[], deadline?: Deadline) => Promise<Answer>
  /** Undefined when there is no entry; its `entry` is undefined when the text cannot be read. */
  read: (key: string) => Promise<{ entry: Entry | undefined; etag: string } | undefined>
  /** Writes a lease. Undefined when another process has changed the entry meanwhile. */
  lease: (key: string, found: Found, leaseId: string) => Promise<LeasedEntry | undefined>
}

/** How often an entry is read while the journal gives no answer. */
export const readTries = 3

/** How often a path of the index is written or removed while the journal gives no answer. */
export const indexTries = 3

/** After this part of the limit without an answer the next call is made too; five fit into the limit. */
const patienceShare = 1 / 9

/** Each call of the store ends by itself; `limitMs` is how long `ask` waits when it has no deadline. */
export const makeEntryStore = (store: JournalStore, now: () => number, limitMs: number): EntryStore => {
  const patienceMs = limitMs * patienceShare
  return {
    ask: (calls, deadline = makeDeadline(limitMs, now)) => firstAnswer(calls, { deadline, patienceMs }),
    read: async (key) => {
      const found = await store.getWithEtag(requestPath(key))
      return found && { entry: parseEntry(found.text), etag: found.etag }
    },
    lease: async (key, { entry, etag, path }, leaseId) => {
      const leased = withLease(entry, now(), leaseId)
      const newEtag = await store.replace(requestPath(key), JSON.stringify(leased), etag)
      if (newEtag === undefined) return undefined
      return { entry: leased, etag: newEtag, isIndexed: true, paths: [path] }
    },
  }
}
