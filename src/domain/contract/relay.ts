/** The relay's addresses that a page calls. Each function in `functions/` repeats its own. */
export const endpoints = {
  quote: '/api/quote',
  requests: '/api/requests',
  status: '/api/status',
  reports: '/api/reports',
} as const

/** The relay marks a bot by these headers (specification 11). */
export interface SpamSignals {
  honeypotFilled: boolean
  /** How long this document was open, on any pages of the site. */
  secondsOpen: number
}

/** `honeypot` is sent only when filled, and is `1`. */
export const spamHeaders = { honeypot: 'X-Form-Trap', seconds: 'X-Form-Seconds' } as const

/** `Q-` and eight capital letters or digits, without 0, O, 1 and I, which sound or look alike. */
const reference = /^Q-[2-9A-HJ-NP-Z]{8}$/

export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && reference.test(value)

/** How long the browser waits for the relay; the relay's own time-outs are shorter (time.ts). */
export const clientTimeoutMs = 12_000

/** The header Retry-After (seconds, or a date) in ms since 1970; null when it is missing or unsound. */
export const retryAfterTime = (headers: Headers, now: number): number | null => {
  const text = headers.get('retry-after') ?? ''
  const time = /^\d+$/.test(text) ? now + Number(text) * 1000 : Date.parse(text)
  return Number.isNaN(time) ? null : time
}
