/** In letters: a shorter word has too many neighbours, as `belt` and `felt`. */
const shortest = 5

/** Of two different words: whether one letter is missing or another one, or two neighbours are swapped. */
export const isNear = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < shortest) return false
  const at = Array.from(long).findIndex((letter, index) => letter !== short[index])
  const [left, right] = [short.slice(at), long.slice(at)]
  if (short.length < long.length) return left === right.slice(1)
  return left.slice(1) === right.slice(1) || left.charAt(1) + left.charAt(0) + left.slice(2) === right
}
