import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { makeDeliverLater } from '../../../functions/relay/delivery/deliverLater.ts'
import { makeDeliver } from '../../../functions/relay/delivery/formService.ts'
import { openDatabase } from '../../../functions/relay/requests/database.ts'
import { makeRequestStore } from '../../../functions/relay/requests/requestStore.ts'
import { lendEnvironment } from '../../../scripts/environment.ts'
import { startFormService } from '../../../scripts/formService/server.ts'
import { countByValue, figuresOf } from './figures.ts'
import { forEachConcurrently } from './forEachConcurrently.ts'
import { sampleQuote } from './quoteSamples.ts'
import { startFaultyService } from './services/faultyService.ts'
import type { TestDatabase } from './testDatabase.ts'

const headersOf = (key: string) => ({ 'Content-Type': 'application/json', 'Idempotency-Key': key })
const body = JSON.stringify(sampleQuote)
const hour = 60 * 60_000

const maxRuns = 40

/** A server with the quote function, which can be killed and comes back. */
const startServer = async (databaseUrl: string, url: string, failing: number) => {
  const start = async (): Promise<{ child: ChildProcess; url: string }> => {
    const giveBack = lendEnvironment({ QUOTE_FORM_URL: url, NETLIFY_DB_URL: databaseUrl })
    const server = join(import.meta.dirname, 'relayServer.ts')
    const child = fork(server, [String(failing)], { stdio: 'ignore' })
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

/** Two schedules at the same time, an hour later with each run, until nothing waits. */
const deliverTheRest = async ({ url, query }: TestDatabase, formUrl: string): Promise<number> => {
  const waiting = async () => (await query("select key from requests where state = 'waiting'", [])).length
  let now = Date.now()
  const schedules = [openDatabase(url), openDatabase(url)].map(({ query: own, close }) => ({
    close,
    run: makeDeliverLater({
      requests: makeRequestStore(own, () => now),
      deliver: makeDeliver({ url: formUrl, fetch, pauseMs: 0 }),
      now: () => now,
      log: () => undefined,
      watch: () => Promise.resolve(),
      onDatabaseFailure: () => Promise.resolve(),
    }),
  }))
  for (let run = 1; run <= maxRuns && (await waiting()) > 0; run += 1) {
    now += 6 * hour
    await Promise.all(schedules.map((schedule) => schedule.run()))
  }
  await Promise.all(schedules.map(({ close }) => close()))
  return waiting()
}

interface Load {
  count: number
  processes: number
  /** How many requests at the same time. */
  atOnce: number
  /** The share of statements that fail. */
  failing: number
  /** How often a process is killed. */
  kills: number
}

/**
 * Sends requests to several processes while a fifth of the deliveries and a share of the statements fail, and
 * processes are killed one after another.
 */
export const runCrashLoad = async (database: TestDatabase, load: Load) => {
  const { count, processes, atOnce, failing, kills } = load
  const inbox = await startFormService({ port: 0, file: ':memory:' })
  const service = await startFaultyService(inbox.url)
  const starting = Array.from({ length: processes }, () => startServer(database.url, service.url, failing))
  const servers = await Promise.all(starting)
  const sent = Array.from({ length: count }, () => crypto.randomUUID())
  const statuses: number[] = []
  let brokenOff = 0
  let begun = 0

  /** As a visitor does: again when there is no answer, or one that says that nobody has the request. */
  const send = async (key: string): Promise<void> => {
    const server = servers[Math.floor(Math.random() * processes)]
    const status = await server?.post(key)
    if (status === undefined) brokenOff += 1
    else statuses.push(status)
    if (status === undefined || status === 503) await send(key)
  }

  const killEvery = Math.ceil(count / (kills + 1))
  const began = Date.now()
  await forEachConcurrently(sent, atOnce, async (key) => {
    begun += 1
    if (begun % killEvery === 0) servers[(begun / killEvery) % processes]?.restart()
    await send(key)
  })
  const seconds = Math.round((Date.now() - began) / 1000)
  await Promise.all(servers.map(({ kill }) => kill()))
  const left = await deliverTheRest(database, service.url)
  const requests = await fetch(new URL('/requests.json', inbox.url))
  const stored = (await requests.json()) as { key: string }[]
  await Promise.all([service.close(), inbox.close()])
  const figures = figuresOf({ sent, answered: service.answered, inbox: stored })
  return { ...figures, left, brokenOff, seconds, statuses: countByValue(statuses) }
}
