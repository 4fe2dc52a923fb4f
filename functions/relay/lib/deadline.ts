export interface Deadline {
  /** Never below 0. */
  leftMs: () => number
  /** An earlier deadline for a part of the work: at most `limitMs` from now. */
  within: (limitMs: number) => Deadline
}

/** A deadline that many ms from now. */
export const makeDeadline = (limitMs: number, now: () => number): Deadline => {
  const endsAt = now() + limitMs
  const leftMs = () => Math.max(endsAt - now(), 0)
  return { leftMs, within: (partMs) => makeDeadline(Math.min(leftMs(), partMs), now) }
}
