import type { LogLine } from '../requests/log.ts'
import { callWebhook } from './callWebhook.ts'
import type { MeasuresStore } from './measures.ts'

interface WatchRunOptions {
  measures: Pick<MeasuresStore, 'noteRun'> | undefined
  alerts: { tell: () => Promise<void> } | undefined
  /** Of a monitor that raises an alarm when no heartbeat comes. */
  heartbeatUrl: string | undefined
  fetch: typeof fetch
  log: (line: LogLine) => void
}

/** Makes what a run of the schedule does besides delivering. */
export const makeWatchRun =
  ({ measures, alerts, heartbeatUrl, fetch, log }: WatchRunOptions) =>
  async (): Promise<void> => {
    await measures?.noteRun()
    await alerts?.tell()
    if (heartbeatUrl && !(await callWebhook(heartbeatUrl, fetch)))
      log({ outcome: 'heartbeat-failed', note: 'QUOTE_HEARTBEAT_URL did not take the heartbeat' })
  }
