/** Hints of a bot, which the relay marks (specification 11). */
export interface SpamSignals {
  honeypotFilled: boolean
  /** The time the form was open, in s. */
  secondsOpen: number
}

/** `honeypot` is sent only when filled, and is `1`. */
export const spamHeaders = { honeypot: 'X-Form-Trap', seconds: 'X-Form-Seconds' } as const
