import type { JournalStore } from '../../functions/relay/journal/journalStore.ts'
import { folders } from '../../functions/relay/journal/paths.ts'
import { referenceOf } from '../../functions/relay/journal/reference.ts'
import { retryNow, type RetryResult } from '../../functions/relay/journal/upkeep/retryNow.ts'
import type { RetriedState } from './command.ts'
import { QuotesError } from './quotesError.ts'
import { listItems } from './readJournal.ts'
import { complete, type Result } from './result.ts'

const reasons: Record<Exclude<RetryResult, 'due'> | 'failed', string> = {
  gone: 'has left the journal',
  delivered: 'is delivered',
  'in-flight': 'is being delivered just now',
  unreadable: 'cannot be read by this release; "show" and "export" give its text',
  sealed: 'is sealed with another key than QUOTE_JOURNAL_KEY',
  failed: 'could not be read or written; try again',
}

/** Throws a QuotesError when the request cannot be delivered again. */
export const retryOne = async (
  store: JournalStore,
  key: string,
  name: string,
  secrets: readonly string[],
): Promise<string> => {
  const result = await retryNow(store, key, { now: Date.now(), secrets })
  if (result !== 'due') throw new QuotesError(`${name} ${reasons[result]}.`)
  return `${name} will be delivered with the next run of the schedule.`
}

const foldersOf = {
  unproven: folders.unproven,
  'dead-letter': folders.dead,
  'set-aside': folders.unreadable,
} satisfies Record<RetriedState, string>

/** Names each that cannot be delivered again, and throws none of them. */
export const retryState = async (
  store: JournalStore,
  state: RetriedState,
  secrets: readonly string[],
): Promise<Result> => {
  const keys = new Set((await listItems(store, foldersOf[state])).map(({ key }) => key))
  const others: string[] = []
  let unread = 0
  for (const key of keys) {
    const result = await retryNow(store, key, { now: Date.now(), secrets }).catch(() => 'failed' as const)
    if (result === 'failed') unread += 1
    if (result !== 'due') others.push(`${await referenceOf(key)} ${reasons[result]}.`)
  }
  const due = keys.size - others.length
  const summary = `${due} of ${keys.size} will be delivered with the next run of the schedule.`
  return { ...complete([summary, ...others].join('\n')), unread, total: keys.size }
}
