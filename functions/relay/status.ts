import { z } from 'zod'
import { type Failure, failureText, isRefusalOfAll, type Outcome } from './delivery/outcome.ts'
import type { JournalStore } from './journal/journalStore.ts'
import { type IndexItem, statusPath } from './journal/paths.ts'

const lastSuccessSchema = z.object({ at: z.number() })
const lastFailureSchema = z.object({ at: z.number(), kind: z.string(), refusesAll: z.boolean() })

export interface Status {
  lastSuccess: z.infer<typeof lastSuccessSchema> | undefined
  lastFailure: z.infer<typeof lastFailureSchema> | undefined
}

const repeatMs = 60_000

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

export const readStatus = async (store: JournalStore): Promise<Status> => {
  const [lastSuccess, lastFailure] = await Promise.all([
    readDocument(store, 'lastSuccess', lastSuccessSchema),
    readDocument(store, 'lastFailure', lastFailureSchema),
  ])
  return { lastSuccess, lastFailure }
}

/** So many requests in a row are not to blame themselves. */
const refusalsInARow = 3

type DeadLetters = readonly Pick<IndexItem, 'receivedAt'>[]

export const isRefusingAll = ({ lastSuccess, lastFailure }: Status, dead: DeadLetters): boolean => {
  const isSince = (at: number): boolean => at > (lastSuccess?.at ?? -Infinity)
  if (!lastFailure || !isSince(lastFailure.at)) return false
  return (
    lastFailure.refusesAll || dead.filter(({ receivedAt }) => isSince(receivedAt)).length >= refusalsInARow
  )
}

const failureNote = (failure: Failure, at: number) => ({
  at,
  kind: failureText(failure),
  refusesAll: isRefusalOfAll(failure),
})

/** At once when the kind changes, else once a minute. Never rejects; a note that is lost comes again. */
export const makeStatusRecorder = (store: JournalStore, now: () => number) => {
  let last = { kind: '', at: 0 }
  return async (outcome: Outcome): Promise<void> => {
    const at = now()
    const kind = outcome.kind === 'delivered' ? outcome.kind : failureText(outcome)
    if (kind === last.kind && at < last.at + repeatMs) return
    last = { kind, at }
    const [name, note] =
      outcome.kind === 'delivered' ? ['lastSuccess', { at }] : ['lastFailure', failureNote(outcome, at)]
    await store.put(statusPath(name), JSON.stringify(note)).catch(() => {
      last = { kind: '', at: 0 }
    })
  }
}
