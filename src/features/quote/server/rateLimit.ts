interface RateLimitOptions {
  /** Requests in a window. */
  limit: number
  windowMs: number
  /** Counters kept at the same time. */
  visitors: number
}

/**
 * Counts requests by address, in this process's memory only, for the seconds in which Netlify's own limit is
 * not yet at work. The result is how long to wait in ms, 0 for not at all. An unknown address is not counted.
 */
export const makeRateLimit = ({ limit, windowMs, visitors }: RateLimitOptions) => {
  const windows = new Map<string, { until: number; count: number }>()
  return (address: string, now: number): number => {
    if (address === '') return 0
    const known = windows.get(address)
    const window = known && known.until > now ? known : { until: now + windowMs, count: 0 }
    window.count += 1
    windows.delete(address)
    windows.set(address, window)
    const [oldest] = windows.keys()
    if (windows.size > visitors && oldest !== undefined) windows.delete(oldest)
    return window.count > limit ? window.until - now : 0
  }
}
