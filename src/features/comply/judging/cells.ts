import { rowsOf, type SpecificationRow } from '../../../domain/products/specificationGroups.ts'
import { plainText, wordsOf } from '../reading/plainText.ts'
import { type Amount, maskAmounts, type Quantity, readQuantities } from '../reading/quantities.ts'
import type { Sheet } from '../requirement.ts'
import { approximations, optionWords, qualifiers } from '../vocabulary/phrases.ts'

/** A part of a sheet's cell with what it gives. */
export interface CellClause {
  text: string
  quantities: readonly Quantity[]
  sides: readonly Amount[]
  /** It holds only for an option, another version, or under a condition. */
  isConditional: boolean
  isApproximate: boolean
  qualifiers: readonly string[]
  /** The list that it stands in ends with a condition, as in `THB, VND and MYR on request`. */
  isInConditionalList: boolean
  /** It is one of several plain amounts of a list. */
  isSetting: boolean
}

/** A row of a sheet, made plain. */
export interface Cell {
  row: SpecificationRow
  /** With its label. */
  text: string
  words: ReadonlySet<string>
  clauses: readonly CellClause[]
  /** The sheet says that the product has none. */
  isNone: boolean
}

const productOf = (factor: Amount, part: Amount): Quantity => {
  const amount = { ...part, values: part.values.map((value) => value * (factor.values[0] ?? Number.NaN)) }
  return { from: amount, to: amount, isSpan: false }
}

const clauseOf = (value: string, list: string, label: string, isSetting: boolean): CellClause => {
  const masked = maskAmounts(value, true)
  const { quantities, sides } = readQuantities(masked)
  const [, times = '', each = ''] = /#(\d+)\s*x\s*#(\d+)(?!\s*x)/.exec(masked.text) ?? []
  const [factor, part] = [masked.amounts[Number(times)], masked.amounts[Number(each)]]
  return {
    text: value,
    // 4 x 70 notes are 70 in each and 280 in all.
    quantities:
      times !== '' && factor && part?.dimension === 'count'
        ? [...quantities, productOf(factor, part)]
        : quantities,
    sides,
    // A figure `at 1,500 notes/min` says nothing of the full speed.
    isConditional: optionWords.test(value) || optionWords.test(label) || /\bat #\d/.test(masked.text),
    isInConditionalList: optionWords.test(list),
    isApproximate: approximations.test(value),
    qualifiers: Object.keys(qualifiers).filter((id) => qualifiers[id]?.test(`${label} ${value}`)),
    isSetting,
  }
}

const clausesOf = (values: readonly string[], label: string): CellClause[] => {
  const plain = values.map(plainText)
  const areSettings =
    plain.length > 1 && plain.every((value) => maskAmounts(value, true).text.trim() === '#0')
  return plain.flatMap((value) =>
    value
      .split(/;\s/)
      // A comma after a figure begins another clause: `65 W, 3 W standby`.
      .flatMap((list) =>
        list.split(/,\s(?=[^()]*(?:\(|$))/).map((part) => clauseOf(part, list, label, areSettings)),
      ),
  )
}

const cellOf = (row: SpecificationRow): Cell => {
  const label = plainText(row.path.replace('/', ' '))
  const text = [label, ...row.values.map(plainText)].join(' ')
  return {
    row,
    text,
    words: new Set(wordsOf(text)),
    clauses: clausesOf(row.values, label),
    isNone: /^(?:none|not (?:fitted|given))\b/i.test(row.values[0] ?? ''),
  }
}

const known = new WeakMap<object, readonly Cell[]>()

/** All rows of a sheet, which are read once. */
export const cellsOf = ({ specifications }: Sheet): readonly Cell[] => {
  const cells =
    known.get(specifications) ??
    Object.entries(specifications)
      .flatMap(([key, value]) => rowsOf(key, value))
      .map(cellOf)
  known.set(specifications, cells)
  return cells
}

/** The sheet's own words: `Noise: 64 dB(A)`. */
export const offeredText = (cells: readonly Cell[]): string =>
  cells.map(({ row }) => `${row.path.replace('/', ', ')}: ${row.values.join(', ')}`).join('; ')
