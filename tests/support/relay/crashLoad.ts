import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { lendEnvironment } from '../../../scripts/environment.ts'
import { listen, shut } from '../../../scripts/server/ports.ts'
import { sampleQuote } from './quoteSamples.ts'
import { hour, makeRelaySimulation } from './relaySimulation.ts'
import type { TestDatabase } from './testDatabase.ts'

/** Lost on the way, answered with an error, taken and the answer lost. */
const faults = ['lost', 'refused', 'answer lost'] as const

/** A form service that takes each key once. Every fifth call fails, in turn with another fault. */
const startFaultyService = async () => {
  const taken = new Set<string>()
  /** The key of each call that was answered with success. */
  const answered: string[] = []
  let calls = 0
  const server = createServer((request, response) => {
    calls += 1
    const fault = calls % 5 === 0 ? faults[(calls / 5) % 3] : undefined
    request.resume().once('end', () => {
      if (fault === 'lost') return response.destroy()
      if (fault === 'refused') return response.writeHead(503).end()
      const key = String(request.headers['idempotency-key'])
      taken.add(key)
      if (fault === 'answer lost') return response.destroy()
      answered.push(key)
      return response.end()
    })
  })
  const port = await listen(server, 0, '127.0.0.1', 'PORT')
  return { url: `http://127.0.0.1:${port}/`, taken, answered, close: () => shut(server) }
}

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
    post: async (key: string): Promise<number> => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
      const body = JSON.stringify(sampleQuote)
      return (await fetch((await current).url, { method: 'POST', headers, body })).status
    },
    restart: () => void (current = kill().then(start)),
    kill,
  }
}

/** Runs of the schedule, six hours apart, until nothing waits. Gives how many wait all the same. */
const deliverTheRest = async (database: TestDatabase, url: string): Promise<number> => {
  const relay = makeRelaySimulation(database)
  relay.clock.now = Date.now()
  const { run } = relay.startProcess({ url, fetch })
  const waiting = async () => (await relay.rows()).filter(({ state }) => state === 'waiting').length
  for (let runs = 0; runs < maxRuns && (await waiting()) > 0; runs += 1) {
    relay.clock.now += 6 * hour
    await run()
  }
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
  const service = await startFaultyService()
  const start = () => startServer(database.url, service.url, failing)
  const servers = await Promise.all(Array.from({ length: processes }, start))
  const sent = Array.from({ length: count }, () => crypto.randomUUID())
  const statuses: Record<number, number> = {}
  let brokenOff = 0
  let begun = 0

  /** As a visitor does: again when there is no answer, or one that says that nobody has the request. */
  const send = async (key: string): Promise<void> => {
    const server = servers[Math.floor(Math.random() * processes)]
    const status = await server?.post(key).catch(() => undefined)
    if (status === undefined) brokenOff += 1
    else statuses[status] = (statuses[status] ?? 0) + 1
    if (status === undefined || status === 503) await send(key)
  }

  const killEvery = Math.ceil(count / (kills + 1))
  const began = Date.now()
  const sendOne = async (key: string): Promise<void> => {
    begun += 1
    if (begun % killEvery === 0) servers[(begun / killEvery) % processes]?.restart()
    await send(key)
  }
  await Readable.from(sent).forEach(sendOne, { concurrency: atOnce })
  const seconds = Math.round((Date.now() - began) / 1000)
  await Promise.all(servers.map(({ kill }) => kill()))
  const left = await deliverTheRest(database, service.url)
  await service.close()
  return {
    sent: count,
    lost: sent.filter((key) => !service.taken.has(key)).length,
    left,
    /** What the form service was sent again after an answer that nobody broke off. */
    givenTwice: service.answered.length - new Set(service.answered).size,
    brokenOff,
    seconds,
    statuses,
  }
}
