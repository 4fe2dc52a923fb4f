/** All times are in ms. Names in Ms are durations; `now` and names in At count from 1970. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export const makeDeadline = (limitMs: number, now: () => number) => {
  const endsAt = now() + limitMs
  return { leftMs: () => Math.max(endsAt - now(), 0) }
}

export type Deadline = ReturnType<typeof makeDeadline>

/** Rejects when the step does, or after `limitMs`; the step itself is not stopped. */
export const withTimeout = async <Result>(limitMs: number, step: () => Promise<Result>): Promise<Result> => {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    limit.reject(new Error(`Not done within ${limitMs} ms`))
  }, limitMs)
  try {
    return await Promise.race([step(), limit.promise])
  } finally {
    clearTimeout(timer)
  }
}

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
