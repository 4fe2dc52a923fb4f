export const countByValue = (values: readonly number[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
