import { clientTimeoutMs } from '../../src/domain/contract/relay.ts'

/** Time-outs of a quote request, from the outermost to the innermost, each longer than the next. */
export const timeoutsMs = {
  client: clientTimeoutMs,
  /** The whole answer: 9 s, less 0.1 s for a late timer. A visitor would not wait for Netlify's 60 s. */
  handler: 8900,
  /** Both calls of the form service and the pause between them. */
  delivery: 7000,
  /** One call to the journal, and all calls of a claim; after that a request is delivered without it. */
  journal: 4500,
}

/** What a delivery leaves of the answer's time for the journal, which notes how it ended. */
export const notingMs = 700

/**
 * With less time than this no delivery begins: one that is aborted may still have arrived. It is left to the
 * next run of the schedule, which has more time.
 */
export const shortestDeliveryMs = 1700

/** Time-outs of work for which no visitor waits. */
export const otherTimeoutsMs = {
  health: 5000,
  webhook: 5000,
  /** As `delivery`, but by the schedule: it leaves time to a form service that is too slow for a visitor. */
  laterDelivery: 15_000,
  /** `listPage` is one page of a list; `lists` is all lists that a run of the schedule begins with. */
  listPage: 7000,
  lists: 13_000,
}
