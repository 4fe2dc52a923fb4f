export interface EarlyEvent {
  /** The form of a submit, or the pressed control. */
  target: HTMLElement
  submitter: HTMLElement | null
  time: number
}

declare global {
  interface Window {
    /** The inline script's listeners; `stop` removes them. */
    earlyEvents?: { queue: EarlyEvent[]; stop: () => void }
  }
}

/** In ms: after a longer wait the visitor has moved on. */
export const longestHoldMs = 10_000

/** Repeats early clicks on the elements that are still there; returns their number. */
export const replayEarlyEvents = ({ earlyEvents }: Window, now: number): number => {
  earlyEvents?.stop()
  const due = (earlyEvents?.queue ?? []).filter(
    ({ target, time }) => target.isConnected && now - time < longestHoldMs,
  )
  for (const { target, submitter } of due) {
    if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
    else target.click()
  }
  return due.length
}
