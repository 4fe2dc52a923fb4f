/** Runs `step` for each item, at most `limit` at the same time; rejects when a step does. */
export const forEachConcurrently = async <Item>(
  items: readonly Item[],
  limit: number,
  step: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await step(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
