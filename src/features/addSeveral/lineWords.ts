import { plainDigits } from '../../lib/digits.ts'
import { plainSpaces, removeInvisible } from '../../lib/invisibleSigns.ts'
import { isFiller, isQuantityWord, readLastNumberWords, readNumberWords } from './quantityWords.ts'

/** Replaces everything that separates the parts of a line, such as the tab of a spreadsheet. */
const divider = ';'

/** What word processors and mail programs put before the entries of a list; `o` is one of them. */
const bullet = /^[\s\p{Co}\p{So}\p{Sm}*•·▪●‣◦➢☐✓–—−-]*(?:o\s+)?/u

/** `2,00` and `2.00` are 2, as a spreadsheet writes it. */
const wholeDecimals = /(?<![\d.,])(\d+)[.,]0{1,2}(?![\d.,]\d|\d)/g

/** `2-3` may be a range, so its numbers are no quantity. */
const range = /(\d)[~–—-](?=\d)/g

/** A line as it is read: without bullets and signs that nobody sees, and with digits from 0 to 9. */
export const cleanLine = (line: string): string =>
  plainDigits(plainSpaces(removeInvisible(line.replace(/\t/g, ` ${divider} `)).normalize('NFKC')))
    .replace(bullet, '')
    .replace(wholeDecimals, '$1')

