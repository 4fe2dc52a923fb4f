import type { Journal } from '../journal/journal.ts'
import type { JournalStore } from '../journal/journalStore.ts'
import { mendIndex } from '../journal/mendIndex.ts'
import type { IndexItem } from '../journal/paths.ts'
import { forEachConcurrently } from '../lib/forEachConcurrently.ts'
import { isHttpUrl } from '../lib/httpUrl.ts'
import { type LogLine, unconfiguredNote } from '../log.ts'
import { type FormServiceOptions, makeDeliver } from './formService.ts'
import { isRefusalOfOne, type Outcome } from './outcome.ts'

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
  /** When the last delivery has to be noted, in ms since 1970. */
  endsAt: number
  onEnd: (item: IndexItem, outcome: Outcome) => void
  onFailure: (item: IndexItem) => Promise<void>
}

const concurrency = 16

/** What is down for so many in a row is down for all: the others wait without a failure of their own. */
const maxFailuresInARow = 5

/** For one more delivery and noting it. */
const lastMs = 8000

/** Delivers what is due, the longest due first, until the time is up or nothing gets through. */
export const makeDeliverDue = (options: DeliverDueOptions) => {
  const { store, journal, now, log, recordStatus } = options
  const deliver = makeDeliver(options.formService)

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

  return async ({ due, endsAt, onEnd, onFailure }: Work): Promise<void> => {
    if (due.length === 0) return
    if (!isHttpUrl(options.formService.url)) {
      const note = `${unconfiguredNote}; ${String(due.length)} requests wait for it`
      log({ outcome: 'unconfigured', note })
      await recordStatus({ kind: 'unconfigured' })
      return
    }
    let failuresInARow = 0
    await forEachConcurrently(
      due.toSorted((one, other) => one.at - other.at),
      concurrency,
      async (item) => {
        if (now() + lastMs > endsAt || failuresInARow >= maxFailuresInARow) return
        const outcome = await deliverItem(item).catch(() => onFailure(item))
        if (!outcome) return
        const hasEnded = outcome.kind === 'delivered' || isRefusalOfOne(outcome)
        if (hasEnded) onEnd(item, outcome)
        failuresInARow = hasEnded ? 0 : failuresInARow + 1
      },
    )
  }
}
