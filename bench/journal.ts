import { makeDeliverLater } from '../functions/relay/delivery/deliverLater.ts'
import { type Entry, markDelivered, markFailed, newEntry } from '../functions/relay/journal/entry.ts'
import { makeJournal } from '../functions/relay/journal/journal.ts'
import { indexPath, requestPath } from '../functions/relay/journal/paths.ts'
import type { LogLine } from '../functions/relay/log.ts'
import { makeDigest } from '../functions/relay/watch/digest.ts'
import { makeMemoryStore } from '../tests/support/relay/memoryStore.ts'
import { sampleRequest } from '../tests/support/relay/quoteSamples.ts'
import { makeVirtualClock } from '../tests/support/relay/virtualClock.ts'

/** `npm run bench:journal`: how long the journal takes with many requests in it, in simulated time. */
const minute = 60_000
const day = 24 * 60 * minute
const start = Date.UTC(2026, 0, 31)
const latency = {
  list: 150,
  listFolders: 150,
  get: 60,
  getWithEtag: 60,
  create: 80,
  replace: 80,
  put: 80,
  remove: 80,
}

const makeSimulation = () => {
  const clock = makeVirtualClock(start)
  /** The last part of a run. */
  const search = { beganAt: 0, calls: 0, callsBefore: 0 }
  const store = makeMemoryStore({
    delay: (step) => {
      search.calls += 0.5
      return clock.pause(latency[step] / 2)
    },
  })
  const runs: LogLine[] = []
  const deliver = makeDeliverLater({
    formService: {
      url: 'https://forms.example/',
      token: undefined,
      fetch: () => clock.pause(200).then(() => new Response(null)),
    },
    store,
    journal: makeJournal(store, clock.now),
    now: clock.now,
    log: (line) => {
      if (line.outcome === 'run') runs.push(line)
    },
    recordStatus: () => Promise.resolve(),
    noteRun: () => Promise.resolve(),
    sendAlerts: () => {
      Object.assign(search, { beganAt: clock.now(), callsBefore: search.calls })
      return Promise.resolve()
    },
  })
  const add = (entry: Entry, times: number): void => {
    for (let count = 0; count < times; count += 1) {
      const key = crypto.randomUUID()
      store.texts.set(requestPath(key), { text: JSON.stringify(entry), etag: '0' })
      store.texts.set(indexPath(key, entry), { text: '', etag: '0' })
    }
  }
  const run = async (): Promise<LogLine> => {
    await clock.drive(deliver())
    return runs.at(-1) ?? { outcome: 'run' }
  }
  /** Waits for the schedule's next minute, or for the next of several. */
  const nextMinute = (everyMs = minute) =>
    clock.drive(clock.pause(everyMs - ((clock.now() - start) % everyMs)))
  return { clock, store, search, add, run, nextMinute }
}

const failedAt = (ms: number): Entry => markFailed(newEntry(sampleRequest(), ms), { kind: 'timeout' }, ms)
const deliveredAt = (ms: number): Entry => markDelivered(newEntry(sampleRequest(), ms), ms)

/** Marks of a week. */
const addMarks = ({ add }: ReturnType<typeof makeSimulation>, count: number): void => {
  const hours = 7 * 24
  for (let hour = 0; hour < hours; hour += 1)
    add(deliveredAt(start - hour * 60 * minute), Math.ceil(count / hours))
}

const report = (what: string, figure: string, aim: string): void => {
  console.log(`${what.padEnd(58)} ${figure.padStart(12)}   aim ${aim}`)
}

const drain = async (): Promise<void> => {
  const simulation = makeSimulation()
  simulation.add(failedAt(start - minute), 10_000)
  let left = Infinity
  while (left > 0) {
    await simulation.nextMinute()
    left = (await simulation.run()).left ?? 0
  }
  report('10,000 waiting requests are delivered within', minutesSince(simulation), 'under 30 min')
}

const minutesSince = ({ clock }: ReturnType<typeof makeSimulation>): string =>
  `${((clock.now() - start) / minute).toFixed(1)} min`

const findFew = async (): Promise<void> => {
  const simulation = makeSimulation()
  addMarks(simulation, 200_000)
  simulation.add(failedAt(start - minute), 20)
  const { delivered, ms } = await simulation.run()
  report('Of 20 among 200,000 marks the first run delivers', String(delivered), '20')
  report('and takes', `${((ms ?? 0) / 1000).toFixed(1)} s`, 'under 30 s')
}

const deleteOld = async (): Promise<void> => {
  const simulation = makeSimulation()
  simulation.add(failedAt(start - 30 * day), 10_000)
  simulation.add(failedAt(start - minute), 10_000)
  let oldest = Infinity
  while (oldest > 29 * day) {
    await simulation.nextMinute()
    oldest = (await simulation.run()).oldestMs ?? 0
  }
  report(
    '10,000 requests of 30 days, beside as many due, are deleted in',
    minutesSince(simulation),
    'under 24 h',
  )
}

/** Entries whose process was killed before it wrote their place in the index. */
const findOrphans = async (): Promise<void> => {
  const simulation = makeSimulation()
  const { clock, store, search, run, nextMinute } = simulation
  addMarks(simulation, 200_000)
  const orphans = Array.from({ length: 20 }, () => requestPath(crypto.randomUUID()))
  for (const path of orphans) store.texts.set(path, { text: JSON.stringify(failedAt(start)), etag: '0' })
  const isWaiting = (path: string) => store.texts.get(path)?.text.includes('"quote"')
  let searchMs = 0
  let searchCalls = 0
  while (orphans.some(isWaiting)) {
    await nextMinute(30 * minute)
    await run()
    searchMs = Math.max(searchMs, clock.now() - search.beganAt)
    searchCalls = Math.max(searchCalls, search.calls - search.callsBefore)
    await nextMinute()
    await run()
  }
  report(
    '20 without an index among 200,000 marks are delivered within',
    minutesSince(simulation),
    'under 24 h',
  )
  report('a search for them takes', `${(searchMs / 1000).toFixed(1)} s`, 'under 3 s')
  report('and calls the journal', `${searchCalls} times`, '')
}

const digest = async (name: string, add: (simulation: ReturnType<typeof makeSimulation>) => void) => {
  const simulation = makeSimulation()
  add(simulation)
  const { clock, store } = simulation
  const fetch = () => Promise.resolve(new Response(null))
  const send = makeDigest({
    url: 'https://chat.example/',
    fetch,
    store,
    now: clock.now,
    log: () => undefined,
  })
  const began = clock.now()
  await clock.drive(send())
  report(`The digest of ${name} takes`, `${((clock.now() - began) / 1000).toFixed(1)} s`, 'under 10 s')
}

await drain()
await findFew()
await deleteOld()
await findOrphans()
await digest('100,000 delivered', (simulation) => {
  addMarks(simulation, 100_000)
})
await digest('100,000 waiting', ({ add }) => {
  add(failedAt(start - minute), 100_000)
})
