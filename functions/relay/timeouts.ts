import { clientTimeoutMs } from '../../src/contract/relay.ts'

/** Time-outs of a quote request in ms, from the outermost to the innermost, each longer than the next. */
export const timeoutsMs = {
  client: clientTimeoutMs,
  /** The whole answer: 9 s, less what a timer may be late. Netlify ends a function after 10 s. */
  handler: 8900,
  /** Both calls of the form service and the pause between them. */
  delivery: 7000,
  /** One call to the journal, and the time in which it has to answer before a request goes without it. */
  journal: 4500,
}

/** What a delivery leaves of the answer's time for the journal, which notes how it ended, in ms. */
export const notingMs = 700

/** Less time than this, in ms, is no delivery: broken off, it may have arrived. The schedule has more. */
export const shortestDeliveryMs = 1700

/** In ms, where no visitor waits. */
export const otherTimeoutsMs = {
  health: 5000,
  webhook: 5000,
  /** As delivery, by the schedule: a form service that is too slow for a visitor takes the request then. */
  laterDelivery: 15_000,
  /** One page of a list, and all lists that a run begins with. */
  listPage: 7000,
  lists: 13_000,
}
