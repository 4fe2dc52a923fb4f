import type { Deadline } from '../lib/deadline.ts'
import { times } from '../lib/firstAnswer.ts'
import { type Entry, isLeased, markUndeliverable, sentAgain } from './entry.ts'
import { type EntryStore, indexTries, type LeasedEntry, readTries } from './entryStore.ts'
import type { JournalStore } from './journalStore.ts'
import { indexPath, requestPath } from './paths.ts'

export type Claim =
  | ({ kind: 'claimed' } & LeasedEntry)
  /** Another process delivers it, or the journal has the key and the entry cannot be claimed now. */
  | { kind: 'in-flight'; isIndexed: boolean }
  | { kind: 'delivered' }
  | { kind: 'conflict' }

interface ClaimOptions {
  store: JournalStore
  entries: EntryStore
  now: () => number
  /** How long the journal has to answer before it counts as unreachable. */
  limitMs: number
}

/**
 * How often a claim begins anew, because the entry that it found was deleted, at the end of its retention,
 * before it could be read.
 */
const claimAttempts = 3

type FreshEntry = Entry & { leaseId: string }

/**
 * Makes `Journal.claim`. It rejects only when the journal cannot be reached. Once the journal has shown that
 * it has the key, a call that fails does not reject any more: the claim is `in-flight` then.
 */
export const makeClaim = ({ store, entries, now, limitMs }: ClaimOptions) => {
  const inFlight = (isIndexed: boolean): Claim => ({ kind: 'in-flight', isIndexed })

  const claimExisting = async (key: string, fresh: FreshEntry): Promise<Claim | 'not-found'> => {
    const found = await entries.read(key)
    if (!found) return 'not-found'
    const { entry, etag } = found
    if (!entry) return inFlight(true)
    if (entry.quoteHash !== '' && entry.quoteHash !== fresh.quoteHash) return { kind: 'conflict' }
    if (entry.state === 'delivered') return { kind: 'delivered' }
    if (entry.state === 'other') return inFlight(true)
    if (isLeased(entry, now())) {
      if (entry.leaseId !== fresh.leaseId) return inFlight(true)
      // An earlier call of this claim wrote the lease, and its answer was lost. The state before is not known
      // any more, so the index paths of both possible states are named; the outcome removes the old one.
      const paths = [indexPath(key, entry), indexPath(key, markUndeliverable(entry))]
      return { kind: 'claimed', entry, etag, isIndexed: true, paths }
    }
    // This call is late: another call of this claim has answered, and the outcome has ended the lease.
    if (entry.leaseId === fresh.leaseId) throw new Error('The claim is over')
    const path = indexPath(key, entry)
    const leased = await entries.lease(key, { entry: sentAgain(entry, now()), etag, path }, fresh.leaseId)
    if (!leased) throw new Error('Another process has changed the entry meanwhile')
    return { kind: 'claimed', ...leased }
  }

  /** The calls that create an entry, and the claim of the one that did, however late it answers. */
  const creationOf = (key: string, fresh: FreshEntry) => {
    const path = requestPath(key)
    const created = Promise.withResolvers<Claim>()
    const create = async (): Promise<Claim | 'exists'> => {
      const etag = await store.create(path, JSON.stringify(fresh))
      if (etag === undefined) return 'exists'
      created.resolve({ kind: 'claimed', entry: fresh, etag, isIndexed: true, paths: [] })
      return created.promise
    }
    const confirmExists = async (): Promise<'exists'> => {
      if ((await store.get(path)) === undefined) throw new Error('There is no entry')
      return 'exists'
    }
    // A write whose answer is lost may have taken place, so every third call asks whether the entry exists.
    const calls = [create, create, confirmExists, create, create, confirmExists]
    return { calls, created: created.promise }
  }

  const claimAny = async (key: string, fresh: FreshEntry, deadline: Deadline): Promise<Claim> => {
    const creation = creationOf(key, fresh)
    const claims = times(readTries, () => claimExisting(key, fresh))
    let exists = false
    try {
      for (let attempt = 0; attempt < claimAttempts; attempt += 1) {
        const first = await entries.ask(creation.calls, deadline.within(limitMs))
        if (first !== 'exists') return first
        exists = true
        // The entry that exists may be the one this claim created: the first call to create it may answer
        // later than the second.
        const claimed = await Promise.race([creation.created, entries.ask(claims, deadline)])
        if (claimed !== 'not-found') return claimed
      }
    } catch (error) {
      if (!exists) throw error
    }
    return inFlight(true)
  }

  return async (key: string, entry: Entry, deadline: Deadline): Promise<Claim> => {
    const fresh = { ...entry, leaseId: crypto.randomUUID() }
    const path = indexPath(key, fresh)
    const index = () => store.put(path, '')
    // At the same time as the entry and not before it, because the visitor waits.
    const indexing = entries.ask(times(indexTries, index), deadline.within(limitMs)).then(
      () => true,
      () => false,
    )
    const claimed = await claimAny(key, fresh, deadline)
    if (claimed.kind === 'conflict' || claimed.kind === 'delivered') return claimed
    const isIndexed = await indexing
    if (claimed.kind === 'in-flight') return inFlight(isIndexed)
    return { ...claimed, isIndexed, paths: [...claimed.paths, path] }
  }
}
