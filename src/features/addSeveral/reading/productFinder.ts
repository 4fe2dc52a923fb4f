import { categoryLabel, unitIn } from '../../../content/categories.ts'
import type { Product } from '../../../domain/products/product.ts'
import { isNear } from '../../../lib/isNear.ts'
import { plainLine } from './plainLine.ts'

/** Stands in a line for a product that was found in it. */
export const placeholder = '\ue000'

/** No name has more words, so a longer text is not compared. */
const maxWords = 20

type NamedProduct = Pick<Product, 'id' | 'name'> & Partial<Pick<Product, 'category' | 'subcategory'>>

/** The words of a text; a number stands with its measure, as in `20mm`. */
export const wordsOf = (text: string): string[] =>
  text.replace(/(\d) ?(mm)/g, '$1$2').match(/\d+mm|\d+|[\p{L}\p{M}]+/gu) ?? []

/** Whether a name has a word, its beginning, or its plural. */
const isIn = (word: string, name: readonly string[]): boolean =>
  name.some((part) => (/^\d/.test(word) ? part === word : part.startsWith(word) || `${part}s` === word))

/** A number of ours, as `No 005`. */
const ownNumber =
  /(?<!\p{L})(?:no|nr|number|#)[ .:]*0*(\d+)(?!\d|[-/.+_]?\p{Script=Latin}(?! ?\d)|[-/.+_]\d| ?\/ ?\d)/gu

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
    const line = plainLine(name)
    const [series = '', number = '', ...own] = wordsOf(line)
    const unit = category ? unitIn(category, subcategory) : 'machine'
    const kind = category ? wordsOf(plainLine(categoryLabel(category, subcategory))) : []
    const rest = line.slice(line.indexOf(number) + number.length)
    return { id, series, model: series + number, rest, words: [...own, ...kind, unit, `${unit}s`] }
  })
  const byId = new Map(parts.map((part) => [part.id, part]))
  const byModel = new Map(parts.map((part) => [part.model, part]))
  const vocabulary = [...new Set(parts.flatMap(({ series, words }) => [series, ...words]))]
  const series = [...new Set(parts.map((part) => part.series))].join('|')
  const model = new RegExp(`(?<!\\p{Script=Latin})(${series})[ .-]{0,2}(\\d+)`, 'gu')

  return {
    /** Undefined for a line that names a product almost like one of ours: `MC 281`, `MC 280A`. */
    find: (line: string): Found | undefined => {
      const models: number[] = []
      const numbers: number[] = []
      let isGlued = false
      let read = ''
      let end = 0
      for (const { 0: text, 1: letters = '', 2: digits = '', index } of line.matchAll(model)) {
        const part = byModel.get(letters + digits)
        if (!part) return undefined
        const stop = index + text.length
        const after = line.slice(stop)
        if (/^[-/.+_]?\p{Script=Latin}/u.test(after) && !/^x ?\d/.test(after)) return undefined
        models.push(part.id)
        read += line.slice(end, index) + placeholder
        const isWhole = after.startsWith(part.rest) && !/^\p{L}/u.test(after.slice(part.rest.length))
        end = isWhole ? stop + part.rest.length : stop
        isGlued ||= /\d$/.test(line.slice(0, index)) || /^(?:[-.+_]| ?\/ ?)\d/.test(line.slice(end))
      }
      read = (read + line.slice(end)).replace(ownNumber, (text, number: string) => {
        if (!byId.has(Number(number))) return text
        numbers.push(Number(number))
        return placeholder
      })
      return { line: read, models, numbers, isGlued }
    },

    /** The words of a product's name, category and unit. */
    wordsOf: (id: number): string[] => byId.get(id)?.words ?? [],

    /** The products whose name or category has all the words, of which one may be misspelt. */
    partly: (words: readonly string[]): number[] => {
      if (words.length > maxWords || !words.some((word) => /^\p{L}{2}/u.test(word))) return []
      const strange = words.filter((word) => !isIn(word, vocabulary))
      const fits = (word: string, name: readonly string[]) =>
        isIn(word, name) ||
        (strange.length === 1 && word === strange[0] && name.some((part) => isNear(word, part)))
      return parts
        .filter(({ series: own, words: name }) => words.every((word) => fits(word, [own, ...name])))
        .map(({ id }) => id)
    },
  }
}

export type ProductFinder = ReturnType<typeof makeProductFinder>
