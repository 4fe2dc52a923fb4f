import { categoryLabel, unitIn } from '../../../content/categories.ts'
import type { Product } from '../../../domain/products/product.ts'
import { isNear } from '../../../lib/isNear.ts'
import { plainLine } from './plainLine.ts'

/** Stands in a line for a product that was found in it. */
export const placeholder = '\ue000'

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
    const [series = '', number = '', ...own] = wordsOf(plainLine(name))
    const unit = category ? unitIn(category, subcategory) : 'machine'
    const kind = category ? wordsOf(plainLine(categoryLabel(category, subcategory))) : []
    const words = [...own, ...kind, unit, `${unit}s`]
    // Its words may be in several cells.
    const spaced = ['^', ...own].join(' ').replace(/ |(?<=\d)(?=mm)/g, '[^\\p{L}\\p{N}]{0,3}')
    const rest = new RegExp(`${spaced}(?!\\p{L})`, 'u')
    return { id, series, model: series + number, rest, texts: [[series, ...own], kind], words }
  })
  const byId = new Map(parts.map((part) => [part.id, part]))
  const byModel = new Map(parts.map((part) => [part.model, part]))
  const vocabulary = [...new Set(parts.flatMap(({ texts }) => texts.flat()))]
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
        end = stop + (part.rest.exec(after)?.[0].length ?? 0)
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
      if (!words.some((word) => /^\p{L}{2}/u.test(word))) return []
      const strange = [...new Set(words)].filter((word) => !isIn(word, vocabulary))
      if (strange.length > 1) return []
      const isMisspelt = (word: string, part: string) =>
        strange.includes(word) && part.startsWith(word.charAt(0)) && isNear(word, part)
      const fits = (text: readonly string[]) =>
        words.every((word) => isIn(word, text) || text.some((part) => isMisspelt(word, part)))
      return parts.filter(({ texts }) => texts.some(fits)).map(({ id }) => id)
    },
  }
}

export type ProductFinder = ReturnType<typeof makeProductFinder>
