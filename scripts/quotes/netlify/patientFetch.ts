interface PatientOptions {
  fetch: typeof fetch
  /** In ms since 1970. */
  now: () => number
  pause: (ms: number) => Promise<unknown>
  onPause: (ms: number) => void
}

const attempts = 8
const limitMs = 10_000
const maxPauseMs = 60_000

/** As the answer says, else twice as long after each attempt. */
const pauseAfterMs = (headers: Headers | undefined, attempt: number, now: number): number => {
  const seconds = Number(headers?.get('retry-after') ?? NaN)
  const reset = Number(headers?.get('x-ratelimit-reset') ?? NaN) * 1000 - now
  const wantedMs = seconds > 0 ? seconds * 1000 : reset > 0 ? reset : 1000 * 2 ** (attempt - 1)
  return Math.min(wantedMs, maxPauseMs)
}

/** The Blobs client would repeat these too, five times each. */
const unrepeated = (response: Response | undefined): Response =>
  response && response.status < 500 && ![403, 429].includes(response.status)
    ? response
    : new Response(null, { status: 424 })

/** After 429, 5xx or no answer, all calls wait for Netlify's limit; the last failure is answered with 424. */
export const makePatientFetch = ({ fetch, now, pause, onPause }: PatientOptions): typeof fetch => {
  let openAt = 0

  const close = (ms: number): void => {
    if (now() + ms <= openAt) return
    if (openAt <= now()) onPause(ms)
    openAt = now() + ms
  }

  return async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      while (openAt > now()) await pause(openAt - now())
      const call = fetch(input, { ...init, signal: AbortSignal.timeout(limitMs) })
      const response = await call.catch(() => undefined)
      const isPassing = response === undefined || response.status === 429 || response.status >= 500
      if (!isPassing || attempt === attempts) return unrepeated(response)
      close(pauseAfterMs(response?.headers, attempt, now()))
    }
  }
}
