import type { Outcome } from '../delivery/outcome.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import { timeoutsMs } from '../timeouts.ts'
import { type Entry, isDue, isLeased, markDelivered, markFailed, parseEntry, withLease } from './entry.ts'
import type { JournalStore } from './journalStore.ts'
import { indexPath, requestPath } from './paths.ts'
import { isCopyTooOld, toCopy, unprovenPath } from './unproven.ts'

export interface LeasedEntry {
  entry: Entry
  etag?: string
  isIndexed: boolean
  paths: readonly string[]
}

export type Claim =
  | ({ kind: 'claimed' } & LeasedEntry)
  /** Another process delivers it, or the journal knows the key and says no more. */
  | { kind: 'in-flight'; isIndexed: boolean }
  | { kind: 'delivered' }
  | { kind: 'conflict' }

export interface Journal {
  /** Rejects only when the journal could not be asked; once it knows the key, it claims or says in-flight. */
  claim: (key: string, fresh: Entry, limitMs: number) => Promise<Claim>
  /** Rejects when the entry could not be written; what `indexed` misses, the schedule mends. */
  recordOutcome: (
    key: string,
    leased: LeasedEntry,
    outcome: Outcome,
  ) => Promise<{ indexed: Promise<boolean> }>
  claimDue: (key: string, path: string) => Promise<LeasedEntry | undefined>
  get: (key: string) => Promise<Entry | undefined>
}

/** The local server may know that an entry exists and not yet list it. */
const claimAttempts = 3

const withOneRetry = <Result>(step: () => Promise<Result>): Promise<Result> => step().catch(step)

export const makeJournal = (
  store: JournalStore,
  now: () => number,
  limitMs = timeoutsMs.journal,
  /** With the secrets that seal them, when deliveries without proof are kept for a while. */
  copies?: { secrets: readonly string[] },
): Journal => {
  const call = <Result>(step: () => Promise<Result>): Promise<Result> => withTimeout(limitMs, step)

  const read = async (key: string): Promise<{ entry: Entry | undefined; etag: string } | undefined> => {
    const found = await call(() => store.getWithEtag(requestPath(key)))
    return found && { entry: parseEntry(found.text), etag: found.etag }
  }

  const lease = async (
    key: string,
    entry: Entry,
    etag: string,
    path: string,
  ): Promise<LeasedEntry | undefined> => {
    const leased = withLease(entry, now())
    const newEtag = await call(() => store.replace(requestPath(key), JSON.stringify(leased), etag))
    return newEtag === undefined
      ? undefined
      : { entry: leased, etag: newEtag, isIndexed: true, paths: [path] }
  }

  const claimExisting = async (key: string, fresh: Entry): Promise<Claim | 'not-found'> => {
    const inFlight: Claim = { kind: 'in-flight', isIndexed: true }
    const found = await read(key)
    if (!found) return 'not-found'
    const { entry, etag } = found
    if (!entry) return inFlight
    if (entry.quoteHash !== '' && entry.quoteHash !== fresh.quoteHash) return { kind: 'conflict' }
    if (entry.state === 'delivered') return { kind: 'delivered' }
    if (entry.state === 'other') return inFlight
    if (isLeased(entry, now())) return inFlight
    const leased = await lease(key, { ...entry, state: 'pending' }, etag, indexPath(key, entry))
    return leased ? { kind: 'claimed', ...leased } : inFlight
  }

  const tryClaim = async (key: string, fresh: Entry, known: { exists: boolean }): Promise<Claim> => {
    for (let attempt = 0; attempt < claimAttempts; attempt += 1) {
      const etag = await call(() => store.create(requestPath(key), JSON.stringify(fresh)))
      if (etag !== undefined) return { kind: 'claimed', entry: fresh, etag, isIndexed: true, paths: [] }
      known.exists = true
      const claimed = await claimExisting(key, fresh)
      if (claimed !== 'not-found') return claimed
    }
    throw new Error('The journal holds an entry that it does not find')
  }

  const claim: Journal['claim'] = async (key, fresh, claimLimitMs) => {
    const path = indexPath(key, fresh)
    const known = { exists: false, isIndexed: false }
    // Beside the entry and not before it, for the visitor waits.
    const indexing = call(() => store.put(path, '')).then(
      () => (known.isIndexed = true),
      () => false,
    )
    try {
      const claimed = await withTimeout(claimLimitMs, async () => {
        const result = await tryClaim(key, fresh, known)
        await indexing
        return result
      })
      const { isIndexed } = known
      if (claimed.kind === 'claimed') return { ...claimed, isIndexed, paths: [...claimed.paths, path] }
      return claimed.kind === 'in-flight' ? { ...claimed, isIndexed } : claimed
    } catch (error) {
      if (!known.exists) throw error
      return { kind: 'in-flight', isIndexed: known.isIndexed }
    }
  }

  const reindex = async (key: string, entry: Entry, paths: readonly string[]): Promise<boolean> => {
    const path = indexPath(key, entry)
    try {
      // Also where a claim named it: that may have failed.
      await call(() => store.put(path, ''))
      for (const old of paths) if (old !== path) await call(() => store.remove(old))
      return true
    } catch {
      return false
    }
  }

  /** Beside the mark and not before it: that a delivery is noted matters more than its copy. */
  const keepCopy = async (key: string, entry: Entry, mark: Entry): Promise<void> => {
    if (!copies || !entry.quote || isCopyTooOld(entry, now())) return
    const { secrets } = copies
    const write = () => call(() => store.put(unprovenPath(key, mark), toCopy(key, entry, secrets)))
    await withOneRetry(write).catch(() => undefined)
  }

  const recordOutcome: Journal['recordOutcome'] = async (key, { entry, etag, paths }, outcome) => {
    const path = requestPath(key)
    const isDelivered = outcome.kind === 'delivered'
    const next = isDelivered ? markDelivered(entry, now()) : markFailed(entry, outcome, now())
    const text = JSON.stringify(next)
    const write = (): Promise<unknown> => {
      // A delivery is a fact, even if another process has claimed the entry meanwhile.
      if (isDelivered) return call(() => store.put(path, text))
      return call(() => (etag === undefined ? store.create(path, text) : store.replace(path, text, etag)))
    }
    const isCopied = isDelivered && !outcome.proven
    await Promise.all([withOneRetry(write), isCopied && keepCopy(key, entry, next)])
    return { indexed: reindex(key, next, paths) }
  }

  const claimDue: Journal['claimDue'] = async (key, path) => {
    const found = await read(key)
    if (!found?.entry || !isDue(found.entry, now())) return undefined
    return lease(key, found.entry, found.etag, path)
  }

  const get = async (key: string): Promise<Entry | undefined> => {
    const text = await call(() => store.get(requestPath(key)))
    return text === undefined ? undefined : parseEntry(text)
  }

  return { claim, recordOutcome, claimDue, get }
}
