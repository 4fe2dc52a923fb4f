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
