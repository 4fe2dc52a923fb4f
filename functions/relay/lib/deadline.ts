export interface Deadline {
  /** Never below 0. */
  leftMs: () => number
}

/** A deadline that many ms from now. */
export const makeDeadline = (limitMs: number, now: () => number): Deadline => {
  const endsAt = now() + limitMs
  return { leftMs: () => Math.max(endsAt - now(), 0) }
}
