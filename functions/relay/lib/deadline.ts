export interface Deadline {
  /** Never below 0. */
  leftMs: () => number
  /** An earlier deadline for a part of the work: at most `limitMs` from now. */
  within: (limitMs: number) => Deadline
}

const deadlineAt = (endsAt: number, now: () => number): Deadline => ({
  leftMs: () => Math.max(endsAt - now(), 0),
  within: (limitMs) => deadlineAt(Math.min(endsAt, now() + limitMs), now),
})

/** A deadline that many ms from now. */
export const makeDeadline = (limitMs: number, now: () => number): Deadline => deadlineAt(now() + limitMs, now)
