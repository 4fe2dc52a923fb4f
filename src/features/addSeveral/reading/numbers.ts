import { isDigits, type Token } from './lineTokens.ts'
import { numberOf, roleOf } from './vocabulary.ts'

/** The numbers that it may mean: none for a date, two for `2-3` and for `2.000`. */
const valuesOf = (text: string): number[] => {
  if (/^\d+$/.test(text)) return [Number(text)]
  if (/^\d{1,3}(?:[,'.]\d{3})+$/.test(text)) {
    const thousands = Number(text.replace(/\D/g, ''))
    return /^\d+\.0+$/.test(text) ? [thousands, Number.parseInt(text, 10)] : [thousands]
  }
  if (/^\d+[-/]\d+$/.test(text)) return text.split(/\D/).map(Number)
  const decimal = /^([\d,.']*\d)[.,](\d{1,4})$/.exec(text)
  return decimal ? [Number(`${decimal[1]?.replace(/\D/g, '')}.${decimal[2]}`)] : []
}

export interface ReadNumber {
  values: number[]
  length: number
  /** With decimals, as a price has; `2.00` may be a quantity too. */
  hasDecimals: boolean
}

const digitsAt = (tokens: readonly Token[], start: number): ReadNumber => {
  let end = start + 1
  let text = tokens[start]?.text ?? ''
  for (let next = tokens[end]; next && isDigits(next.text); next = tokens[(end += 1)]) {
    if (!/^[.,'/-]$/.test(next.before)) break
    text += next.before + next.text
  }
  const { before = '' } = tokens[start] ?? {}
  const isNegative = (start === 0 && before === '-') || /[\s(:=]-$/.test(before)
  const values = valuesOf(text).map((value) => (isNegative ? -value : value))
  return { values, length: end - start, hasDecimals: /^\d+(?:[,.']\d{3})*[.,]\d{1,2}$/.test(text) }
}

/** `one hundred and twenty-five` is 125, and `十二` is 12; `two three` are two numbers. */
const wordsAt = (tokens: readonly Token[], start: number): ReadNumber | undefined => {
  let value = 0
  let end = start
  for (let at = start; at < tokens.length; at += 1) {
    const { text = '', before = '' } = tokens[at] ?? {}
    if (at > start && !/^[\s-]?$/.test(before)) break
    if (text === 'and' && value >= 100) continue
    const number = roleOf(text) ? undefined : numberOf(text)
    if (number === undefined) break
    const isScale = number === 100 || (text === '十' && value > 0)
    if (!isScale && value % 10 ** String(number).length !== 0) break
    value = isScale ? Math.max(value, 1) * number : value + number
    end = at + 1
  }
  return end === start ? undefined : { values: [value], length: end - start, hasDecimals: false }
}

/** The number that begins at a token; undefined for another word. */
export const numberAt = (tokens: readonly Token[], at: number): ReadNumber | undefined =>
  isDigits(tokens[at]?.text) ? digitsAt(tokens, at) : wordsAt(tokens, at)
