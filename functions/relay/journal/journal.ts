import type { Deadline } from '../lib/deadline.ts'
import { times } from '../lib/firstAnswer.ts'
import { timeoutsMs } from '../timeouts.ts'
import { type Claim, makeClaim } from './claim.ts'
import { type Entry, isDue, markDelivered, markFailed, parseEntry } from './entry.ts'
import { indexTries, type LeasedEntry, makeEntryStore, readTries } from './entryStore.ts'
import type { JournalStore } from './journalStore.ts'
import type { Outcome } from './outcome.ts'
import { indexPath, requestPath } from './paths.ts'
import { isCopyTooOld, toCopy, unprovenPath } from './upkeep/unproven.ts'

/** How often a call is made while it has no answer: an outcome that is lost would be delivered again. */
const outcomeTries = 5
const copyTries = 2

export interface Journal {
  /** Rejects only when the journal cannot be reached; when it has the key, never. */
  claim: (key: string, fresh: Entry, deadline: Deadline) => Promise<Claim>
  /** Rejects when the entry could not be written. `indexed` is false when its path in the index could not. */
  recordOutcome: (
    key: string,
    leased: LeasedEntry,
    outcome: Outcome,
  ) => Promise<{ indexed: Promise<boolean> }>
  /** Undefined when it is not due, or another process has it. Rejects as `get` does. */
  claimDue: (key: string, path: string) => Promise<LeasedEntry | undefined>
  /** Undefined when there is no entry or it cannot be read. Rejects when the journal cannot be reached. */
  get: (key: string) => Promise<Entry | undefined>
}

/** The journal in a store. `limitMs` is how long it waits for an answer to calls that it repeats. */
export const makeJournal = (
  store: JournalStore,
  now: () => number,
  limitMs = timeoutsMs.journal,
  /** With the secrets that seal them, when deliveries without proof are kept for a while. */
  copies?: { secrets: readonly string[] },
): Journal => {
  const entries = makeEntryStore(store, now, limitMs)
  const { ask } = entries

  const reindex = async (key: string, entry: Entry, paths: readonly string[]): Promise<boolean> => {
    const path = indexPath(key, entry)
    const write = () => store.put(path, '')
    const remove = (old: string) => ask(times(indexTries, () => store.remove(old)))
    try {
      // Written even if the claim has written it already: that call may have failed.
      await ask(times(indexTries, write))
    } catch {
      return false
    }
    // Each on its own: when one removal fails, the path of a dead letter must still go, as it raises alerts.
    await Promise.allSettled(paths.filter((old) => old !== path).map(remove))
    return true
  }

  /** At the same time as the mark and not before it: noting the delivery matters more than the copy. */
  const keepCopy = async (key: string, entry: Entry, mark: Entry): Promise<void> => {
    if (!copies || !entry.quote || isCopyTooOld(entry, now())) return
    const { secrets } = copies
    const write = () => store.put(unprovenPath(key, mark), toCopy(key, entry, secrets))
    await ask(times(copyTries, write)).catch(() => undefined)
  }

  const recordOutcome: Journal['recordOutcome'] = async (key, { entry, etag, paths }, outcome) => {
    const path = requestPath(key)
    const isDelivered = outcome.kind === 'delivered'
    const next = isDelivered ? markDelivered(entry, now()) : markFailed(entry, outcome, now())
    const text = JSON.stringify(next)
    const write = (): Promise<unknown> => {
      // The delivery has taken place, so it is noted even if another process has claimed the entry meanwhile.
      if (isDelivered) return store.put(path, text)
      return etag === undefined ? store.create(path, text) : store.replace(path, text, etag)
    }
    const isCopied = isDelivered && !outcome.proven
    await Promise.all([ask(times(outcomeTries, write)), isCopied && keepCopy(key, entry, next)])
    return { indexed: reindex(key, next, paths) }
  }

  const claimDue: Journal['claimDue'] = async (key, path) => {
    const found = await entries.read(key)
    if (!found?.entry || !isDue(found.entry, now())) return undefined
    return entries.lease(key, { entry: found.entry, etag: found.etag, path }, crypto.randomUUID())
  }

  const get = async (key: string): Promise<Entry | undefined> => {
    const look = () => store.get(requestPath(key))
    const text = await ask(times(readTries, look))
    return text === undefined ? undefined : parseEntry(text)
  }

  return { claim: makeClaim({ store, entries, now, limitMs }), recordOutcome, claimDue, get }
}
