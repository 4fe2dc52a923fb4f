import { z } from 'zod'
import { hourMs } from '../lib/durations.ts'
import type { Query } from '../requests/database.ts'
import * as statements from '../requests/statements.ts'

const time = z.coerce.date().transform((date) => date.getTime())

const noteSchema = z.object({ name: z.string(), since: time, told: time, count: z.number() })

const measuresSchema = z.object({
  waiting: z.number(),
  refused: z.number(),
  /** When the oldest waiting request was received (ms). */
  oldest: time.nullable(),
  /** Requests of the last 3 hours that wait or are refused, while nothing that came later was delivered. */
  blocked: z.number(),
  blocked_since: time.nullable(),
  /** Requests that were received in the last 2 hours. */
  accepted: z.number(),
  notes: z.array(noteSchema),
})

export type Measures = z.output<typeof measuresSchema>

/** Posts that ended without a request: a crash of the relay, or a rejection of the site's own page. */
export type Miss = 'crashed' | 'rejected'

/** What the relay knows of itself. Each function rejects when the database fails. */
export const makeMeasures = (query: Query, now: () => number) => {
  const measure = async (): Promise<Measures> =>
    measuresSchema.parse((await query(statements.watch, [new Date(now())]))[0])

  const noteRun = async (): Promise<void> => {
    await query(statements.noteRun, [new Date(now())])
  }

  const countMiss = async (miss: Miss): Promise<void> => {
    const hour = new Date(Math.floor(now() / hourMs) * hourMs)
    await query(statements.count, [`hour:${miss}:${hour.toISOString()}`, hour])
  }

  /** True for the one process that may tell the alert. `toldAt` is when it was told last. */
  const tell = async (name: string, count: number, toldAt: number | undefined): Promise<boolean> => {
    const told = toldAt === undefined ? null : new Date(toldAt)
    return (await query(statements.tell, [name, new Date(now()), count, told])).length > 0
  }

  const end = async (name: string): Promise<boolean> => (await query(statements.endAlert, [name])).length > 0

  return { measure, noteRun, countMiss, tell, end }
}

export type MeasuresStore = ReturnType<typeof makeMeasures>

const sinceMissesMs = 2 * hourMs

/** Misses of this hour and the one before. */
export const missesOf = ({ notes }: Measures, miss: Miss, now: number): number =>
  notes
    .filter(({ name, since }) => name.startsWith(`hour:${miss}:`) && since > now - sinceMissesMs)
    .reduce((sum, { count }) => sum + count, 0)

/** When the last run of the schedule began (ms); undefined before the first. */
export const lastRunOf = ({ notes }: Measures): number | undefined =>
  notes.find(({ name }) => name === 'run')?.told
