import type { RunResult } from '../alerts.ts'
import type { Journal } from '../journal/journal.ts'
import type { JournalStore } from '../journal/journalStore.ts'
import { listIndex } from '../journal/listIndex.ts'
import { mendIndex } from '../journal/mendIndex.ts'
import { adoptOrphan, findOrphans } from '../journal/orphans.ts'
import { folders, type IndexItem } from '../journal/paths.ts'
import { purgeMarks, purgeUndelivered } from '../journal/purge.ts'
import { referenceOf } from '../journal/reference.ts'
import { forEachConcurrently } from '../lib/forEachConcurrently.ts'
import { isHttpUrl } from '../lib/httpUrl.ts'
import { type LogLine, unconfiguredNote } from '../log.ts'
import { type FormServiceOptions, makeDeliver } from './formService.ts'
import { isRefusalOfOne, type Outcome } from './outcome.ts'

interface DeliverLaterOptions {
  formService: FormServiceOptions
  store: JournalStore
  journal: Journal
  now: () => number
  log: (line: LogLine) => void
  recordStatus: (outcome: Outcome, reference?: string) => Promise<void>
  sendAlerts: (run: RunResult) => Promise<void>
}

/** When each part of a run begins nothing more, in ms; Netlify ends a scheduled function after 30 s. */
const phaseEndsAt = { purge: 5000, deliver: 17_000, marks: 23_000, orphans: 26_000 }

const concurrency = 16

/** What is down for so many in a row is down for all: the others wait without a failure of their own. */
const maxFailuresInARow = 5

/** Rejects when the journal cannot be listed. */
export const makeDeliverLater = (options: DeliverLaterOptions) => {
  const { store, journal, now, recordStatus } = options
  const deliver = makeDeliver(options.formService)

  const log = (line: LogLine) => {
    options.log({ ...line, later: true })
  }

  const logFailure = async ({ key }: Pick<IndexItem, 'key'>): Promise<void> => {
    log({ outcome: 'journal-failed', reference: await referenceOf(key) })
  }

  const deliverItem = async ({ key, path }: IndexItem): Promise<Outcome | undefined> => {
    const leased = await journal.claimDue(key, path)
    const { quote, reference, spamSignals } = leased?.entry ?? {}
    if (!leased || !quote || reference === undefined) {
      await mendIndex({ store, now: now(), log }, { key, path })
      return undefined
    }
    const outcome = await deliver({ key, quote, spamSignals })
    const upstream = outcome.kind === 'refused' ? { upstream: outcome.upstream } : {}
    log({ outcome: outcome.kind, reference, ...(spamSignals?.length && { spamSignals }), ...upstream })
    const [{ indexed }] = await Promise.all([
      journal.recordOutcome(key, leased, outcome),
      recordStatus(outcome, reference),
    ])
    await indexed
    return outcome
  }

  const deliverDue = async (
    due: readonly IndexItem[],
    isTimeUp: () => boolean,
    onEnd: (item: IndexItem, outcome: Outcome) => void,
  ): Promise<void> => {
    if (due.length > 0 && !isHttpUrl(options.formService.url)) {
      log({
        outcome: 'unconfigured',
        note: `${unconfiguredNote}; ${String(due.length)} requests wait for it`,
      })
      await recordStatus({ kind: 'unconfigured' })
      return
    }
    let failuresInARow = 0
    await forEachConcurrently(due, concurrency, async (item) => {
      if (isTimeUp() || failuresInARow >= maxFailuresInARow) return
      const outcome = await deliverItem(item).catch(() => logFailure(item))
      if (!outcome) return
      const hasEnded = outcome.kind === 'delivered' || isRefusalOfOne(outcome)
      if (hasEnded) onEnd(item, outcome)
      failuresInARow = hasEnded ? 0 : failuresInARow + 1
    })
  }

  const adopt = async (key: string): Promise<void> => {
    if (await adoptOrphan(store, key, now())) log({ outcome: 'reindexed', reference: await referenceOf(key) })
  }

  const adoptOrphans = async (began: number, isTimeUp: () => boolean): Promise<void> => {
    const keys = await findOrphans({ store, now: began, isTimeUp })
    await forEachConcurrently(keys, concurrency, async (key) => {
      if (!isTimeUp()) await adopt(key).catch(() => logFailure({ key }))
    })
  }

  return async (): Promise<void> => {
    const began = now()
    const isPast = (phase: keyof typeof phaseEndsAt) => () => now() - began >= phaseEndsAt[phase]
    const purging = { store, now, onFailure: (item: IndexItem) => void logFailure(item) }

    const [waiting, dead, unreadable] = await Promise.all([
      listIndex(store, folders.waiting),
      listIndex(store, folders.dead),
      listIndex(store, folders.unreadable),
    ])
    const expired: IndexItem[] = []
    await purgeUndelivered(
      { ...purging, isTimeUp: isPast('purge') },
      [...waiting, ...dead, ...unreadable],
      (item) => void expired.push(item),
    )
    for (const { key } of expired)
      log({ outcome: 'expired', reference: await referenceOf(key), note: 'Never delivered; now deleted' })

    const ended = new Set(expired)
    let delivered = 0
    const due = waiting.filter((item) => item.at <= now() && !ended.has(item))
    await deliverDue(
      due.toSorted((one, other) => one.at - other.at),
      isPast('deliver'),
      (item, { kind }) => {
        ended.add(item)
        if (kind === 'delivered') delivered += 1
        else dead.push(item)
      },
    )
    await purgeMarks({ ...purging, isTimeUp: isPast('marks') })

    const left = waiting.filter((item) => !ended.has(item))
    const oldestMs = began - left.reduce((oldest, { receivedAt }) => Math.min(oldest, receivedAt), began)
    const ms = Math.round(now() - began)
    log({ outcome: 'run', seen: waiting.length, due: due.length, delivered, left: left.length, oldestMs, ms })
    const run: RunResult = {
      waiting: left.length,
      oldestMs,
      dead,
      unreadable: unreadable.length,
    }
    await options.sendAlerts(run)
    await adoptOrphans(began, isPast('orphans')).catch(() => {
      log({ outcome: 'journal-failed', note: 'Entries without an index are looked for again in 8 hours' })
    })
  }
}
