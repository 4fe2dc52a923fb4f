import type { Choices } from '../../../src/domain/products/figures/figure.ts'
import type { Reader } from '../figureRule.ts'

type Vocabulary = (text: string) => readonly string[]

const toOrder = /\bon request\b|\bon order\b|\boption(al)?\b|\bcalibration set\b/i

const afterStatus =
  /;\s*|(?<=\b(?:installed|supplied|on request|on order|calibration set|by pieces|by value)\b),?\s+/
const afterComma = /[,;]\s*/

const anyText = /^/

/**
 * Makes a reader that splits texts at `separator` and finds the words in each part. What is found in a part
 * that matches `isToOrder` is on request, the rest is included; a part without `isMeant` is skipped.
 */
const read =
  (words: Vocabulary, separator: RegExp, isToOrder: RegExp, isMeant = anyText) =>
  (texts: readonly string[]): Choices | undefined => {
    if (texts.length === 1 && texts[0] === 'None') return { included: [], onRequest: [] }
    if (texts.length === 0 || texts.some((text) => words(text).length === 0)) return undefined
    const parts = texts.flatMap((text) => text.split(separator)).filter((part) => isMeant.test(part))
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

const byPieces = /\bby pieces\b/i

/** Reads `KHR, USD and SGD installed; THB on request`; skips currencies that are counted by pieces. */
export const currencies = read(currencyCodes, afterStatus, toOrder, /^(?!.*\bby pieces\b)/i)

/** Reads only the currencies that are counted by pieces: `KHR by value; THB by pieces` gives THB. */
export const currenciesByPieces: Reader = (texts) => {
  const value = read(currencyCodes, afterStatus, toOrder, byPieces)(texts)
  return value?.included.length === 0 ? undefined : value
}

/** Reads pairs of currencies: the one marked `(standard)` is included, the others are on request. */
export const currencyPairs = read(currencyCodes, afterStatus, /^(?!.*\(standard\))/)

/** Reads the ids of the words in the texts; undefined when a text has none of the words. */
export const choices = (patterns: Readonly<Record<string, RegExp>>): Reader =>
  read((text) => Object.keys(patterns).filter((id) => patterns[id]?.test(text)), afterComma, toOrder)

/** Like `choices`, but skips texts that have none of the words. */
export const mentions =
  (patterns: Readonly<Record<string, RegExp>>): Reader =>
  (texts) =>
    choices(patterns)(texts.filter((text) => Object.values(patterns).some((pattern) => pattern.test(text))))
