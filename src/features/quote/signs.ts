/** How the form was filled in; the relay marks what looks like a bot's work, and delivers it all the same. */
export interface Signs {
  /** The field that no visitor sees holds something. */
  trapped: boolean
  /** How long the form was open, in whole s. */
  seconds: number
}

/** A name that bots like to fill in. */
export const honeypotName = 'website'

/** What the form shows when it is submitted, `openMs` after it came up. */
export const readSigns = (form: HTMLFormElement | null, openMs: number): Signs => {
  const honeypot = form?.elements.namedItem(honeypotName)
  return {
    trapped: honeypot instanceof HTMLInputElement && honeypot.value !== '',
    seconds: Math.max(0, Math.floor(openMs / 1000)),
  }
}
