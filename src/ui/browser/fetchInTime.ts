/** Fetches; rejects when answer and body have not come within `limitMs`, or when `signal` ends the call. */
export const fetchInTime = (
  address: string,
  limitMs: number,
  { signal, ...init }: RequestInit = {},
): Promise<Response> => {
  // Safari before 17.4 has no `AbortSignal.any`.
  const end = new AbortController()
  for (const cause of [signal, AbortSignal.timeout(limitMs)])
    cause?.addEventListener('abort', () => end.abort(cause.reason))
  return fetch(address, { ...init, signal: end.signal })
}

/** For 250 KB on a slow network. */
const fileLimitMs = 60_000

/** Fetches a file; rejects after a minute, for an error, and when its type does not begin with `type`. */
export const fetchFile = async (address: string, type = '', init?: RequestInit): Promise<Response> => {
  const response = await fetchInTime(address, fileLimitMs, init)
  const given = response.headers.get('content-type') ?? ''
  if (!response.ok || !given.startsWith(type))
    throw new Error(`${address} answered ${response.status} ${given}`)
  return response
}
