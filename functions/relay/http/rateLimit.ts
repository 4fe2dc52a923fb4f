import ipaddr from 'ipaddr.js'

interface RateLimitOptions {
  limit: number
  ceiling: number
  windowMs: number
  sources: number
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
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** Without room the least active source is forgotten, so that a flood cannot clear its busiest. */
export const makeRateLimit = ({ limit, ceiling, windowMs, sources }: RateLimitOptions) => {
  const windows = new Map<string, Window>()
  let all: Window = { until: 0, count: 0 }

  const current = (window: Window | undefined, now: number): Window =>
    window && window.until > now ? window : { until: now + windowMs, count: 0 }

  const makeRoom = (now: number): void => {
    let least: [source: string, count: number] | undefined
    for (const [source, { until, count }] of windows) {
      const active = until > now ? count : 0
      if (!least || active < least[1]) least = [source, active]
    }
    if (least) windows.delete(least[0])
  }

  return (address: string, now: number): number => {
    if (address === '') return 0
    const source = sourceOf(address)
    const window = current(windows.get(source), now)
    window.count += 1
    if (!windows.has(source) && windows.size >= sources) makeRoom(now)
    windows.set(source, window)
    if (window.count > limit) return window.until - now
    all = current(all, now)
    all.count += 1
    return all.count > ceiling ? all.until - now : 0
  }
}
