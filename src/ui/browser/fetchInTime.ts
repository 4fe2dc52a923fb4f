/** Fetches; rejects when the answer and its body have not come within `limitMs`. */
export const fetchInTime = (address: string, limitMs: number, init?: RequestInit): Promise<Response> =>
  fetch(address, { ...init, signal: AbortSignal.timeout(limitMs) })

/** For 250 KB on a slow network. */
const fileLimitMs = 60_000

/** Fetches a file; rejects after a minute, for an error, and when its type does not begin with `type`. */
export const fetchFile = async (address: string, type = ''): Promise<Response> => {
  const response = await fetchInTime(address, fileLimitMs)
  const given = response.headers.get('content-type') ?? ''
  if (!response.ok || !given.startsWith(type))
    throw new Error(`${address} answered ${response.status} ${given}`)
  return response
}
