import { isRetentionOver } from '../journal/entry.ts'
import { storeConcurrency } from '../journal/journalStore.ts'
import { folders, type IndexItem, longestWaitMs } from '../journal/paths.ts'
import { referenceOf } from '../journal/reference.ts'
import { listIndex } from '../journal/upkeep/listIndex.ts'
import { mendIndex } from '../journal/upkeep/mendIndex.ts'
import { adoptOrphan, findOrphans, hasTurn } from '../journal/upkeep/orphans.ts'
import { purgeMarks, purgeUndelivered } from '../journal/upkeep/purge.ts'
import { purgeUnproven } from '../journal/upkeep/unproven.ts'
import { twice } from '../lib/firstAnswer.ts'
import { forEachConcurrently } from '../lib/forEachConcurrently.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import type { LogLine } from '../log.ts'
import { otherTimeoutsMs } from '../timeouts.ts'
import { type DeliverDueOptions, makeDeliverDue } from './deliverDue.ts'

/** What a run of the schedule left in the journal. */
export interface RunResult {
  waiting: readonly Pick<IndexItem, 'key' | 'receivedAt'>[]
  dead: readonly Pick<IndexItem, 'receivedAt'>[]
  unreadable: number
}

interface DeliverLaterOptions extends DeliverDueOptions {
  sendAlerts: (run: RunResult | 'journal-failed') => Promise<void>
  noteRun: () => Promise<void>
}

/**
 * How long after its beginning the parts of a run end; Netlify ends a scheduled function after 30 s. From
 * then on purge and the search for orphans begin nothing new. The outcomes of deliveries are noted by then,
 * so that there is time for alerts.
 */
const endsAfterMs = { purge: 17_000, deliver: 23_000, orphans: 26_000 }

/**
 * Makes a run of the schedule: purge, deliveries, alerts, search for orphans. The promise does not reject
 * when the journal fails.
 */
export const makeDeliverLater = (options: DeliverLaterOptions) => {
  const { store, now, sendAlerts, noteRun } = options

  const log = (line: LogLine) => {
    options.log({ ...line, later: true })
  }
  const deliverDue = makeDeliverDue({ ...options, log })

  const logFailure = async ({ key }: Pick<IndexItem, 'key'>): Promise<void> => {
    log({ outcome: 'journal-failed', reference: await referenceOf(key) })
  }

  const logNote = (note: string) => () => {
    log({ outcome: 'journal-failed', note })
  }

  const listFolder = (folder: string): Promise<IndexItem[]> => twice(() => listIndex(store, folder))

  const listAll = () =>
    withTimeout(otherTimeoutsMs.lists, () =>
      Promise.all([listFolder(folders.waiting), listFolder(folders.dead), listFolder(folders.unreadable)]),
    )

  /** Returns the entries and texts that it has removed. */
  const purge = async (items: readonly IndexItem[], isTimeUp: () => boolean): Promise<IndexItem[]> => {
    const purging = { store, now, isTimeUp, onFailure: (item: IndexItem) => void logFailure(item) }
    const expired = await purgeUndelivered(purging, items)
    for (const { key } of expired)
      log({ outcome: 'expired', reference: await referenceOf(key), note: 'Never delivered; now deleted' })
    await Promise.all([purgeUnproven(purging), purgeMarks(purging)]).catch(
      logNote('Old marks and copies are deleted by the next run'),
    )
    return expired
  }

  const adopt = async (key: string): Promise<void> => {
    if (await adoptOrphan(store, key, now())) log({ outcome: 'reindexed', reference: await referenceOf(key) })
  }

  const adoptOrphans = async (
    began: number,
    dead: readonly IndexItem[],
    isTimeUp: () => boolean,
  ): Promise<void> => {
    const keys = await findOrphans({ store, now: began, isTimeUp })
    await forEachConcurrently(keys, storeConcurrency, async (key) => {
      if (!isTimeUp()) await adopt(key).catch(() => logFailure({ key }))
    })
    // A dead letter that its visitor sent again has no other path when that process was killed.
    const deadNow = dead.filter(({ key }) => hasTurn(key, began))
    await forEachConcurrently(deadNow, storeConcurrency, async (item) => {
      if (!isTimeUp()) await mendIndex({ store, now: now(), log }, item).catch(() => logFailure(item))
    })
  }

  return async (): Promise<void> => {
    const began = now()
    const isPast = (part: 'purge' | 'orphans') => () => now() - began >= endsAfterMs[part]
    const lists = await listAll().catch(logNote('The index cannot be listed: this run delivers nothing'))
    if (!lists) return sendAlerts('journal-failed')

    const [waiting, dead, unreadable] = lists
    const ended = new Set<IndexItem>()
    let delivered = 0
    const due = waiting.filter(({ at, receivedAt }) => at <= began && !isRetentionOver(receivedAt, began))
    const [expired] = await Promise.all([
      purge([...waiting, ...dead, ...unreadable], isPast('purge')),
      deliverDue({
        due,
        leftBehind: [...dead, ...unreadable],
        endsAt: began + endsAfterMs.deliver,
        onFailure: logFailure,
        onEnd: (item, { kind }) => {
          ended.add(item)
          if (kind === 'delivered') delivered += 1
          else dead.push(item)
        },
      }),
    ])

    for (const item of expired) ended.add(item)
    const left = waiting.filter((item) => !ended.has(item))
    const oldestMs = longestWaitMs(left, began)
    const ms = Math.round(now() - began)
    log({ outcome: 'run', seen: waiting.length, due: due.length, delivered, left: left.length, oldestMs, ms })
    await Promise.all([sendAlerts({ waiting: left, dead, unreadable: unreadable.length }), noteRun()])
    await adoptOrphans(began, dead, isPast('orphans')).catch(
      logNote('Entries without an index are looked for again in 8 hours'),
    )
  }
}
