import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDeliverLater } from '../../../functions/relay/delivery/deliverLater.ts'
import { makeBlobStore } from '../../../functions/relay/journal/blobStore.ts'
import { makeJournal } from '../../../functions/relay/journal/journal.ts'
import { forEachConcurrently } from '../../../functions/relay/lib/forEachConcurrently.ts'
import type { LogLine } from '../../../functions/relay/log.ts'
import { lendEnvironment } from '../../../scripts/environment.ts'
import { startFormService } from '../../../scripts/formService/server.ts'
import { openLocalJournal } from '../../../scripts/server/localJournal.ts'
import { countByValue, figuresOf } from './figures.ts'
import { sampleQuote } from './quoteSamples.ts'
import { startFaultyService } from './services/faultyService.ts'

const headersOf = (key: string) => ({ 'Content-Type': 'application/json', 'Idempotency-Key': key })
const body = JSON.stringify(sampleQuote)
const hour = 60 * 60_000

const maxRuns = 20

/** A server with the quote function, which can be killed and comes back. */
const startServer = async (folder: string, url: string) => {
  const start = async (): Promise<{ child: ChildProcess; url: string }> => {
    const giveBack = lendEnvironment({ QUOTE_FORM_URL: url, NETLIFY_BLOBS_CONTEXT: '' })
    const child = fork(join(import.meta.dirname, 'relayServer.ts'), [folder], { stdio: 'ignore' })
    giveBack()
    const [message] = (await once(child, 'message')) as [{ url: string }]
    return { child, url: message.url }
  }
  let current = start()
  await current
  const kill = async () => (await current).child.kill('SIGKILL')
  return {
    post: async (key: string): Promise<number | undefined> => {
      const { url: address } = await current
      const answer = fetch(address, { method: 'POST', headers: headersOf(key), body })
      return answer.then(
        ({ status }) => status,
        () => undefined,
      )
    },
    restart: () => {
      current = kill().then(start)
    },
    kill,
  }
}

const deliverTheRest = async (url: string): Promise<number> => {
  const store = makeBlobStore({ limitMs: 60_000 })
  let last: LogLine = { outcome: 'run' }
  for (let run = 1; run <= maxRuns && last.left !== 0; run += 1) {
    const now = () => Date.now() + run * hour
    await makeDeliverLater({
      formService: { url, token: undefined, fetch, pauseMs: 0 },
      store,
      journal: makeJournal(store, now, 60_000),
      now,
      log: (line) => (last = line.outcome === 'run' ? line : last),
      recordStatus: () => Promise.resolve(),
      sendAlerts: () => Promise.resolve(),
      noteRun: () => Promise.resolve(),
    })()
  }
  return last.left ?? Infinity
}

/** Sends requests, 50 at a time, while a fifth of the deliveries fail and the server is killed at times. */
export const runCrashLoad = async ({ count, killAt }: { count: number; killAt: readonly number[] }) => {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'))
  const journal = await openLocalJournal(folder)
  const inbox = await startFormService({ port: 0, file: ':memory:' })
  const service = await startFaultyService(inbox.url)
  const server = await startServer(folder, service.url)
  const sent = Array.from({ length: count }, () => crypto.randomUUID())
  const statuses: number[] = []
  const again: Promise<void>[] = []
  let brokenOff = 0
  let unkept = 0

  /** As a visitor does: again when there is no answer, or one that says that nobody has the request. */
  const send = async (key: string): Promise<void> => {
    const status = await server.post(key)
    if (status !== undefined && status !== 503) {
      statuses.push(status)
      return
    }
    if (status === 503) unkept += 1
    else brokenOff += 1
    again.push(send(key))
  }

  let begun = 0
  await forEachConcurrently(sent, 50, async (key) => {
    begun += 1
    if (killAt.includes(begun)) server.restart()
    await send(key)
  })
  for (const sending of again) await sending
  await server.kill()
  const left = await deliverTheRest(service.url)
  const requests = await fetch(new URL('/requests.json', inbox.url))
  const stored = (await requests.json()) as { key: string }[]
  await Promise.all([service.close(), inbox.close(), journal.close()])
  await rm(folder, { recursive: true })
  const figures = figuresOf({ sent, answered: service.answered, inbox: stored })
  return { ...figures, left, brokenOff, unkept, statuses: countByValue(statuses) }
}
