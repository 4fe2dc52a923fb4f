import ipaddr from 'ipaddr.js'
import { minuteMs } from '../lib/durations.ts'

interface RateLimitOptions {
  /** The most requests that one source may send in a window. */
  limit?: number
  windowMs?: number
  /** The most sources that are remembered. */
  sources?: number
}

interface Window {
  until: number
  count: number
}

/** An IPv4 address, or the first 64 bits of an IPv6 address: what one customer of a provider has. */
export const sourceOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}

/**
 * Makes a function that counts a request and says how many ms its source has to wait; 0 when it is taken.
 * When the memory is full, the source is forgotten that came first. A request without an address is taken.
 */
export const makeRateLimit = ({ limit = 20, windowMs = minuteMs, sources = 1000 }: RateLimitOptions = {}) => {
  const windows = new Map<string, Window>()

  return (address: string, now: number): number => {
    if (address === '') return 0
    const source = sourceOf(address)
    const known = windows.get(source)
    const window = known && known.until > now ? known : { until: now + windowMs, count: 0 }
    window.count += 1
    windows.set(source, window)
    const [oldest] = windows.keys()
    if (windows.size > sources && oldest !== undefined) windows.delete(oldest)
    return window.count > limit ? window.until - now : 0
  }
}
