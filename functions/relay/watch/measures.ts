import { hourMs } from '../lib/time.ts'
import type { Query } from '../requests/database.ts'
import * as statements from '../requests/statements.ts'

export type ProblemKind = 'outage' | 'late' | 'refused' | 'closed' | 'schedule'

export interface Problem {
  kind: ProblemKind
  /** The number of requests, posts or runs that it concerns; null when it is over. */
  count: number | null
  /** When the alert was opened, when it was told last, and with which count; null when there is none. */
  since: Date | null
  told: Date | null
  toldCount: number | null
}

export type Miss = 'crashed' | 'rejected'

/** What the table knows of problems. Each function rejects when the database fails. */
export const makeMeasures = (query: Query, now: () => number) => {
  const measure = (): Promise<Problem[]> => query<Problem>(statements.watch, [new Date(now())])

  const noteRun = async (): Promise<void> => {
    await query(statements.noteRun, [new Date(now())])
  }

  const countMiss = async (miss: Miss): Promise<void> => {
    const hour = new Date(Math.floor(now() / hourMs) * hourMs)
    await query(statements.count, [`hour:${miss}:${hour.toISOString()}`, hour])
  }

  const tell = async (kind: ProblemKind, count: number, toldBefore: Date | null): Promise<boolean> =>
    (await query(statements.tell, [kind, new Date(now()), count, toldBefore])).length > 0

  const end = async (kind: ProblemKind): Promise<boolean> =>
    (await query(statements.endAlert, [kind])).length > 0

  return { measure, noteRun, countMiss, tell, end }
}

export type MeasuresStore = ReturnType<typeof makeMeasures>

export const hasProblem = (found: readonly Problem[], ...kinds: ProblemKind[]): boolean =>
  found.some(({ kind, count }) => count !== null && kinds.includes(kind))
