import { isDue, isExpired, isSpent, undeliverable } from './entry.ts'
import { forEachConcurrently } from './forEachConcurrently.ts'
import type { Journal, Task } from './journal.ts'
import { unconfiguredNote, type LogLine } from './log.ts'
import { isConfigured, makeRelay, type RelayOptions } from './relay.ts'
import { readAll, type Found } from './readAll.ts'
import type { Shelf } from './shelf.ts'

interface LaterOptions {
  relay: RelayOptions
  shelf: Shelf
  journal: Journal
  now: () => number
  log: (line: LogLine) => void
  /** No delivery begins later in a run, in ms; Netlify ends a scheduled function after 30 s. */
  budgetMs?: number
}

/** Deliveries at the same time. */
const concurrency = 4

/**
 * One run over the journal: delivers what is due, oldest first, gives up what has been tried for too long, and
 * removes what must not be kept any longer. Two runs at the same time do not deliver the same request. Rejects
 * when the journal cannot be listed; an entry that fails is left for the next run.
 */
export const makeDeliverLater = (options: LaterOptions) => {
  const { shelf, journal, now, budgetMs = 18_000 } = options
  const deliver = makeRelay(options.relay)

  const log = (line: LogLine) => {
    options.log({ ...line, later: true })
  }

  const giveUp = async (key: string): Promise<void> => {
    const found = await shelf.read(key)
    if (!found || !isSpent(found.entry, now())) return
    const { reference } = found.entry
    const replaced = await shelf.replace(key, undeliverable(found.entry), found.tag)
    if (replaced !== undefined) log({ outcome: 'undeliverable', reference, note: 'Run: npm run quotes' })
  }

  const tidy = async ({ key, entry }: Found): Promise<void> => {
    if (isSpent(entry, now())) await giveUp(key)
    if (!isExpired(entry, now())) return
    const { reference, state } = entry
    await shelf.remove(key)
    if (state !== 'delivered') log({ outcome: 'expired', reference, note: 'Never delivered; now deleted' })
  }

  const carry = async (key: string, { entry, ...rest }: Task): Promise<void> => {
    const { quote, reference, suspected } = entry
    if (!quote) return
    const outcome = await deliver(quote, key)
    const upstream = outcome.kind === 'refused' ? { upstream: outcome.upstream } : {}
    log({ outcome: outcome.kind, reference, ...(suspected.length > 0 && { suspected }), ...upstream })
    await journal.settle(key, { entry, ...rest }, outcome)
  }

  /** Each fails for itself. */
  const forEach = (found: readonly Found[], limit: number, step: (one: Found) => Promise<void>) =>
    forEachConcurrently(found, limit, (one) =>
      step(one).catch(() => {
        log({ outcome: 'journal-failed', reference: one.entry.reference })
      }),
    )

  return async (): Promise<void> => {
    const end = now() + budgetMs
    const found = await readAll(shelf)
    await forEach(found, 1, tidy)
    const due = found
      .filter(({ entry }) => isDue(entry, now()) && !isSpent(entry, now()) && !isExpired(entry, now()))
      .sort((one, other) => one.entry.due - other.entry.due)
    if (due.length > 0 && !isConfigured(options.relay.url)) {
      log({
        outcome: 'unconfigured',
        note: `${unconfiguredNote}; ${String(due.length)} requests wait for it`,
      })
      return
    }
    const attempt = async (one: Found) => {
      if (now() >= end) return
      const task = await journal.take(one.key)
      if (task) await carry(one.key, task)
    }
    await forEach(due, concurrency, attempt)
  }
}
