import { isNear } from '../../../lib/isNear.ts'

const singular = (word: string): string =>
  word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

/** Without those of `notes a day` and `notes per day` that `notes/day` does not have. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => !/^(a|per)$/.test(word)).map(singular)

/** In words; a longer search has no more names than these. */
const mostWords = 12

/**
 * A function that tells whether a search contains one of some names, whatever its hyphens, spaces, capitals
 * and plurals: `self checkouts` contains `Self-Checkout`.
 */
export const namesIn = (search: string) => {
  const words = wordsOf(search).slice(0, mostWords)
  const runs = new Set(
    words.flatMap((_, from) =>
      words.slice(from).map((_, more) => words.slice(from, from + more + 1).join('')),
    ),
  )
  return (names: readonly string[]): boolean => names.some((name) => runs.has(wordsOf(name).join('')))
}

/** A search with the words of some names in place of those that nearly are such a word. */
export const correctedBy = (names: readonly string[], search: string): string => {
  const known = [...new Set(names.flatMap(wordsOf))]
  return search.replace(/\p{L}+/gu, (typed) => {
    const word = singular(typed.toLowerCase())
    if (known.includes(word)) return typed
    return known.find((other) => isNear(word, other)) ?? typed
  })
}

/** A search with other hyphens and spaces, and without a plural. */
export const spellingsOf = (search: string): string[] => {
  const text = search.trim()
  const spellings = [text, text.replace(/s$/, '')].flatMap((each) => [
    each,
    ...[' ', '-', ''].map((sign) => each.replace(/[\s-]+/g, sign)),
    ...[...each.matchAll(/\s/g)].map(({ index }) => `${each.slice(0, index)}-${each.slice(index + 1)}`),
    each.replace(/([a-z])(\d)/gi, '$1 $2'),
  ])
  return [...new Set(spellings)].filter((spelling) => spelling.length > 2)
}
