import { clientTimeoutMs } from '../../src/contract/relay.ts'

/** Time-outs of a quote request in ms, from the outermost to the innermost, each longer than the next. */
export const timeoutsMs = {
  client: clientTimeoutMs,
  /** The whole answer; Netlify ends a function after 10 s. */
  handler: 9000,
  /** Waiting for another process that delivers the same request. */
  poll: 8000,
  /** Both calls of the form service and the pause between them. */
  delivery: 7000,
  journal: 3500,
}

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
