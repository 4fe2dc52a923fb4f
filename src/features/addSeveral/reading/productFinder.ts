import { categoryLabel, unitIn } from '../../../content/categories.ts'
import type { Product } from '../../../domain/products/product.ts'
import { plainLine } from './plainLine.ts'
import { noName } from './vocabulary.ts'

/** Stands in a line for a product that was found in it. */
export const placeholder = '\ue000'

/** No name has more words, so a longer text is not compared. */
const maxWords = 20

type NamedProduct = Pick<Product, 'id' | 'name'> & Partial<Pick<Product, 'category' | 'subcategory'>>

/** The words of a text; a number stands with its measure, as in `20mm`. */
export const wordsOf = (text: string): string[] =>
  text.replace(/(\d) ?(mm)/g, '$1$2').match(/\d+mm|\d+|[\p{L}\p{M}]+/gu) ?? []

/** Matches the rest of a name behind its model. Words may be missing, but a number needs the word behind it. */
const restOf = (words: readonly string[]): RegExp => {
  const groups = words.join(' ').split(/(?<=[\p{L}\p{M}]) /u)
  const pattern = groups.map((group) => {
    const parts = group.replace(/(\d)(\p{L})/u, '$1 $2').split(' ')
    return `(?:[^\\p{L}\\p{N}]{0,3}${parts.join('[^\\p{L}\\p{N}]{0,3}')}(?!\\p{L}))?`
  })
  return new RegExp(pattern.join(''), 'uy')
}

/** Whether a name has a word, its beginning, or its plural. */
const isIn = (word: string, name: readonly string[]): boolean =>
  name.some((part) => (/^\d/.test(word) ? part === word : part.startsWith(word) || `${part}s` === word))

/** A shorter word has too many neighbours: `belt` is not `felt`. */
const shortest = 5

/** Whether a word may be another one with one letter added, left out, replaced or swapped with the next. */
const isNear = (word: string, other: string): boolean => {
  if (Math.min(word.length, other.length) < shortest || !other.startsWith(word.charAt(0))) return false
  let at = 0
  while (at < word.length && word[at] === other[at]) at += 1
  const areSame = (own: number, others: number) => word.slice(at + own) === other.slice(at + others)
  const isSwapped = word[at] === other[at + 1] && word[at + 1] === other[at]
  return areSame(1, 1) || areSame(1, 0) || areSame(0, 1) || (isSwapped && areSame(2, 2))
}

interface Found {
  /** The line with the placeholder for each product. */
  line: string
  /** By their models. */
  models: number[]
  /** By their numbers, as `No 005`. */
  numbers: number[]
  /** Whether a number touches a product, so that it may belong to another model: `5MC280`, `MC 280-2`. */
  isGlued: boolean
}

/** Finds products in plain lines (plainLine.ts). */
export const makeProductFinder = (products: readonly NamedProduct[]) => {
  const parts = products.map(({ id, name, category, subcategory }) => {
    const [series = '', number = '', ...words] = wordsOf(plainLine(name))
    const kind = category ? wordsOf(plainLine(categoryLabel(category, subcategory))) : []
    const unit = category ? unitIn(category, subcategory) : 'machine'
    return { id, series, model: series + number, words, rest: restOf(words), kind, unit }
  })
  const byId = new Map(parts.map((part) => [part.id, part]))
  const byModel = new Map(parts.map((part) => [part.model, part]))
  const vocabulary = [...new Set(parts.flatMap(({ series, words, kind }) => [series, ...words, ...kind]))]
  const series = [...new Set(parts.map((part) => part.series))].join('|')
  const model = new RegExp(`(?<!\\p{Script=Latin})(${series})[ .-]{0,2}(\\d+)`, 'gu')
  const ownNumber =
    /(?<!\p{L})(?:no|nr|number|#)[ .:]*0*(\d+)(?!\d|[-/.+_]?\p{Script=Latin}(?! ?\d)|[-/.+_]\d| ?\/ ?\d)/gu

  return {
    /** Undefined for a line that names a product almost like one of ours: `MC 281`, `MC 280A`. */
    find: (line: string): Found | undefined => {
      const models: number[] = []
      const numbers: number[] = []
      let isGlued = false
      let read = ''
      let end = 0
      for (const { 0: text, 1: letters = '', 2: digits = '', index } of line.matchAll(model)) {
        if (index < end) continue
        const part = byModel.get(letters + digits)
        if (!part) return undefined
        const { rest } = part
        rest.lastIndex = index + text.length
        const stop = index + text.length + (rest.exec(line)?.[0].length ?? 0)
        const after = line.slice(stop)
        if (/^[-/.+_]?\p{Script=Latin}/u.test(after) && !/^x ?\d/.test(after)) return undefined
        isGlued ||= /\d$/.test(line.slice(0, index)) || /^(?:[-.+_]| ?\/ ?)\d/.test(after)
        models.push(part.id)
        read += line.slice(end, index) + placeholder
        end = stop
      }
      read = (read + line.slice(end)).replace(ownNumber, (text, number: string) => {
        if (!byId.has(Number(number))) return text
        numbers.push(Number(number))
        return placeholder
      })
      return { line: read, models, numbers, isGlued }
    },

    /** The words of a product's name, category and unit. */
    wordsOf: (id: number): string[] => {
      const { words = [], kind = [], unit = '' } = byId.get(id) ?? {}
      return [...words, ...kind, unit, `${unit}s`]
    },

    /** The products whose name or category has all the words; else all but one misspelt word. */
    partly: (words: readonly string[]): number[] => {
      if (words.length > maxWords || !words.some((word) => /^\p{L}{2}/u.test(word))) return []
      const fitting = (fits: typeof isIn) =>
        parts.flatMap(({ id, series: own, words: name, kind }) => {
          const isWhole = (text: readonly string[]) => words.every((word) => fits(word, text))
          return isWhole([own, ...name]) || isWhole(kind) ? id : []
        })
      const ids = fitting(isIn)
      if (ids.length > 0) return ids
      const [misspelt, ...others] = words.filter((word) => !isIn(word, vocabulary))
      if (misspelt === undefined || others.length > 0 || noName.has(misspelt)) return []
      return fitting(
        (word, name) => isIn(word, name) || (word === misspelt && name.some((part) => isNear(word, part))),
      )
    },
  }
}

export type ProductFinder = ReturnType<typeof makeProductFinder>
