import type { Outcome } from './relay.ts'
import type { Suspicion } from './suspicion.ts'

/** One line in a function's log. Nothing the visitor typed, nothing of the form service's text ever gets here. */
export interface LogLine {
  outcome: Outcome['kind'] | 'rejected' | 'journal-failed' | 'crashed' | 'undeliverable' | 'expired'
  reference?: string
  /** Of our answer. */
  status?: number
  /** Of the form service's answer. */
  upstream?: number
  /** Marked, and delivered all the same. */
  suspected?: readonly Suspicion[]
  /** The key had been here before: nothing was delivered for this request. */
  repeated?: true
  /** Delivered by the schedule, not while the visitor waited. */
  later?: true
  /** Since the request came in, or the schedule's run began. */
  ms?: number
  note?: string
}

export const unconfiguredNote =
  'QUOTE_FORM_URL is missing or no http(s) URL: set it to the address of the form service'
