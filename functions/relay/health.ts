import { maxWaitMs } from './alerts.ts'
import type { FormServiceOptions } from './delivery/formService.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import type { JournalStore } from './journal/journalStore.ts'
import { listIndex } from './journal/listIndex.ts'
import { folders, type IndexItem } from './journal/paths.ts'
import { isHttpUrl } from './lib/httpUrl.ts'
import { withTimeout } from './lib/withTimeout.ts'
import { isRefusingAll, readStatus, type Status } from './status.ts'
import { otherTimeoutsMs } from './timeouts.ts'

interface HealthOptions {
  formService: FormServiceOptions
  store: JournalStore
  now: () => number
  limitMs?: number
}

interface JournalHealth extends Status {
  waiting: number
  oldestMs: number
  dead: readonly IndexItem[]
}

const cacheMs = 10_000

const timeText = (ms: number): string => new Date(ms).toISOString()

/** 503 when the journal or the form service fails, or a request waits longer than 15 minutes. */
export const makeHealthHandler = (options: HealthOptions) => {
  const { formService, store, now, limitMs = otherTimeoutsMs.health } = options
  const { url = '', fetch } = formService
  let last: { at: number; answer: Promise<{ status: number; body: object }> } | undefined

  const isReachable = async (): Promise<boolean> => {
    const ask = () => fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(limitMs) })
    return ask().then(
      ({ status }) => status < 500,
      () => false,
    )
  }

  const readJournal = async (): Promise<JournalHealth> => {
    const [status, waiting, dead] = await Promise.all([
      readStatus(store),
      listIndex(store, folders.waiting),
      listIndex(store, folders.dead),
    ])
    const oldest = waiting.reduce((sum, { receivedAt }) => Math.min(sum, receivedAt), now())
    return { ...status, waiting: waiting.length, oldestMs: now() - oldest, dead }
  }

  const check = async (): Promise<{ status: number; body: object }> => {
    const [reachable, journal] = await Promise.all([
      isHttpUrl(url) ? isReachable() : undefined,
      withTimeout(limitMs, readJournal).catch(() => undefined),
    ])
    const isFailing =
      !reachable || (journal && (journal.oldestMs > maxWaitMs || isRefusingAll(journal, journal.dead)))
    const relay = reachable === undefined ? 'unconfigured' : isFailing ? 'failing' : 'ok'
    if (!journal) return { status: 503, body: { relay, journal: 'failing' } }
    const { waiting, oldestMs, dead, lastSuccess, lastFailure } = journal
    const body = {
      relay,
      journal: 'ok',
      waiting,
      oldestWaitingSeconds: Math.round(oldestMs / 1000),
      deadLetters: dead.length,
      ...(lastSuccess && { lastSuccess: { at: timeText(lastSuccess.at) } }),
      ...(lastFailure && { lastFailure: { at: timeText(lastFailure.at), kind: lastFailure.kind } }),
    }
    return { status: relay === 'ok' ? 200 : 503, body }
  }

  return async (): Promise<Response> => {
    if (!last || last.at + cacheMs <= now()) last = { at: now(), answer: check() }
    const { status, body } = await last.answer
    return Response.json(body, { status, headers: securityHeaders })
  }
}
