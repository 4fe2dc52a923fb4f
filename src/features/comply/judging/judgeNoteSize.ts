import { noteSizeIn } from '../reading/noteSize.ts'
import { plainText } from '../reading/plainText.ts'
import { maskAmounts } from '../reading/quantities.ts'
import type { Clause, Finding } from '../requirement.ts'
import type { Cell } from './cells.ts'

type Span = readonly [from: number, to: number]

const contains = (given?: Span, asked?: Span): boolean =>
  asked === undefined || (given !== undefined && given[0] <= asked[0] && given[1] >= asked[1])

/** The machine has to take every size of note that the line asks for. */
export const judgeNoteSize = ({ noteSize: asked, comparison }: Clause, cells: readonly Cell[]): Finding => {
  const [cell] = cells
  const given = cell && noteSizeIn(maskAmounts(plainText(cell.row.values.join(', ')), true))
  const isOpen = comparison === 'moreThan' || comparison === 'lessThan'
  if (!asked || !given || isOpen || cells.length > 1) return { verdict: 'toConfirm', reason: 'figure' }
  const isTaken = contains(given.length, asked.length) && contains(given.height, asked.height)
  return { verdict: isTaken ? 'complies' : 'deviates' }
}
