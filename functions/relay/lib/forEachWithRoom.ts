interface Pace {
  /** How many steps may run at the same time, asked before each. */
  room: () => number
  mayBegin: () => boolean
}

/**
 * Runs `step` for each item, several at the same time. While it may begin no other it waits for those that
 * are running, for they may change that; then it ends. Rejects when a step does.
 */
export const forEachWithRoom = async <Item>(
  items: readonly Item[],
  { room, mayBegin }: Pace,
  step: (item: Item) => Promise<void>,
): Promise<void> => {
  const running = new Set<Promise<void>>()
  for (const item of items) {
    while (running.size > 0 && (running.size >= room() || !mayBegin())) await Promise.race(running)
    if (!mayBegin()) break
    const work = step(item).finally(() => running.delete(work))
    running.add(work)
  }
  await Promise.all(running)
}
