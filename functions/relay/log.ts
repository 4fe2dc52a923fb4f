import type { Outcome } from './delivery/outcome.ts'

/** Nothing that the visitor typed and nothing of the form service's text gets here. */
export interface LogLine {
  outcome:
    | Outcome['kind']
    | 'rejected'
    | 'journal-failed'
    | 'crashed'
    | 'undeliverable'
    | 'unreadable'
    | 'expired'
    | 'reindexed'
    | 'alert'
    | 'heartbeat-failed'
    | 'misconfigured'
    | 'run'
  reference?: string
  status?: number
  upstream?: number
  spamSignals?: readonly string[]
  repeated?: true
  later?: true
  ms?: number
  note?: string
  seen?: number
  due?: number
  delivered?: number
  left?: number
  oldestMs?: number
}

export const unconfiguredNote =
  'QUOTE_FORM_URL is missing or no http(s) URL: set it to the address of the form service'
