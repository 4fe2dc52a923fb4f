/**
 * Tells after each of `total` steps how many are done and, by those
 * that took work, how long the rest may take.
 */
export const makeProgress = (total: number) => {
  const started = performance.now()
  let [done, worked] = [0, 0]
  return (wasWork: boolean): string => {
    done += 1
    if (wasWork) worked += 1
    const seconds = ((performance.now() - started) / 1000 / (worked || done)) * (total - done)
    const left = seconds < 90 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(0)} min`
    return `${done} of ${total} done, at most ${left} left`
  }
}
