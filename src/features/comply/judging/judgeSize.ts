import { noteSizeIn, orderOf } from '../reading/noteSize.ts'
import { plainText } from '../reading/plainText.ts'
import { type Amount, maskAmounts } from '../reading/quantities.ts'
import type { Clause, Finding } from '../requirement.ts'
import type { Subject } from '../vocabulary/subject.ts'
import type { Cell } from './cells.ts'
import { judgeAmounts } from './judgeAmounts.ts'

const letters: Readonly<Record<string, string>> = { width: 'w', depth: 'd', height: 'h' }

/** In mm, so that `1,000 mm` is no 1.0 mm. */
const isSideOfMachine = (value: number): boolean => value >= 50 && value <= 5000

const likely = (amount: Amount): Amount => {
  const values = amount.values.filter(isSideOfMachine)
  // Three decimals are no thousands then.
  const isAbsurd = amount.values.every((value) => value > 5000)
  return values.length === 1 || isAbsurd ? { ...amount, values } : amount
}

const valueOf = (amount: Amount | undefined): number => amount?.values[0] ?? Number.NaN

/** Width, depth and height of a sheet in mm, by their letters. */
const sidesOf = (cells: readonly Cell[]): Readonly<Record<string, number>> | undefined => {
  const [cell] = cells
  const [clause] = cell?.clauses ?? []
  const order = orderOf(cell?.text ?? '')
  if (cells.length !== 1 || clause?.sides.length !== 3 || order.length !== 3) return undefined
  return Object.fromEntries(Array.from(order, (letter, place) => [letter, valueOf(clause.sides[place])]))
}

const isLimit = ({ comparison }: Clause): boolean => ['loose', 'most', 'lessThan'].includes(comparison)

/** One side as an amount, all three in their order, or, without an order, by their lengths. */
export const judgeSize = (clause: Clause, subject: Subject, cells: readonly Cell[]): Finding => {
  const finding = judgeSides(clause, subject, cells)
  // The second part of `300 mm, belt folded` holds for the first. What is too large folded is too large.
  const isFolded = cells.some(({ clauses }) => clauses.some(({ isConditional }) => isConditional))
  const isSure =
    finding?.verdict === 'deviates' &&
    isLimit(clause) &&
    cells.every(({ text }) => /\b(?:folded|without)\b/.test(text))
  return isFolded && finding && !isSure ? { verdict: 'toConfirm', reason: 'figure' } : finding
}

const judgeSides = (clause: Clause, subject: Subject, cells: readonly Cell[]): Finding => {
  const own = sidesOf(cells)
  if (!own) return { verdict: 'toConfirm', reason: 'figure' }
  const letter = letters[subject.id]
  if (letter !== undefined) {
    const asked = {
      ...clause,
      quantities: clause.quantities.map((each) => ({
        ...each,
        from: likely(each.from),
        to: likely(each.to),
      })),
    }
    const value = own[letter]
    const side: Amount = { dimension: 'length', factor: 1, values: value === undefined ? [] : [value] }
    const quantities = [{ from: side, to: side, isSpan: false }]
    const [cell] = cells as [Cell]
    const [part] = cell.clauses
    return part ? judgeAmounts(asked, subject, [{ ...cell, clauses: [{ ...part, quantities }] }]) : null
  }
  const { order = '' } = clause
  const sides = (clause.sides ?? []).map(likely)
  if (sides.length !== 3) return null
  const asked = sides.map(valueOf)
  const readings = sides.some(({ values }) => values.length !== 1)
  if (readings) return { verdict: 'toConfirm', reason: 'number' }
  const given = Array.from(order, (each) => own[each] ?? Number.NaN)
  const isKnown = given.length === 3 && given.every((value) => !Number.isNaN(value))
  if (!isLimit(clause)) {
    const isEqual =
      clause.comparison === 'bare' && isKnown && given.every((value, place) => value === asked[place])
    return isEqual ? { verdict: 'complies' } : { verdict: 'toConfirm', reason: 'direction' }
  }
  const fits = (values: readonly number[], limits: readonly number[]): boolean =>
    values.every((value, place) =>
      clause.comparison === 'lessThan' ? value < (limits[place] ?? 0) : value <= (limits[place] ?? 0),
    )
  // Without a unit they may be inches, in which the product is much smaller.
  const failed: Finding =
    sides.at(-1)?.dimension === 'number'
      ? { verdict: 'toConfirm', reason: 'number' }
      : { verdict: 'deviates' }
  if (isKnown) return fits(given, asked) ? { verdict: 'complies' } : failed
  const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b)
  const lengths = ascending(Object.values(own))
  if (!fits(lengths, ascending(asked))) return failed
  const smallest = Math.min(...asked)
  return lengths.every((value) => value <= smallest)
    ? { verdict: 'complies' }
    : { verdict: 'toConfirm', reason: 'conditions' }
}

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
