/** A short word has too many neighbours: `belt` is not `felt`. */
const shortest = 5

/** From this length on a word may have two slips instead of one. */
const long = 8

/** The fewest letters added, left out, replaced or swapped with the next one that make a word of the other. */
const slipsBetween = (word: string, other: string): number => {
  let [last, before]: [number[], number[]] = [Array.from({ length: other.length + 1 }, (_, at) => at), []]
  for (let row = 1; row <= word.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = word[row - 1] === other[at - 1]
      const isSwapped = at > 1 && word[row - 1] === other[at - 2] && word[row - 2] === other[at - 1]
      line[at] = Math.min(
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        (last[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    ;[last, before] = [line, last]
  }
  return last[other.length] ?? 0
}

/** Whether a word may be a misspelling of another one, both in lower case: `pasbook` of `passbook`. */
export const isNear = (word: string, other: string): boolean => {
  if (!/^\p{Script=Latin}+$/u.test(word) || !other.startsWith(word.charAt(0))) return false
  const length = Math.min(word.length, other.length)
  const allowed = length >= long ? 2 : 1
  if (length < shortest || Math.abs(word.length - other.length) > allowed) return false
  return slipsBetween(word, other) <= allowed
}
