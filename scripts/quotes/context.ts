import type { Query } from '../../functions/relay/requests/database.ts'

/** An error whose message is for the owner. */
export class QuotesError extends Error {}

/** The tools of a command. `print` takes its result, and `tell` anything else for the owner. */
export interface Context {
  query: Query
  secrets: readonly string[]
  now: () => number
  print: (text: string) => void
  tell: (line: string) => void
}

/** A command. Returns whether nothing is missing from the result. */
export type Run = (context: Context, words: string[], options: Record<string, unknown>) => Promise<boolean>

export type Row = Record<'key' | 'reference' | 'state' | 'spam_signals', string> & {
  received: Date
  body: string | null
  /** Sealed as the body is. */
  reason: string | null
}

/** Writes a time in UTC and whole seconds. */
export const timeText = (time: Date | number): string => `${new Date(time).toISOString().slice(0, 19)}Z`
