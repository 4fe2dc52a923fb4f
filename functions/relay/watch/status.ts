import { z } from 'zod'
import { indexTries, makeEntryStore } from '../journal/entryStore.ts'
import type { JournalStore } from '../journal/journalStore.ts'
import { type Failure, failureText, type Outcome, wouldFailForAll } from '../journal/outcome.ts'
import { type IndexItem, statusPath } from '../journal/paths.ts'
import { minuteMs } from '../lib/durations.ts'
import { times } from '../lib/firstAnswer.ts'
import { timeoutsMs } from '../timeouts.ts'

const refusalSchema = z.object({ reference: z.string(), at: z.number() })
const atSchema = z.object({ at: z.number() })
const lastFailureSchema = z.object({
  at: z.number(),
  kind: z.string(),
  refusesAll: z.boolean(),
  /** The last requests refused in a row, at most two, each once; notes of older releases have none. */
  refused: z.array(refusalSchema).readonly().default([]),
})

type NotedRefusal = z.infer<typeof refusalSchema>

/** What the relay notes of itself, without personal data. */
export interface Status {
  lastSuccess: { at: number } | undefined
  lastFailure: z.infer<typeof lastFailureSchema> | undefined
}

/** The shortest time between two notes of the same outcome by one process. */
const repeatMs = { success: 10_000, failure: minuteMs }

/**
 * From this many different refused requests in a row on, the form service counts as refusing all. A single
 * refusal may be due to the request itself, as when a firewall blocks a word in it.
 */
const refusedRequests = 2

/** Failures of all requests whose cause is the setup: no address, or an ok answer without the proof. */
const causedBySetup = /^(unconfigured|unproven)/

/** From this many undeliverable requests in a row on, the form service counts as refusing all. */
const deadLettersInARow = 3

const readDocument = async <Value>(
  store: JournalStore,
  name: string,
  schema: z.ZodType<Value>,
): Promise<Value | undefined> => {
  const text = await store.get(statusPath(name))
  if (text === undefined) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const readLastFailure = (store: JournalStore) => readDocument(store, 'lastFailure', lastFailureSchema)

/** What was noted last; a note that cannot be read is missing. Rejects when the journal fails. */
export const readStatus = async (store: JournalStore): Promise<Status> => {
  const [lastSuccess, lastFailure] = await Promise.all([
    readDocument(store, 'lastSuccess', atSchema),
    readLastFailure(store),
  ])
  return { lastSuccess, lastFailure }
}

/** When the last run of the schedule ended; undefined before the first, and in previews. */
export const readLastRun = async (store: JournalStore): Promise<number | undefined> =>
  (await readDocument(store, 'lastRun', atSchema))?.at

/** Rejects when the journal fails. */
export const noteLastRun = async (store: JournalStore, at: number): Promise<void> => {
  await store.put(statusPath('lastRun'), JSON.stringify({ at }))
}

type DeadLetters = readonly Pick<IndexItem, 'receivedAt'>[]

/**
 * Whether the form service counts as refusing all requests: at once when it has no address or an answer lacks
 * the proof of receipt, else after two refused requests or three dead letters in a row. One success ends it.
 */
export const isRefusingAll = ({ lastSuccess, lastFailure }: Status, dead: DeadLetters): boolean => {
  const isSince = (at: number): boolean => at > (lastSuccess?.at ?? -Infinity)
  if (!lastFailure || !isSince(lastFailure.at)) return false
  return (
    (lastFailure.refusesAll && causedBySetup.test(lastFailure.kind)) ||
    lastFailure.refused.filter(({ at }) => isSince(at)).length >= refusedRequests ||
    dead.filter(({ receivedAt }) => isSince(receivedAt)).length >= deadLettersInARow
  )
}

const lastOfEach = (refusals: readonly NotedRefusal[]): NotedRefusal[] =>
  [...new Map(refusals.map((refusal) => [refusal.reference, refusal])).values()]
    .toSorted((one, other) => one.at - other.at)
    .slice(-refusedRequests)

/**
 * Makes a function that notes an outcome: at once when it differs from the last one, else after `repeatMs`.
 * It never rejects; after a note that the journal did not take, the next outcome is noted at once.
 */
export const makeStatusRecorder = (store: JournalStore, now: () => number) => {
  const { ask } = makeEntryStore(store, now, timeoutsMs.journal)
  let last = { kind: '', at: -Infinity }
  /** Refused in a row, as far as this process knows. */
  let refused: NotedRefusal[] = []

  /** Made again when it fails: it may be the only success for hours, and ends an incident. */
  const put = (name: string, note: object): Promise<unknown> =>
    ask(times(indexTries, () => store.put(statusPath(name), JSON.stringify(note))))

  const noteFailure = async (failure: Failure, at: number): Promise<void> => {
    const kind = failureText(failure)
    const refusesAll = wouldFailForAll(failure)
    const before = refusesAll ? ((await readLastFailure(store))?.refused ?? []) : []
    const note = { at, kind, refusesAll, refused: lastOfEach([...before, ...refused]) }
    await put('lastFailure', note)
  }

  return async (outcome: Outcome, reference?: string): Promise<void> => {
    const at = now()
    const isSuccess = outcome.kind === 'delivered'
    const kind = isSuccess ? outcome.kind : failureText(outcome)
    const countBefore = refused.length
    if (isSuccess || !wouldFailForAll(outcome)) refused = []
    else if (reference !== undefined) refused = lastOfEach([...refused, { reference, at }])
    const isRepeated = kind === last.kind && refused.length <= countBefore
    if (isRepeated && at < last.at + (isSuccess ? repeatMs.success : repeatMs.failure)) return
    last = { kind, at }
    const noted = isSuccess ? put('lastSuccess', { at }) : noteFailure(outcome, at)
    await noted.catch(() => {
      last = { kind: '', at: -Infinity }
    })
  }
}
