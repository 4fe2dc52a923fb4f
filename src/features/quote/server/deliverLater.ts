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
}

/** How far into a run each of its parts may begin something, in ms; Netlify ends a scheduled function after 30 s. */
const until = { read: 10_000, deliver: 18_000, tidy: 25_000 }

/** Each run begins to read far from where the runs before did, so that no entry is always left out. */
const startOf = (now: number): number => ((now / 300_000) * 0.618) % 1

/** Deliveries at the same time. */
const concurrency = 4

/**
 * One run over the journal: delivers what is due, oldest first, then gives up what has been tried for too long, and
 * removes what must not be kept any longer. What there is no time for waits for the next run. Two runs at the same time do not deliver the same request. Rejects
 * when the journal cannot be listed; an entry that fails is left for the next run.
 */
export const makeDeliverLater = (options: LaterOptions) => {
  const { shelf, journal, now } = options
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

  const deliverDue = async (found: readonly Found[], isLate: () => boolean): Promise<void> => {
    const due = found
      .filter(({ entry }) => isDue(entry, now()) && !isSpent(entry, now()) && !isExpired(entry, now()))
      .sort((one, other) => one.entry.due - other.entry.due)
    if (due.length > 0 && !isConfigured(options.relay.url)) {
      const note = `${unconfiguredNote}; ${String(due.length)} requests wait for it`
      log({ outcome: 'unconfigured', note })
      return
    }
    await forEach(due, concurrency, async ({ key }) => {
      if (isLate()) return
      const task = await journal.take(key)
      if (task) await carry(key, task)
    })
  }

  return async (): Promise<void> => {
    const began = now()
    const isLate = (part: keyof typeof until) => now() - began >= until[part]
    const found = await readAll(shelf, { start: startOf(began), enough: () => isLate('read') })
    await deliverDue(found, () => isLate('deliver'))
    await forEach(found, concurrency, async (one) => {
      if (!isLate('tidy')) await tidy(one)
    })
  }
}
