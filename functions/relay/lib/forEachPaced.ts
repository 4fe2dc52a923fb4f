/** Both are called before each step. */
interface Pace {
  concurrency: () => number
  mayBegin: () => boolean
}

/**
 * Runs `step` for each item, several at the same time. While `mayBegin` is false it waits for the running
 * steps, because their results may change it. If it is still false after the last of them, the other items
 * are left out. Rejects when a step does.
 */
export const forEachPaced = async <Item>(
  items: readonly Item[],
  { concurrency, mayBegin }: Pace,
  step: (item: Item) => Promise<void>,
): Promise<void> => {
  const running = new Set<Promise<void>>()
  for (const item of items) {
    while (running.size > 0 && (running.size >= concurrency() || !mayBegin())) await Promise.race(running)
    if (!mayBegin()) break
    const work = step(item).finally(() => running.delete(work))
    running.add(work)
  }
  await Promise.all(running)
}
