import type { Product } from '../../domain/machines/product.ts'
import { beforeQuantity, isNumber, keyOf, wordsOf } from './lineWords.ts'
import { isFiller } from './quantityWords.ts'

/** Begin a product number: `No 005`, `Nr. 5`, `#5`. Normalization has made `№` to `no`. */
const numberWords = new Set(['no', 'nr', 'num', 'number', 'item', '#'])

const isNumberWord = (word: string | undefined): boolean => word !== undefined && numberWords.has(word)

/** `MC 280` of `MC 280 Mixed-Value Money Counter`: the words up to the first number. */
const modelOf = (words: readonly string[]): readonly string[] => {
  const first = words.findIndex(isNumber)
  return words.slice(0, first + 1)
}

/** Product numbers at the beginning or end, as in `MC 280 (No 005)`, and the other words. */
const numbersIn = (words: readonly string[]) => {
  const found: { id: number; rest: readonly string[] }[] = []
  if (isNumberWord(words[0]) && isNumber(words[1])) found.push({ id: Number(words[1]), rest: words.slice(2) })
  if (isNumberWord(words.at(-2)) && isNumber(words.at(-1)))
    found.push({ id: Number(words.at(-1)), rest: words.slice(0, -2) })
  return found
}

/** No name has more words, so a longer text is not compared. */
const maxWords = 20

/** Finds machines by the words of a line (lineWords.ts). */
export const makeMachineFinder = (machines: readonly Pick<Product, 'id' | 'name'>[]) => {
  const ids = new Set(machines.map(({ id }) => id))
  const parts = machines.map(({ id, name }) => ({ id, words: wordsOf(name) }))
  const byKey = new Map<string, Set<number>>()
  for (const { id, words } of parts) {
    for (const spelling of [words, modelOf(words), beforeQuantity(words)]) {
      const key = keyOf(spelling)
      byKey.set(key, (byKey.get(key) ?? new Set()).add(id))
    }
  }

  const named = (words: readonly string[]): number[] => [...(byKey.get(keyOf(words)) ?? [])]

  /** `MC 280 Counter` and `Money Counter MC 280`: the model, and other words of the same name. */
  const describedIn = (words: readonly string[]): number[] =>
    parts.flatMap(({ id, words: name }) => {
      const model = modelOf(name)
      const at = words.findIndex(
        (_, index) => keyOf(words.slice(index, index + model.length)) === keyOf(model),
      )
      if (at === -1) return []
      const others = [...words.slice(0, at), ...words.slice(at + model.length)]
      return others.every((word) => !isNumber(word) && (name.includes(word) || isFiller(word))) ? id : []
    })

  const numbered = ({ id, rest }: ReturnType<typeof numbersIn>[number]): number[] => {
    if (!ids.has(id)) return []
    const others = named(rest)
    if (rest.length === 0 || others.includes(id)) return [id]
    return others.length === 0 ? [] : [id, ...others]
  }

  return {
    /** The machines with this name, model or number; several where a name and a number contradict. */
    exactly: (words: readonly string[]): number[] =>
      words.length === 0
        ? []
        : [...new Set([...named(words), ...describedIn(words), ...numbersIn(words).flatMap(numbered)])],

    /** The machines whose names contain all the words, or words that begin with them. */
    partly: (words: readonly string[]): number[] => {
      const isName = words.length <= maxWords && words.some((word) => /^\p{L}{2}/u.test(word))
      if (!isName || words.some(isNumberWord)) return []
      const isIn = (name: readonly string[]) => (word: string) =>
        name.some((part) => (isNumber(word) ? part === word : part.startsWith(word)))
      return parts.flatMap(({ id, words: name }) => (words.every(isIn(name)) ? id : []))
    },
  }
}

export type MachineFinder = ReturnType<typeof makeMachineFinder>
