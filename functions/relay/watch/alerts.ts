import { keepAnswer } from '../lib/keepAnswer.ts'
import { hourMs, minuteMs, otherTimeoutsMs } from '../lib/time.ts'
import type { LogLine } from '../requests/log.ts'
import type { MeasuresStore, Problem, ProblemKind } from './measures.ts'

interface AlertsOptions {
  measures: MeasuresStore
  alertUrl: string | undefined
  /** A monitor there raises an alarm when no heartbeat comes. */
  heartbeatUrl: string | undefined
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

const silentText = `The database of quote requests does not answer. ${advice}`

const remindAfterMs = 6 * hourMs

const muchMore = 10

/** Sends an alert when a problem begins, grows tenfold, lasts 6 hours more, and ends. */
export const makeAlerts = ({ measures, alertUrl, heartbeatUrl, fetch, now, log }: AlertsOptions) => {
  /** Calls an address, with a message as JSON if there is one. True when it answers 2xx in time. */
  const call = async (url: string, message?: object): Promise<boolean> => {
    const headers = { 'Content-Type': 'application/json' }
    const post = { method: 'POST', headers, body: JSON.stringify(message) }
    const signal = AbortSignal.timeout(otherTimeoutsMs.webhook)
    const answer = await fetch(url, { redirect: 'manual', signal, ...(message && post) }).catch(
      () => undefined,
    )
    answer?.body?.cancel().catch(() => undefined)
    return answer?.ok ?? false
  }

  const send = async (text: string): Promise<boolean> => {
    log({ outcome: 'alert', note: text })
    const isTaken = !alertUrl || (await call(alertUrl, { text }))
    if (!isTaken) log({ outcome: 'alert-failed', note: 'QUOTE_ALERT_URL did not take the alert' })
    return isTaken
  }

  const follow = async ({ kind, count, since, told, toldCount }: Problem): Promise<void> => {
    if (count === null) {
      if (!(await measures.end(kind))) return
      const minutes = Math.round((now() - Number(since)) / minuteMs)
      await send(`Over after ${minutes} min: ${texts[kind](toldCount ?? 0)}`)
      return
    }
    const isOpen = told !== null && toldCount !== null
    if (isOpen && count < toldCount * muchMore && now() - told.getTime() < remindAfterMs) return
    if (!(await measures.tell(kind, count, told))) return
    // An alert that nobody got is forgotten, so that the next run tells it.
    if (!(await send(`${isOpen ? 'Still: ' : ''}${texts[kind](count)}. ${advice}`))) await measures.end(kind)
  }

  const tell = async (): Promise<void> => {
    for (const problem of await measures.measure()) await follow(problem)
  }

  const noteRun = async (): Promise<void> => {
    await measures.noteRun()
    await tell()
    if (heartbeatUrl && !(await call(heartbeatUrl)))
      log({ outcome: 'heartbeat-failed', note: 'QUOTE_HEARTBEAT_URL did not take the heartbeat' })
  }

  /** Every process sends this alert, because without the database none knows what others have sent. */
  const tellSilence = keepAnswer(() => send(silentText), { keepMs: remindAfterMs, now })

  return { tell, noteRun, tellSilence }
}
