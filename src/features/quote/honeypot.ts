import type { SpamSignals } from '../../contract/spamSignals.ts'

export const honeypotName = 'website'

export const readSpamSignals = (form: HTMLFormElement | null, openMs: number): SpamSignals => {
  const honeypot = form?.elements.namedItem(honeypotName)
  return {
    honeypotFilled: honeypot instanceof HTMLInputElement && honeypot.value !== '',
    secondsOpen: Math.max(0, Math.floor(openMs / 1000)),
  }
}
