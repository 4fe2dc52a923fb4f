import type { JournalStore } from '../journal/journalStore.ts'
import type { LogLine } from '../log.ts'
import { otherTimeoutsMs } from '../timeouts.ts'
import { noteLastRun } from './status.ts'

interface NoteRunOptions {
  /** The heartbeat address of a monitor that raises an alarm when no heartbeat comes. */
  url: string | undefined
  fetch: typeof fetch
  store: JournalStore
  now: () => number
  log: (line: LogLine) => void
}

/** Notes that a run of the schedule has ended, and sends the heartbeat. The promise never rejects. */
export const makeNoteRun = ({ url, fetch, store, now, log }: NoteRunOptions) => {
  const beat = async (): Promise<void> => {
    if (!url) return
    const signal = AbortSignal.timeout(otherTimeoutsMs.webhook)
    const response = await fetch(url, { signal }).catch(() => undefined)
    response?.body?.cancel().catch(() => undefined)
    if (!response?.ok)
      log({ outcome: 'heartbeat-failed', note: 'QUOTE_HEARTBEAT_URL did not take the heartbeat' })
  }

  return async (): Promise<void> => {
    const noted = noteLastRun(store, now()).catch(() => {
      log({ outcome: 'journal-failed', note: 'The time of the run is not noted' })
    })
    await Promise.all([noted, beat()])
  }
}
