import { hourMs, minuteMs } from '../lib/durations.ts'
import type { LogLine } from '../log.ts'
import { callWebhook } from './callWebhook.ts'
import type { Measures, MeasuresStore } from './measures.ts'
import { type ProblemKind, problemKinds, type Problems, problemsOf } from './problems.ts'

interface AlertsOptions {
  measures: MeasuresStore
  /** The webhook; without it alerts are lines of the log only. */
  url: string | undefined
  fetch: typeof fetch
  now: () => number
  log: (line: LogLine) => void
}

const texts: Record<ProblemKind, (count: number) => string> = {
  outage: (count) => `The form service has taken none of the last ${count} quote requests`,
  late: (count) => `Quote requests wait longer than an hour; ${count} wait in all`,
  refused: (count) => `The form service will never take ${count} of the quote requests`,
  closed: (count) => `The form is closed to visitors: ${count} of them were turned away`,
  schedule: () => 'The schedule has not run for 45 minutes',
}

const advice = 'What to do: docs/operations.md'

/** How often an alert is told again while it lasts. */
const remindAfterMs = 6 * hourMs

/** When the count is so many times the one told last, the alert is told again at once. */
const muchMore = 10

type OpenAlert = Measures['notes'][number]

/** Whether an open alert has to be told again. */
export const isToldAgain = ({ told, count }: OpenAlert, newCount: number, now: number): boolean =>
  newCount >= count * muchMore || now - told >= remindAfterMs

/**
 * Makes a function that tells what is wrong by the table: at the beginning, when it has grown tenfold, every
 * 6 hours, and at the end. Of several processes one tells. Rejects when the database fails.
 */
export const makeTellAlerts = ({ measures, url, fetch, now, log }: AlertsOptions) => {
  const send = async (text: string): Promise<boolean> => {
    log({ outcome: 'alert', note: text })
    const isTaken = !url || (await callWebhook(url, fetch, { text }))
    if (!isTaken) log({ outcome: 'alert-failed', note: 'QUOTE_ALERT_URL did not take the alert' })
    return isTaken
  }

  const follow = async (
    kind: ProblemKind,
    problems: Problems,
    open: OpenAlert | undefined,
  ): Promise<void> => {
    const { [kind]: count } = problems
    const name = `alert:${kind}`
    if (count === undefined) {
      if (!open || !(await measures.end(name))) return
      const minutes = Math.round((now() - open.since) / minuteMs)
      await send(`Over after ${minutes} min: ${texts[kind](open.count)}`)
      return
    }
    if (open && !isToldAgain(open, count, now())) return
    const still = open ? 'Still: ' : ''
    if (!(await measures.tell(name, count, open?.told))) return
    // An alert that nobody got is forgotten, so that the next run tells it.
    if (!(await send(`${still}${texts[kind](count)}. ${advice}`))) await measures.end(name)
  }

  return async (): Promise<void> => {
    const found = await measures.measure()
    const problems = problemsOf(found, now())
    for (const kind of problemKinds) {
      await follow(
        kind,
        problems,
        found.notes.find(({ name }) => name === `alert:${kind}`),
      )
    }
  }
}
