import type { Outcome } from './outcome.ts'

/** A line of the log. It has nothing that the visitor typed, and no text of the form service's answer. */
export interface LogLine {
  outcome:
    | Outcome['kind']
    | 'rejected'
    | 'database-failed'
    | 'crashed'
    | 'unreadable'
    | 'alert'
    | 'alert-failed'
    | 'heartbeat-failed'
    | 'misconfigured'
    | 'run'
  reference?: string
  status?: number
  upstream?: number
  ms?: number
  note?: string
  delivered?: number
}

export const outcomeLine = (outcome: Outcome): LogLine => ({
  outcome: outcome.kind,
  ...('upstream' in outcome && { upstream: outcome.upstream }),
})
