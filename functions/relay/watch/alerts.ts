import type { RunResult } from '../delivery/deliverLater.ts'
import { makeEntryStore, readTries } from '../journal/entryStore.ts'
import type { JournalStore } from '../journal/journalStore.ts'
import { longestWaitMs, statusPath } from '../journal/paths.ts'
import { referenceOf } from '../journal/reference.ts'
import { minuteMs } from '../lib/durations.ts'
import { times } from '../lib/firstAnswer.ts'
import type { LogLine } from '../log.ts'
import { timeoutsMs } from '../timeouts.ts'
import {
  decideAlerts,
  type Incident,
  type Incidents,
  type Problem,
  type Problems,
  readIncidents,
} from './incidents.ts'
import { overdueOf } from './overdue.ts'
import { postWebhook } from './postWebhook.ts'
import { isRefusingAll, readStatus, type Status } from './status.ts'

interface AlertOptions {
  url: string | undefined
  fetch: typeof fetch
  store: JournalStore
  now: () => number
  log: (line: LogLine) => void
}

/** An outage of the journal ends after this time without a failure, and not at each run that works. */
const calmMs = 10 * minuteMs

const maxReferences = 3

const journalProblem: Problem = { count: 1, text: 'what waits is not delivered meanwhile' }

const problemsOf = async (run: RunResult, status: Status, now: number): Promise<Problems> => {
  const { late, stuck } = overdueOf(run.waiting, status, now)
  const references = await Promise.all(stuck.slice(0, maxReferences).map(({ key }) => referenceOf(key)))
  const more = stuck.length > references.length ? ' and more' : ''
  const oldest = String(Math.round(longestWaitMs(late, now) / minuteMs))
  const countOf = (count: number): Problem => ({ count, text: String(count) })
  return {
    ...(isRefusingAll(status, run.dead) && { refused: { count: 1, text: status.lastFailure?.kind ?? '' } }),
    ...(late.length > 0 && {
      late: { count: late.length, text: `${late.length} wait, the oldest ${oldest} min` },
    }),
    ...(stuck.length > 0 && {
      stuck: { count: stuck.length, text: `${stuck.length} (${references.join(', ')}${more})` },
    }),
    ...(run.dead.length > 0 && { dead: countOf(run.dead.length) }),
    ...(run.unreadable > 0 && { unreadable: countOf(run.unreadable) }),
  }
}

/**
 * Makes a function that sends alerts after a run. The journal has the incidents that were reported, but its
 * own outage is remembered only in this process. What the webhook does not take is sent again after the next
 * run. The promise never rejects.
 */
export const makeSendAlerts = ({ url, fetch, store, now, log }: AlertOptions) => {
  const path = statusPath('incidents')
  const { ask } = makeEntryStore(store, now, timeoutsMs.journal)
  let isFirstRun = true
  let journalFailedAt = -Infinity
  let journalIncident: Incident | undefined
  /** Incidents that were reported and could not be written to the journal. */
  let unsaved: Incidents | undefined

  const send = async (messages: readonly string[]): Promise<boolean> => {
    for (const note of messages) log({ outcome: 'alert', note })
    if (!url) {
      log({ outcome: 'alert', note: 'QUOTE_ALERT_URL is missing: nobody hears of this' })
      return true
    }
    const text = messages.map((message) => `Quote relay. ${message}`).join('\n')
    const response = await postWebhook({ url, fetch }, { text })
    if (response?.ok) return true
    log({ outcome: 'alert', note: 'QUOTE_ALERT_URL did not take the alert; it is sent again' })
    return false
  }

  const save = async (open: Incidents): Promise<void> => {
    unsaved = open
    await store.put(path, JSON.stringify(open)).then(
      () => (unsaved = undefined),
      () => undefined,
    )
  }

  const alertJournal = async (): Promise<void> => {
    journalFailedAt = now()
    // A new process does not know what was reported before, so its first run reports nothing, except at a
    // full hour: where every run is a new process, nothing would ever be reported.
    if (isFirstRun && Math.floor(now() / minuteMs) % 60 !== 0) return
    const { open, messages } = decideAlerts({ journal: journalIncident }, { journal: journalProblem }, now())
    if (messages.length === 0 || (await send(messages))) journalIncident = open.journal
  }

  const alertAll = async (run: RunResult): Promise<void> => {
    const read = () => Promise.all([store.get(path), readStatus(store)])
    const [text, status] = await ask(times(readTries, read))
    const hasFailed = journalIncident && now() - journalFailedAt < calmMs
    const before = { ...(unsaved ?? readIncidents(text)), journal: journalIncident }
    const problems = {
      ...(await problemsOf(run, status, now())),
      ...(hasFailed && { journal: journalProblem }),
    }
    const { open, messages } = decideAlerts(before, problems, now())
    if (messages.length > 0 && !(await send(messages))) return
    const { journal, ...others } = open
    journalIncident = journal
    const isSaved = JSON.stringify(others) === (text ?? '{}')
    if (isSaved) unsaved = undefined
    else await save(others)
  }

  return async (run: RunResult | 'journal-failed'): Promise<void> => {
    if (run === 'journal-failed') await alertJournal()
    else await alertAll(run).catch(alertJournal)
    isFirstRun = false
  }
}
