import type { KeptInput } from './keptInput.ts'

export interface EarlyEvent {
  /** The form of a submit, or the pressed control. */
  target: HTMLElement
  time: number
}

declare global {
  interface Window {
    /** The inline script's listeners; `stop` removes them. */
    earlyEvents?: { queue: EarlyEvent[]; stop: () => void }
  }
}

/** In ms. After a longer wait the visitor has moved on. */
const longestHoldMs = 10_000

/** Repeats early clicks on their elements or on those that stand in for them; returns their number. */
export const replayEarlyEvents = (
  { earlyEvents }: Window,
  now: number,
  standIn: KeptInput['standIn'],
): number => {
  earlyEvents?.stop()
  const recent = (earlyEvents?.queue ?? []).filter(({ time }) => now - time < longestHoldMs)
  let repeated = 0
  for (const { target } of recent) {
    const pressed = standIn(target)
    if (!(pressed instanceof HTMLElement)) continue
    repeated += 1
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else pressed.click()
  }
  return repeated
}
