import { isDigits, tokensOf } from './lineTokens.ts'
import type { PreparedLine } from './prepareLine.ts'
import type { Row } from './rows.ts'
import { roleOf } from './vocabulary.ts'

interface PreparedRow {
  row: Row
  prepared: PreparedLine
}

/** Matches `Qty: 2` and `2`, which stand under a product in a copied document. */
const isQuantityOnly = ({ row: { line = '' }, prepared: { whole } }: PreparedRow): boolean => {
  if (whole) return false
  const words = tokensOf(line).map(({ text }) => text)
  return (
    words.some(isDigits) && words.every((word) => isDigits(word) || /unit|label/.test(roleOf(word) ?? ''))
  )
}

const lacksQuantity = ({ prepared: { whole } }: PreparedRow): boolean =>
  whole !== undefined && whole !== 'several' && whole.quantities.length === 0

/** Joins products with the quantities in the lines below them. Unless all have one, none of them is sure. */
export const joinRows = (
  rows: readonly PreparedRow[],
  prepare: (row: Row) => PreparedRow,
): readonly PreparedRow[] => {
  if (!rows.some(isQuantityOnly)) return rows
  const fits = rows.every((row, index) => {
    const [last, next] = [rows[index - 1], rows[index + 1]]
    if (isQuantityOnly(row)) return last !== undefined && lacksQuantity(last)
    return !lacksQuantity(row) || (next !== undefined && isQuantityOnly(next))
  })
  return rows.flatMap((one, index) => {
    const { row, prepared } = one
    const { whole } = prepared
    if (fits && isQuantityOnly(one)) return []
    if (whole === undefined || whole === 'several' || !lacksQuantity(one)) return one
    const next = rows[index + 1]?.row
    if (!fits || !next) return { row, prepared: { whole: { ...whole, isSure: false } } }
    return prepare({
      ...row,
      text: `${row.text}\n${next.text}`,
      line: `${row.line ?? ''} \t ${next.line ?? ''}`,
    })
  })
}
