import { z } from 'zod'
import type { JournalStore } from './journal/journalStore.ts'
import { type IndexItem, statusPath } from './journal/paths.ts'
import { isHttpUrl } from './lib/httpUrl.ts'
import type { LogLine } from './log.ts'
import { isRefusingAll, readStatus, type Status } from './status.ts'
import { otherTimeoutsMs } from './timeouts.ts'

export interface RunResult {
  waiting: number
  oldestMs: number
  dead: readonly Pick<IndexItem, 'receivedAt'>[]
  unreadable: number
}

export const maxWaitMs = 15 * 60_000

const incidentsSchema = z.partialRecord(z.enum(['refused', 'late', 'dead', 'unreadable']), z.number())

export type Incidents = z.infer<typeof incidentsSchema>
type Kind = keyof Incidents

const names: Record<Kind, string> = {
  refused: 'The form service refuses every request',
  late: 'Quote requests wait longer than 15 minutes',
  dead: 'There are quote requests that the form service will never take',
  unreadable: 'There are journal entries that cannot be read',
}

const minutes = (ms: number): string => `${String(Math.round(ms / 60_000))} min`

const problemsOf = (run: RunResult, status: Status): Partial<Record<Kind, string>> => ({
  ...(isRefusingAll(status, run.dead) && { refused: status.lastFailure?.kind ?? '' }),
  ...(run.oldestMs > maxWaitMs && {
    late: `${String(run.waiting)} wait, the oldest ${minutes(run.oldestMs)}`,
  }),
  ...(run.dead.length > 0 && { dead: String(run.dead.length) }),
  ...(run.unreadable > 0 && { unreadable: String(run.unreadable) }),
})

export const decideAlerts = (
  open: Incidents,
  run: RunResult,
  status: Status,
  now: number,
): { open: Incidents; messages: string[] } => {
  const problems = problemsOf(run, status)
  const next: Incidents = {}
  const messages: string[] = []
  for (const kind of incidentsSchema.keyType.options) {
    const problem = problems[kind]
    const since = open[kind]
    if (problem !== undefined) next[kind] = since ?? now
    if (problem !== undefined && since === undefined)
      messages.push(`${names[kind]}: ${problem}. What to do: docs/operations.md`)
    if (problem === undefined && since !== undefined)
      messages.push(`Over after ${minutes(now - since)}: ${names[kind]}`)
  }
  return { open: next, messages }
}

interface AlertOptions {
  url: string | undefined
  fetch: typeof fetch
  store: JournalStore
  now: () => number
  log: (line: LogLine) => void
}

const readIncidents = (text: string | undefined): Incidents => {
  try {
    return incidentsSchema.parse(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

/** What the webhook does not take is sent again after the next run. The promise never rejects. */
export const makeSendAlerts = ({ url = '', fetch, store, now, log }: AlertOptions) => {
  const path = statusPath('incidents')

  const send = async (text: string): Promise<boolean> => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: AbortSignal.timeout(otherTimeoutsMs.webhook),
    }).catch(() => undefined)
    return response?.ok === true
  }

  const alert = async (run: RunResult): Promise<void> => {
    const [before, status] = await Promise.all([store.get(path), readStatus(store)])
    const { open, messages } = decideAlerts(readIncidents(before), run, status, now())
    if (messages.length === 0) return
    for (const note of messages) log({ outcome: 'alert', note })
    if (!isHttpUrl(url)) log({ outcome: 'alert', note: 'QUOTE_ALERT_URL is missing: nobody hears of this' })
    if (isHttpUrl(url) && !(await send(messages.map((message) => `Quote relay. ${message}`).join('\n')))) {
      log({ outcome: 'alert', note: 'QUOTE_ALERT_URL did not take the alert; it is sent again' })
      return
    }
    await store.put(path, JSON.stringify(open))
  }

  return async (run: RunResult): Promise<void> => {
    await alert(run).catch(() => {
      log({ outcome: 'journal-failed', note: 'Alerts are sent after the next run' })
    })
  }
}
