import { keepAnswer } from '../lib/keepAnswer.ts'
import { hourMs } from '../lib/time.ts'
import type { AlertsOptions } from './alerts.ts'
import { callWebhook } from './callWebhook.ts'

interface WatchRunOptions extends Omit<AlertsOptions, 'measures'> {
  measures: Pick<AlertsOptions['measures'], 'noteRun'> | undefined
  tellAlerts: () => Promise<void>
  /** Of a monitor that raises an alarm when no heartbeat comes. */
  heartbeatUrl: string | undefined
}

const silentText = 'The database of quote requests does not answer. What to do: docs/operations.md'

/** Each process says it by itself, as it cannot note there what it has told. */
const silentAgainMs = 6 * hourMs

/** What a run of the schedule does besides delivering. */
export const makeWatchRun = (options: WatchRunOptions) => {
  const { measures, alertUrl, heartbeatUrl, fetch, now, log } = options

  const watch = async (): Promise<void> => {
    await measures?.noteRun()
    await options.tellAlerts()
    if (heartbeatUrl && !(await callWebhook(heartbeatUrl, fetch)))
      log({ outcome: 'heartbeat-failed', note: 'QUOTE_HEARTBEAT_URL did not take the heartbeat' })
  }

  const onDatabaseFailure = keepAnswer(
    async () => {
      log({ outcome: 'alert', note: silentText })
      if (alertUrl) await callWebhook(alertUrl, fetch, { text: silentText })
    },
    { keepMs: silentAgainMs, now },
  )

  return { watch, onDatabaseFailure }
}
