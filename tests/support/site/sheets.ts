import type { Product } from '../../../src/domain/machines/product.ts'
import { specificationGroups } from '../../../src/domain/machines/specificationGroups.ts'

/** The texts of a sheet's rows whose name, `Label` or `Group/Label`, matches. */
const rowTexts = ({ specifications }: Product, name: RegExp): string[] =>
  specificationGroups(specifications).flatMap(({ rows }) =>
    rows.flatMap(({ place, label, values }) =>
      name.test(place) ? values.map((value) => `${label}: ${value}`) : [],
    ),
  )

/** Every number of some texts, and what `4 × 70 notes` and `2 drums, 60 notes each` are together. */
export const numbersIn = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => {
    const all = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', '')))
    return /×|each/.test(text)
      ? [...all, ...all.slice(1).map((number, index) => number * (all[index] ?? 1))]
      : all
  })

const noteRows =
  /^(Currencies( by value| \(notes\))?(\/.*)?|Note currencies|Notes|Payment\/Notes|Currency pairs)$/
const coinRows = /^(Coin currencies|Coins|Coin programmes)$/

const codesOf = (clauses: readonly string[]): string[] =>
  clauses.flatMap((clause) => clause.match(/\b[A-Z]{3}\b/g) ?? [])

/** The currencies of a sheet, as a reader sorts them: those it has, has on request, and counts by pieces. */
export const currenciesOf = (sheet: Product, of: 'notes' | 'coins') => {
  const rows = of === 'coins' && sheet.subcategory !== 'coin-sorter' ? coinRows : noteRows
  const texts = rowTexts(sheet, of === 'coins' ? new RegExp(`${rows.source}|${coinRows.source}`) : rows)
  const clauses = texts.flatMap((text) => text.split(';'))
  const isPieces = (clause: string) =>
    clause.includes('by pieces') ||
    rowTexts(sheet, /^Counting method$/)
      .join()
      .includes('piece counting')
  const isPair = rowTexts(sheet, /^Currency pairs$/).length > 0
  const isOnRequest = (clause: string) =>
    isPair ? !clause.includes('(standard)') : /on request|on order|calibration set/i.test(clause)
  const read = clauses.filter((clause) => !isPieces(clause))
  const has = codesOf(read.filter((clause) => !isOnRequest(clause)))
  return {
    has,
    onRequest: codesOf(read.filter(isOnRequest)).filter((code) => !has.includes(code)),
    byPieces: codesOf(clauses.filter(isPieces)),
  }
}
