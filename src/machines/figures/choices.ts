import type { Reader } from './figure.ts'

/** The ids of what a text names; none when it names nothing that is known. */
type Vocabulary = (text: string) => readonly string[]

const toOrder = /\bon request\b|\bon order\b|\boption(al)?\b|\bcalibration set\b/i

const afterStatus = /;\s*|(?<=\b(?:installed|supplied|on request|on order|calibration set)\b),?\s+/
const afterComma = /[,;]\s*/

const read =
  (words: Vocabulary, separator: RegExp, isToOrder: RegExp): Reader =>
  (texts) => {
    if (texts.length === 1 && texts[0] === 'None') return { included: [], onRequest: [] }
    if (texts.length === 0 || texts.some((text) => words(text).length === 0)) return undefined
    const parts = texts.flatMap((text) => text.split(separator))
    const named = (onRequest: boolean): string[] => [
      ...new Set(parts.filter((part) => isToOrder.test(part) === onRequest).flatMap(words)),
    ]
    const included = named(false)
    return { included, onRequest: named(true).filter((id) => !included.includes(id)) }
  }

const isoCodes = new Set(Intl.supportedValuesOf('currency'))

const currencyCodes: Vocabulary = (text) => {
  const codes = text.match(/\b[A-Z]{3}\b/g) ?? []
  return codes.every((code) => isoCodes.has(code)) ? codes : []
}

/** Two sets: `KHR, USD and SGD installed; THB on request`. Pairs are on request but for the standard one. */
export const currencies = read(currencyCodes, afterStatus, toOrder)
export const currencyPairs = read(currencyCodes, afterStatus, /^(?!.*\(standard\))/)

/** Words that a list or a text may hold, by id; every text has to hold one of them. */
export const choices = (patterns: Readonly<Record<string, RegExp>>): Reader =>
  read((text) => Object.keys(patterns).filter((id) => patterns[id]?.test(text)), afterComma, toOrder)
