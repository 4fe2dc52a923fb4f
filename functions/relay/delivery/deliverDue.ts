import type { LeasedEntry } from '../journal/entryStore.ts'
import type { Journal } from '../journal/journal.ts'
import type { JournalStore } from '../journal/journalStore.ts'
import type { Outcome } from '../journal/outcome.ts'
import { folders, type IndexItem } from '../journal/paths.ts'
import { mendIndex } from '../journal/upkeep/mendIndex.ts'
import { forEachPaced } from '../lib/forEachPaced.ts'
import { type LogLine, unconfiguredNote } from '../log.ts'
import { otherTimeoutsMs, shortestDeliveryMs } from '../timeouts.ts'
import { type FormServiceOptions, makeDeliver } from './formService.ts'
import { hasAnswered, makePace } from './pace.ts'

export interface DeliverDueOptions {
  formService: FormServiceOptions
  store: JournalStore
  journal: Journal
  now: () => number
  log: (line: LogLine) => void
  recordStatus: (outcome: Outcome, reference?: string) => Promise<void>
}

interface Work {
  due: readonly IndexItem[]
  /**
   * Dead letters, and texts that were set aside. Among them may be one that the visitor sent again: its path
   * is moved after its delivery, which a killed process does not reach.
   */
  leftBehind: readonly IndexItem[]
  /** By then the last outcome has to be noted. */
  endsAt: number
  onEnd: (item: IndexItem, outcome: Outcome) => void
  onFailure: (item: IndexItem) => Promise<void>
}

/** How long a delivery is expected to take until the first of this run has been measured. */
const presumedMs = 9000

/** A delivery is expected to take at most this many times as long as the slowest of its run so far. */
const caution = 1.25

/** What is left for noting the outcome. */
const noteMs = 1000

/** Forgets the failures, so that the next wait is half a minute. */
const withoutFailures = (leased: LeasedEntry): LeasedEntry => ({
  ...leased,
  entry: { ...leased.entry, failures: 0 },
})

/** Delivers what is due, the longest due first, until the time is up or no delivery succeeds any more. */
export const makeDeliverDue = (options: DeliverDueOptions) => {
  const { store, journal, now, log, recordStatus } = options
  const budgetMs = options.formService.budgetMs ?? otherTimeoutsMs.laterDelivery
  const deliver = makeDeliver({ ...options.formService, budgetMs })
  const pace = makePace()

  const deliverItem = async (
    item: IndexItem,
    { leftBehind, endsAt }: Pick<Work, 'leftBehind' | 'endsAt'>,
  ): Promise<Outcome | undefined> => {
    const { key, path } = item
    const leased = await journal.claimDue(key, path)
    const { quote, reference, spamSignals } = leased?.entry ?? {}
    if (!leased || !quote || reference === undefined) {
      const dead = leftBehind.filter((other) => other.key === key && other.path.startsWith(folders.dead))
      // The waiting path is the last, since it brings the next run here when this one is cut off.
      for (const one of [...dead, item]) await mendIndex({ store, now: now(), log }, one)
      return undefined
    }
    const limitMs = endsAt - noteMs - now()
    // The claim took too long. Its lease ends by itself, and a later run delivers the request.
    if (limitMs < shortestDeliveryMs) return undefined
    const outcome = await deliver({ key, quote, spamSignals }, limitMs)
    pace.note(outcome)
    const upstream = 'upstream' in outcome ? { upstream: outcome.upstream } : {}
    log({ outcome: outcome.kind, reference, ...(spamSignals?.length && { spamSignals }), ...upstream })
    const paths = [
      ...leased.paths,
      ...leftBehind.filter((other) => other.key === key).map((other) => other.path),
    ]
    const claimed = { ...leased, paths }
    const [{ indexed }] = await Promise.all([
      journal.recordOutcome(key, pace.isFlaky() ? withoutFailures(claimed) : claimed, outcome),
      recordStatus(outcome, reference),
    ])
    await indexed
    return outcome
  }

  return async ({ due, leftBehind, endsAt, onEnd, onFailure }: Work): Promise<void> => {
    if (due.length === 0) return
    if (!options.formService.url) {
      const note = `${unconfiguredNote}; ${due.length} requests wait for it`
      log({ outcome: 'unconfigured', note })
      await recordStatus({ kind: 'unconfigured' })
      return
    }
    pace.beginRun()
    let slowestMs: number | undefined
    const expectedMs = () => Math.max((slowestMs ?? presumedMs) * caution, shortestDeliveryMs)
    const mayBegin = () => !pace.isOutage() && now() + expectedMs() + noteMs <= endsAt
    await forEachPaced(
      due.toSorted((one, other) => one.at - other.at),
      { concurrency: pace.concurrency, mayBegin },
      async (item) => {
        const began = now()
        const outcome = await deliverItem(item, { leftBehind, endsAt }).catch(() => onFailure(item))
        if (!outcome || !hasAnswered(outcome)) return
        slowestMs = Math.max(slowestMs ?? 0, now() - began)
        onEnd(item, outcome)
      },
    )
  }
}