/** The words, numbers, dividers and other signs of a line in lower case, without spaces and dashes. */
const partsOf = (line: string): string[] =>
  line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\((e?s)\)/g, '$1')
    .replace(/\bq['’]t'?y\b/g, 'qty')
    .replace(/số lượng/g, 'sl')
    .replace(range, '$1 ~ ')
    .replace(/[,:=|\t]/g, divider)
    .replace(/(\d)x(?=\p{L})/gu, '$1 x ')
    .match(/[\p{L}\p{M}]+|\d+|[^\s()[\]{}"'“”‘’\-–—−_.+/&•·]/gu) ?? []

const withoutDividers = (parts: readonly string[]): string[] => parts.filter((part) => part !== divider)

/** The words of a line, without what only divides them. */
export const wordsOf = (text: string): string[] => withoutDividers(partsOf(text))

/** Whether a word has only digits. */
export const isNumber = (word: string | undefined): word is string => /^\d+$/.test(word ?? '')

/** The same for `MC 280`, `MC280` and `m.c. 280`; two numbers in a row are kept apart by a dot. */
export const keyOf = (words: readonly string[]): string =>
  words.map((word, index) => (isNumber(word) && isNumber(words[index - 1]) ? `.${word}` : word)).join('')

type IsSkipped = (part: string, next: string | undefined) => boolean

const skipWhile = (parts: readonly string[], isSkipped: IsSkipped): readonly string[] => {
  const first = parts.findIndex((part, index) => part !== divider && !isSkipped(part, parts[index + 1]))
  return first === -1 ? [] : parts.slice(first)
}

const backwards = (parts: readonly string[]): readonly string[] => [...parts].reverse()

const withoutQuantityWords = (parts: readonly string[]) => skipWhile(parts, isQuantityWord)

/** As `withoutQuantityWords`, but `No 005` is the number of a product. */
const withoutLeadingQuantityWords = (parts: readonly string[]) =>
  skipWhile(parts, (part, next) => isQuantityWord(part) && !(part === 'no' && isNumber(next)))

/** The words of a name before its quantity, where the `Unit` of `CIT Unit` counts as a word of quantity. */
export const beforeQuantity = (words: readonly string[]): readonly string[] =>
  backwards(withoutQuantityWords(backwards(words)))

export interface Reading {
  quantity: number
  words: readonly string[]
  /** False for a last number without a word such as `x` or `pcs`: the 3 of `BS 3` may belong to the name. */
  hasQuantityWord: boolean
}

/** `Two (2)` and `Two` are 2; words and a number that differ are no quantity. */
const spelledFirst = (parts: readonly string[]): readonly string[] => {
  const spelled = readNumberWords(parts)
  if (!spelled) return parts
  const rest = parts.slice(spelled.count)
  if (!isNumber(rest[0])) return [String(spelled.value), ...rest]
  return Number(rest[0]) === spelled.value ? rest : []
}

/** Reads `2 x MC 280` and `qty 2 MC 280 units`: the first word is the quantity. */
const withQuantityFirst = (parts: readonly string[]): Reading | undefined => {
  const [quantity, ...rest] = spelledFirst(withoutLeadingQuantityWords(skipWhile(parts, isFiller)))
  if (!isNumber(quantity)) return undefined
  const words = skipWhile(withoutLeadingQuantityWords(rest), isFiller)
  return { quantity: Number(quantity), words, hasQuantityWord: true }
}

/** Takes `two (2)`, `2 (two)`, `two` or `2` from the end; words and a number that differ are no quantity. */
const takeLastQuantity = (parts: readonly string[]) => {
  const last = parts.at(-1)
  const spelled = readLastNumberWords(isNumber(last) ? beforeQuantity(parts.slice(0, -1)) : parts)
  if (!spelled) return isNumber(last) ? { quantity: Number(last), before: parts.slice(0, -1) } : undefined
  const { value, before } = spelled
  const digits = isNumber(last) ? last : before.at(-1)
  if (!isNumber(digits)) return { quantity: value, before }
  if (Number(digits) !== value) return isNumber(last) ? undefined : { quantity: value, before }
  return { quantity: value, before: isNumber(last) ? before : before.slice(0, -1) }
}

/** Reads `MC 280 x 2 pcs`: the last number is the quantity. */
const withQuantityLast = (parts: readonly string[]): Reading | undefined => {
  const taken = takeLastQuantity(beforeQuantity(parts))
  if (!taken) return undefined
  const words = backwards(skipWhile(backwards(taken.before), (part) => isQuantityWord(part) && part !== 'no'))
  return { quantity: taken.quantity, words, hasQuantityWord: words.length < parts.length - 1 }
}

/** A quantity that stands alone between dividers, as `2` or `qty 2 pcs`. */
const quantityAlone = (segment: readonly string[]): { quantity: number; isMarked: boolean } | undefined => {
  const [number, ...more] = withoutQuantityWords(segment)
  if (!isNumber(number) || withoutQuantityWords(more).length > 0) return undefined
  return { quantity: Number(number), isMarked: segment.length > 1 }
}

/** Reads `MC 280, 10, for the project`: a name, one number and words, with dividers between them. */
const inSegments = (parts: readonly string[]): Reading | undefined => {
  const segments = parts
    .join(' ')
    .split(divider)
    .map((segment) => skipWhile(segment.split(' ').filter(Boolean), isFiller))
  const [name = [], ...others] = segments.filter(({ length }) => length > 0)
  const alone = others.flatMap((segment) => quantityAlone(segment) ?? [])
  const marked = alone.filter(({ isMarked }) => isMarked)
  const [one, ...more] = marked.length > 0 ? marked : alone
  if (others.length < 2 || !one || more.length > 0) return undefined
  return { quantity: one.quantity, words: name, hasQuantityWord: false }
}

/** The possible readings of a cleaned line: one machine, or a quantity before, after or beside its name. */
export const readingsOf = (line: string): Reading[] => {
  const parts = partsOf(line)
  const first = withQuantityFirst(parts)
  const readings = [
    { quantity: 1, words: skipWhile(parts, isFiller), hasQuantityWord: true },
    first,
    first && { ...first, words: beforeQuantity(first.words) },
    withQuantityLast(parts),
    inSegments(parts),
  ]
  return readings.flatMap((reading) => (reading ? { ...reading, words: withoutDividers(reading.words) } : []))
}

/** The quantity that a cell says and nothing else, as `2`, `2.00`, `Two (2)` or `2 pcs`. */
export const quantityOf = (cell: string): number | undefined => {
  const [quantity, ...rest] = spelledFirst(withoutQuantityWords(partsOf(cleanLine(cell))))
  return isNumber(quantity) && withoutQuantityWords(rest).length === 0 ? Number(quantity) : undefined
}
