/** A form service that never answers; rejects when the caller gives up. */
export const neverAnswering = (_url: unknown, init?: RequestInit): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => {
      reject(new TypeError('aborted'))
    }
    if (init?.signal?.aborted) abort()
    else init?.signal?.addEventListener('abort', abort)
  })
