const khmerZero = '០'.charCodeAt(0)

/** Replaces everything that separates the parts of a line, such as the tab of a spreadsheet. */
const divider = ';'

/** The words, numbers, dividers and other signs of a line in lower case, without spaces and dashes. */
const partsOf = (line: string): string[] =>
  line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[០-៩]/g, (digit) => String(digit.charCodeAt(0) - khmerZero))
    .replace(/[,:=|\t]/g, divider)
    .replace(/(\d)x(?=\p{L})/gu, '$1 x ')
    .match(/[\p{L}\p{M}]+|\d+|[^\s()[\]{}"'’“”\-–—_.+/&•·]/gu) ?? []

const withoutDividers = (parts: readonly string[]): string[] => parts.filter((part) => part !== divider)

/** The words of a line, without what only divides them. */
export const wordsOf = (text: string): string[] => withoutDividers(partsOf(text))

/** Whether a word has only digits. */
export const isNumber = (word: string | undefined): word is string => /^\d+$/.test(word ?? '')

/** The same for `MC 280`, `MC280` and `m.c. 280`; two numbers in a row are kept apart by a dot. */
export const keyOf = (words: readonly string[]): string =>
  words.map((word, index) => (isNumber(word) && isNumber(words[index - 1]) ? `.${word}` : word)).join('')

const quantityWords = 'x × * of qty quantity pc pcs piece pieces unit units set sets nos ea each'.split(' ')

const withoutQuantityWords = (parts: readonly string[]): readonly string[] => {
  const first = parts.findIndex((part) => part !== divider && !quantityWords.includes(part))
  return first === -1 ? [] : parts.slice(first)
}

export interface Reading {
  quantity: number
  words: readonly string[]
  /** False for a last number without a word such as `x` or `pcs`: the 3 of `BS 3` may belong to the name. */
  hasQuantityWord: boolean
}

/** Reads `2 x MC 280` and `qty 2 MC 280`: the first word is the quantity. */
const withQuantityFirst = (parts: readonly string[]): Reading | undefined => {
  const [quantity, ...rest] = withoutQuantityWords(parts)
  if (!isNumber(quantity)) return undefined
  const words = withoutQuantityWords(rest)
  return { quantity: Number(quantity), words, hasQuantityWord: words.length < parts.length - 1 }
}

/** The words of a name before its quantity, where the `Unit` of `CIT Unit` counts as a word of quantity. */
export const beforeQuantity = (words: readonly string[]): readonly string[] =>
  [...withoutQuantityWords([...words].reverse())].reverse()

const withQuantityLast = (parts: readonly string[]): Reading | undefined => {
  const reading = withQuantityFirst([...parts].reverse())
  return reading && { ...reading, words: [...reading.words].reverse() }
}

/** The number of an entry in `1. MC 280` or `2) BS 4` is no quantity; `1.5` is no such number. */
const entryNumber = /^\s*\d{1,3}[.)](?:\s+|(?=\D))/

/** The possible readings of a line: one machine, or a quantity before or after its name. */
export const readingsOf = (line: string): Reading[] => {
  const parts = partsOf(line.replace(entryNumber, ''))
  const first = withQuantityFirst(parts)
  const readings = [
    { quantity: 1, words: parts, hasQuantityWord: true },
    first && { ...first, hasQuantityWord: true },
    withQuantityLast(parts),
  ]
  return readings.flatMap((reading) => (reading ? { ...reading, words: withoutDividers(reading.words) } : []))
}
