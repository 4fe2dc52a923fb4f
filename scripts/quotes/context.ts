import type { Query } from '../../functions/relay/requests/database.ts'

/** With a message for the owner. */
export class QuotesError extends Error {}

/** What a command works with. `print` takes its result, `tell` what else the owner should know. */
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
}

/** In UTC and whole seconds. */
export const timeText = (time: Date | number): string => `${new Date(time).toISOString().slice(0, 19)}Z`
