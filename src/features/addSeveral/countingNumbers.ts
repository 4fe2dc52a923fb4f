import { cleanLine } from './lineWords.ts'

/** A line without the number that counts it, and with that number where it may be a quantity. */
export interface CountedLine {
  rest: string
  /** The line as it reads when the number is a quantity. */
  withQuantity: string | undefined
}

/** `Item 3:`, `1. `, `2) `, `a) `: whatever the other lines have, this counts. */
const always =
  /^(?:\(?(?:[a-z]|[ivx]{1,4})[.)]\s+|(?:item|pos|position|line|lot|entry|mục|ข้อ)\s*\.?\s*\d{1,3}\s*[:.)–-]\s*|\d{1,3}[.)](?:\s+|(?=\D)))/iu

/** `(1) `, `2- `, `3: `, `01 `: this counts where the lines are numbered from 1 on. */
const mostly = /^(?:\((\d{1,3})\)\s*|(\d{1,3})\s*[–:-]\s+|(0\d{1,2})\s+)(?=\S)/u

/** `1 MC 280`: this may count where the lines are numbered from 1 on, and else it is a quantity. */
const seldom = /^(\d{1,3})\s+(?=\p{L})/u

const numberOf = (line: string, pattern: RegExp): number | undefined => {
  const digits = pattern.exec(line)?.slice(1).find(Boolean)
  return digits === undefined ? undefined : Number(digits)
}

const countsFromOne = (numbers: readonly number[]): boolean =>
  numbers.length > 1 && numbers.every((number, index) => number === index + 1)

/** Tells the numbers that count lines from quantities: a number that may be either is left to the visitor. */
export const withoutCounting = (texts: readonly string[]): CountedLine[] => {
  const lines = texts.map(cleanLine)
  const numbersBy = (pattern: RegExp) => lines.flatMap((line) => numberOf(line, pattern) ?? [])
  const [mostlyCounts, seldomCounts] = [mostly, seldom].map((pattern) => countsFromOne(numbersBy(pattern)))
  return lines.map((line) => {
    if (always.test(line)) return { rest: line.replace(always, ''), withQuantity: undefined }
    const number = numberOf(line, mostly)
    if (number !== undefined) {
      const rest = line.replace(mostly, '')
      return { rest, withQuantity: mostlyCounts ? undefined : `${number} ${rest}` }
    }
    if (seldomCounts && seldom.test(line)) return { rest: line.replace(seldom, ''), withQuantity: line }
    return { rest: line, withQuantity: undefined }
  })
}
