export interface Deadline {
  leftMs: () => number
}

/** What is left of a time; never below 0. */
export const makeDeadline = (limitMs: number, now: () => number): Deadline => {
  const endsAt = now() + limitMs
  return { leftMs: () => Math.max(endsAt - now(), 0) }
}
