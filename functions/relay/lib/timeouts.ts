import { clientTimeoutMs } from '../../../src/domain/contract/relay.ts'

/** Time-outs of a quote request (ms), from the outermost to the innermost, each longer than the next. */
export const timeoutsMs = {
  client: clientTimeoutMs,
  /** The whole answer: 9 s, less 0.1 s for a late timer. A visitor would not wait for Netlify's 60 s. */
  handler: 8900,
  /** Both calls of the form service and the pause between them. */
  delivery: 7000,
  /** How long the database has to take a request; after that it is delivered without. */
  database: 2000,
}

/** What a delivery leaves of the answer's time for the database, which notes how it ended. */
export const notingMs = 700

/**
 * With less time than this no delivery begins, because one that is aborted may still have arrived. It is left
 * to the next run of the schedule, which has more time.
 */
export const shortestDeliveryMs = 1700

/** Time-outs of work for which no visitor waits (ms). */
export const otherTimeoutsMs = { health: 5000, webhook: 5000, laterDelivery: 15_000, run: 25_000 }
