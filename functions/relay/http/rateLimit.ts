import ipaddr from 'ipaddr.js'
import { minuteMs } from '../lib/time.ts'

/** When there are more sources, the one that came first is forgotten. */
const mostSources = 1000

const mostRequests = 20

/** An IPv4 address, or the first 64 bits of an IPv6 address, since one customer has all the rest. */
export const sourceOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip
  const parsed = ipaddr.process(ip)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}

/** Makes a function that counts a request of a minute, and says how many ms its source has to wait. */
export const makeRateLimit = () => {
  const windows = new Map<string, { until: number; count: number }>()

  return (ip: string, now: number): number => {
    if (ip === '') return 0
    const source = sourceOf(ip)
    const known = windows.get(source)
    const window = known && known.until > now ? known : { until: now + minuteMs, count: 0 }
    window.count += 1
    windows.set(source, window)
    const [oldest] = windows.keys()
    if (windows.size > mostSources && oldest !== undefined) windows.delete(oldest)
    return window.count > mostRequests ? window.until - now : 0
  }
}
