import ipaddr from 'ipaddr.js'
import { minuteMs } from '../lib/durations.ts'

interface RateLimitOptions {
  /** When this many from all sources have been taken in a window, each source gets only its share of it. */
  ceiling: number
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
 * Makes a function that says how many ms a source has to wait; 0 when its request is taken. First each
 * source has a limit of its own. When as many requests as the ceiling have been taken in a window, each has a
 * share: the ceiling divided by the number of active sources, and at least 1. So the busiest is refused
 * first. A source without requests in this window is never refused: the host has to stop a flood from ever
 * new addresses. When the memory is full, the least active source is forgotten, so that new ones cannot push
 * out the busiest.
 */
export const makeRateLimit = ({
  ceiling,
  limit = 20,
  windowMs = minuteMs,
  sources = 1000,
}: RateLimitOptions) => {
  const windows = new Map<string, Window>()
  let taken: Window = { until: 0, count: 0 }

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

  const share = (now: number): number => {
    const active = Array.from(windows.values()).filter(({ until }) => until > now)
    return Math.max(1, Math.floor(ceiling / active.length))
  }

  return (address: string, now: number): number => {
    if (address === '') return 0
    const source = sourceOf(address)
    const window = current(windows.get(source), now)
    window.count += 1
    if (!windows.has(source) && windows.size >= sources) makeRoom(now)
    windows.set(source, window)
    if (window.count > limit) return window.until - now
    taken = current(taken, now)
    if (taken.count >= ceiling && window.count > share(now)) return window.until - now
    taken.count += 1
    return 0
  }
}
