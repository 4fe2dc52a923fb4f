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
