/** Time-outs of a quote request, from the outermost to the innermost; the browser's is longer than all of them. */
export const timeoutsMs = {
  /** 9 s, less 0.1 s for a late timer. */
  handler: 8900,
  delivery: 7000,
  database: 2000,
}

export const settlingMs = 700

/** With less time left no delivery begins, because an aborted one may still arrive. */
export const shortestDeliveryMs = 1700

export const otherTimeoutsMs = { health: 5000, webhook: 5000, laterDelivery: 15_000, run: 25_000 }
