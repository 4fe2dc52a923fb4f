import { categoryLabel } from '../../../content/categories.ts'
import type { Product } from '../../../domain/products/product.ts'
import { isNear } from '../isNear.ts'
import { isBreak, isDigits, plainLine, type Token, tokensOf } from './lineTokens.ts'
import { roleOf } from './vocabulary.ts'

/** Gives the same text for `MC 280`, `MC280` and `m.c. 280`. A dot keeps two numbers in a row apart. */
const keyOf = (words: readonly string[]): string =>
  words.map((word, index) => (isDigits(word) && isDigits(words[index - 1]) ? `.${word}` : word)).join('')

/** `MC 280` of `MC 280 Mixed-Value Money Counter`: the words up to the first number. */
const modelOf = (words: readonly string[]): readonly string[] => {
  const first = words.findIndex(isDigits)
  return first === -1 ? words : words.slice(0, first + 1)
}

/** No name has more words, so a longer text is not compared. */
const maxWords = 20

interface FoundProduct {
  id: number
  length: number
  by: 'name' | 'number'
}

/** How many tokens continue a name. Words may be missing; after a number the name's next word must follow. */
const goesOn = (tokens: readonly Token[], start: number, words: readonly string[]): number => {
  let at = start
  let word = 0
  for (; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? ''
    const found = words.indexOf(text, word)
    if (found === -1) break
    if (isDigits(text) && (found !== word || tokens[at + 1]?.text !== words[found + 1])) break
    word = found + 1
  }
  return at - start
}

type NamedProduct = Pick<Product, 'id' | 'name'> & Partial<Pick<Product, 'category' | 'subcategory'>>

const wordsIn = (name: string): string[] => tokensOf(plainLine(name)).map(({ text }) => text)

/** Whether a name has a word, its beginning, or its plural. */
const isIn = (word: string, name: readonly string[]): boolean =>
  name.some((part) => (isDigits(word) ? part === word : part.startsWith(word) || `${part}s` === word))

/** Finds products in the tokens of a line (lineTokens.ts). */
export const makeProductFinder = (products: readonly NamedProduct[]) => {
  const parts = products.map(({ id, name, category, subcategory }) => {
    const words = wordsIn(name)
    const kind = category ? wordsIn(categoryLabel(category, subcategory)) : []
    return { id, words, model: modelOf(words), kind }
  })
  const byId = new Map(parts.map((part) => [part.id, part]))
  const byModel = new Map(parts.map((part) => [keyOf(part.model), part]))
  const vocabulary = [...new Set(parts.flatMap(({ words, kind }) => [...words, ...kind]))]
  const longest = Math.max(...parts.map(({ model }) => model.join('').length))
  const series = new Set(
    parts.flatMap(({ model }) => (isDigits(model.at(-1)) ? keyOf(model.slice(0, -1)) : [])),
  )

  const named = (tokens: readonly Token[], start: number): FoundProduct | undefined => {
    const words: string[] = []
    let found: FoundProduct | undefined
    for (let at = start; at < tokens.length && words.join('').length < longest; at += 1) {
      const { text = '', before = '' } = tokens[at] ?? {}
      if (at > start && isBreak(before)) break
      words.push(text)
      const part = byModel.get(keyOf(words))
      if (!part) continue
      const more = goesOn(tokens, at + 1, part.words.slice(part.model.length))
      found = { id: part.id, length: words.length + more, by: 'name' }
    }
    return found
  }

  const numbered = (tokens: readonly Token[], start: number): FoundProduct | undefined => {
    const [word, number] = [tokens[start], tokens[start + 1]]
    const isNumber = word && number && roleOf(word.text) === 'number' && isDigits(number.text)
    if (!isNumber || /[,;|\t]/.test(number.before)) return undefined
    const id = Number(number.text)
    return byId.has(id) ? { id, length: 2, by: 'number' } : undefined
  }

  return {
    /** The product whose model or number begins at a token. */
    at: (tokens: readonly Token[], start: number): FoundProduct | undefined =>
      named(tokens, start) ?? numbered(tokens, start),

    /** Whether models begin with a word, as with `MC`. With an unknown number it is somebody else's product. */
    isSeries: (word: string): boolean => series.has(word),

    wordsOf: (id: number): readonly string[] => byId.get(id)?.words ?? [],

    /**
     * The products whose name or category has all the words; else all but one misspelt word. A measure is no part of a
     * model.
     */
    partly: (words: readonly string[], measures: ReadonlySet<string>): number[] => {
      const isName = words.length <= maxWords && words.some((word) => /^\p{L}{2}/u.test(word))
      if (!isName || words.some((word) => roleOf(word) === 'number')) return []
      const fitting = (fits: typeof isIn) =>
        parts.flatMap(({ id, words: name, model, kind }) => {
          const isWhole = (text: readonly string[], withoutModel: readonly string[]) =>
            words.every((word) => fits(word, measures.has(word) ? withoutModel : text))
          return isWhole(name, name.slice(model.length)) || isWhole(kind, kind) ? id : []
        })
      const ids = fitting(isIn)
      if (ids.length > 0) return ids
      const [misspelt, ...others] = words.filter((word) => !isIn(word, vocabulary))
      if (misspelt === undefined || others.length > 0 || roleOf(misspelt)) return []
      return fitting(
        (word, name) => isIn(word, name) || (word === misspelt && name.some((part) => isNear(word, part))),
      )
    },
  }
}

export type ProductFinder = ReturnType<typeof makeProductFinder>
