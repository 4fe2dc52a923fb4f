import { makeDeliverLater } from '../../../functions/relay/delivery/deliverLater.ts'
import { type Entry, markFailed, newEntry } from '../../../functions/relay/journal/entry.ts'
import { makeJournal } from '../../../functions/relay/journal/journal.ts'
import type { JournalStore } from '../../../functions/relay/journal/journalStore.ts'
import { indexPath, requestPath } from '../../../functions/relay/journal/paths.ts'
import type { LogLine } from '../../../functions/relay/log.ts'
import { makeSendAlerts } from '../../../functions/relay/watch/alerts.ts'
import { makeNoteRun } from '../../../functions/relay/watch/noteRun.ts'
import { makeStatusRecorder } from '../../../functions/relay/watch/status.ts'
import { makeMemoryStore } from './memoryStore.ts'
import { sampleRequest } from './quoteSamples.ts'
import { makeVirtualClock } from './virtualClock.ts'

const minute = 60_000
const start = Date.UTC(2026, 0, 31)

/** How long a call to the journal takes, in ms. */
const latency: Record<keyof JournalStore, number> = {
  list: 150,
  listFolders: 150,
  get: 60,
  getWithEtag: 60,
  create: 80,
  replace: 80,
  put: 80,
  remove: 80,
}

interface SimulationOptions {
  /** How the form service answers a key after how many ms; it takes the request whatever it answers. */
  service: (key: string) => { status: number; ms: number; headers?: Record<string, string> }
  /** How many times slower than usual the journal is, asked with each call. */
  slower?: () => number
}

/**
 * The schedule with a journal, a form service and a webhook, in simulated time. A time limit of the delivery
 * counts in that time too, but for those of the journal, which `slower` may not exceed.
 */
export const makeRelaySimulation = ({ service, slower = () => 1 }: SimulationOptions) => {
  const clock = makeVirtualClock(start)
  const store = makeMemoryStore({ delay: (step) => clock.pause((latency[step] * slower()) / 2) })
  const arrived: string[] = []
  const runs: LogLine[] = []
  const alerts: string[] = []
  /** Calls of the form service at the same time. */
  const seen = { now: 0, most: 0 }

  const formService: typeof fetch = async (_url, init) => {
    const key = new Headers(init?.headers).get('idempotency-key') ?? ''
    arrived.push(key)
    seen.most = Math.max(seen.most, (seen.now += 1))
    const { status, ms, headers = {} } = service(key)
    const broken = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => {
        reject(new DOMException('aborted', 'AbortError'))
      })
    })
    try {
      return await Promise.race([clock.pause(ms).then(() => new Response(null, { status, headers })), broken])
    } finally {
      seen.now -= 1
    }
  }

  const webhook: typeof fetch = (_url, init) => {
    if (typeof init?.body === 'string') alerts.push((JSON.parse(init.body) as { text: string }).text)
    return Promise.resolve(new Response(null))
  }

  let beats = 0
  const heartbeat: typeof fetch = () => {
    beats += 1
    return Promise.resolve(new Response(null))
  }

  const watching = { store, now: clock.now, log: () => undefined }

  /** A process with the schedule, which remembers what it told. */
  const startProcess = () =>
    makeDeliverLater({
      formService: { url: 'https://forms.example/', token: undefined, fetch: formService },
      store,
      journal: makeJournal(store, clock.now),
      now: clock.now,
      log: (line) => {
        if (line.outcome === 'run') runs.push(line)
      },
      recordStatus: makeStatusRecorder(store, clock.now),
      sendAlerts: makeSendAlerts({ ...watching, url: 'https://chat.example/hook', fetch: webhook }),
      noteRun: makeNoteRun({ ...watching, url: 'https://beat.example/', fetch: heartbeat }),
    })

  const add = (entry: Entry, times = 1): string[] =>
    Array.from({ length: times }, () => {
      const key = crypto.randomUUID()
      store.texts.set(requestPath(key), { text: JSON.stringify(entry), etag: key })
      store.texts.set(indexPath(key, entry), { text: '', etag: key })
      return key
    })

  return {
    clock,
    store,
    /** The keys that the form service got, again with each call. */
    arrived,
    runs,
    alerts,
    seen,
    /** How often the heartbeat address was asked. */
    beats: () => beats,
    startProcess,
    /** Requests that come now and have not been tried. */
    add: (times = 1) =>
      add({ ...newEntry(sampleRequest(), clock.now()), leaseExpiresAt: 0, dueAt: clock.now() }, times),
    /** Requests that a visitor sent in vain. */
    addFailed: (times = 1, at = clock.now() - minute) =>
      add(markFailed(newEntry(sampleRequest(), at), { kind: 'timeout' }, at), times),
    left: () => [...store.texts.keys()].filter((path) => path.startsWith('waiting/')).length,
    /** Runs the schedule each minute; `before` may add requests or begin a fault. */
    runFor: async (
      minutes: number,
      run: () => Promise<void>,
      before: (minuteOfStory: number) => unknown = () => undefined,
    ): Promise<void> => {
      for (let count = 0; count < minutes; count += 1) {
        before(count)
        await clock.drive(run())
        await clock.drive(clock.pause(minute - ((clock.now() - start) % minute)))
      }
    },
    /** `AbortSignal.timeout` in simulated time. */
    abortAfter: (ms: number): AbortSignal => {
      const controller = new AbortController()
      void clock.pause(ms).then(() => {
        controller.abort()
      })
      return controller.signal
    },
  }
}
