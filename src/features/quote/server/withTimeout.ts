/** The step's result; rejects when the step does, and when it takes longer than `limitMs`, while it goes on. */
export const withTimeout = async <Result>(limitMs: number, step: () => Promise<Result>): Promise<Result> => {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    limit.reject(new Error(`Not done within ${String(limitMs)} ms`))
  }, limitMs)
  try {
    return await Promise.race([step(), limit.promise])
  } finally {
    clearTimeout(timer)
  }
}
