/** The moment by which a piece of work has to be done. */
export interface Deadline {
  /** In ms, and never below 0. */
  leftMs: () => number
  /** An earlier deadline for a part of the work: at most `limitMs` from now. */
  within: (limitMs: number) => Deadline
}

const deadlineAt = (end: number, now: () => number): Deadline => ({
  leftMs: () => Math.max(end - now(), 0),
  within: (limitMs) => deadlineAt(Math.min(end, now() + limitMs), now),
})

/** A deadline `limitMs` ms after now; `now` gives ms since 1970. */
export const makeDeadline = (limitMs: number, now: () => number): Deadline => deadlineAt(now() + limitMs, now)
