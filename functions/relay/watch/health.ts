import type { FormServiceOptions } from '../delivery/formService.ts'
import type { JournalStore } from '../journal/journalStore.ts'
import { folders, type IndexItem, longestWaitMs } from '../journal/paths.ts'
import { listIndex } from '../journal/upkeep/listIndex.ts'
import { minuteMs } from '../lib/durations.ts'
import { twice } from '../lib/firstAnswer.ts'
import { keepAnswer } from '../lib/keepAnswer.ts'
import { securityHeaders } from '../lib/securityHeaders.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import { otherTimeoutsMs } from '../timeouts.ts'
import { overdueOf } from './overdue.ts'
import { isRefusingAll, readLastRun, readStatus, type Status } from './status.ts'

interface HealthOptions {
  formService: FormServiceOptions
  store: JournalStore
  /** False in a preview, where Netlify runs none. */
  hasSchedule: boolean
  now: () => number
}

interface JournalHealth extends Status {
  waiting: readonly IndexItem[]
  dead: readonly IndexItem[]
  lastRun: number | undefined
}

const cacheMs = 10_000

/** The schedule runs each minute; after this time without a run it counts as stopped. */
const runsWithinMs = 5 * minuteMs

const timeText = (ms: number): string => new Date(ms).toISOString()

const seconds = (ms: number): number => Math.round(ms / 1000)

const describe = ({ waiting, dead, lastSuccess, lastFailure, lastRun }: JournalHealth, now: number) => ({
  waiting: waiting.length,
  oldestWaitingSeconds: seconds(longestWaitMs(waiting, now)),
  deadLetters: dead.length,
  ...(lastSuccess && { lastSuccess: { at: timeText(lastSuccess.at) } }),
  ...(lastFailure && { lastFailure: { at: timeText(lastFailure.at), kind: lastFailure.kind } }),
  ...(lastRun !== undefined && { secondsSinceRun: seconds(now - lastRun) }),
})

/** `never ran` is a deploy's first minute, or a schedule that nobody starts. */
const scheduleState = (lastRun: number | undefined, now: number): 'ok' | 'stopped' | 'never ran' => {
  if (lastRun === undefined) return 'never ran'
  return now - lastRun > runsWithinMs ? 'stopped' : 'ok'
}

/**
 * GET /api/health. It answers 503 when the journal, the form service or the schedule fails, when requests
 * have waited for 15 minutes without a delivery, or when the form service refuses all of them. Never
 * rejects.
 */
export const makeHealthHandler = (options: HealthOptions) => {
  const { formService, store, hasSchedule, now } = options
  const { url, fetch } = formService

  const isReachable = (address: string): Promise<boolean> => {
    const signal = AbortSignal.timeout(otherTimeoutsMs.health)
    return fetch(address, { method: 'HEAD', redirect: 'manual', signal }).then(
      ({ status }) => status < 500,
      () => false,
    )
  }

  const readJournal = async (): Promise<JournalHealth> => {
    const [status, lastRun, waiting, dead] = await Promise.all([
      readStatus(store),
      readLastRun(store),
      listIndex(store, folders.waiting),
      listIndex(store, folders.dead),
    ])
    return { ...status, lastRun, waiting, dead }
  }

  const check = async (): Promise<{ status: number; body: object }> => {
    const [reachable, journal] = await Promise.all([
      url ? isReachable(url) : undefined,
      withTimeout(otherTimeoutsMs.health, () => twice(readJournal)).catch(() => undefined),
    ])
    const at = now()
    const isBlocked =
      journal !== undefined &&
      (overdueOf(journal.waiting, journal, at).late.length > 0 || isRefusingAll(journal, journal.dead))
    const isFailing = !reachable || isBlocked
    const relay = reachable === undefined ? 'unconfigured' : isFailing ? 'failing' : 'ok'
    if (!journal) return { status: 503, body: { relay, journal: 'failing' } }
    const schedule = hasSchedule ? scheduleState(journal.lastRun, at) : undefined
    const isWell = relay === 'ok' && (schedule === undefined || schedule === 'ok')
    return { status: isWell ? 200 : 503, body: { relay, journal: 'ok', schedule, ...describe(journal, at) } }
  }

  const checked = keepAnswer(check, { keepMs: cacheMs, now })

  return async (): Promise<Response> => {
    const { status, body } = await checked()
    return Response.json(body, { status, headers: securityHeaders })
  }
}
