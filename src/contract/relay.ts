/** Hints of a bot, which the relay marks (specification 11). */
export interface SpamSignals {
  honeypotFilled: boolean
  /** The time the form was open, in s. */
  secondsOpen: number
}

/** `honeypot` is sent only when filled, and is `1`. */
export const spamHeaders = { honeypot: 'X-Form-Trap', seconds: 'X-Form-Seconds' } as const

/** `Q-` and eight capital letters or digits, without 0, O, 1 and I, which sound or look alike. */
const reference = /^Q-[2-9A-HJ-NP-Z]{8}$/

export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && reference.test(value)

/** Time-outs of a quote request in ms, from the outermost to the innermost, each longer than the next. */
export const timeoutsMs = {
  client: 12_000,
  /** The whole answer; Netlify ends a function after 10 s. */
  handler: 9000,
  /** Waiting for another process that delivers the same request. */
  poll: 8000,
  /** Both calls of the form service and the pause between them. */
  delivery: 7000,
  journal: 3500,
}

/** In ms, where no visitor waits. */
export const otherTimeoutsMs = {
  health: 5000,
  webhook: 5000,
}
