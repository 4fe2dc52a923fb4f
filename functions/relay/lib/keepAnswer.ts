/** Gives every caller the same answer for `keepMs`; the first call after that makes a new one. */
export const keepAnswer = <Answer>(
  make: () => Promise<Answer>,
  { keepMs, now }: { keepMs: number; now: () => number },
): (() => Promise<Answer>) => {
  let last: { at: number; answer: Promise<Answer> } | undefined
  return () => {
    if (!last || last.at + keepMs <= now()) last = { at: now(), answer: make() }
    return last.answer
  }
}
