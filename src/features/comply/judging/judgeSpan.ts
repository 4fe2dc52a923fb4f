import { ofDimension } from '../reading/quantities.ts'
import type { Clause, Finding } from '../requirement.ts'
import { isRow } from '../vocabulary/rowSubjects.ts'
import type { Subject } from '../vocabulary/subject.ts'
import type { Cell } from './cells.ts'

/** In the units of the amount, for rounding of °F. */
const rounding = 1e-6

/** Judges a span that a product has to work in: the sheet's has to contain it. */
export const judgeSpan = (clause: Clause, subject: Subject, cells: readonly Cell[]): Finding => {
  const { dimension } = subject
  if (!dimension) return null
  const asked = ofDimension(clause.quantities, dimension)
  if (asked.length === 0) return null
  const parts = cells.flatMap(({ clauses }) => clauses)
  const given = parts.flatMap((part) =>
    ofDimension(part.quantities, dimension).map((span) => ({ part, span })),
  )
  if (given.length === 0) return { verdict: 'notStated' }
  const isUpper = ['loose', 'most'].includes(clause.comparison)
  const isOpen = clause.comparison !== 'bare' && !(subject.id === 'batch' && clause.comparison === 'least')
  // A limit on what a row spans may be about its lower or its upper end.
  if (isOpen && (!isUpper || isRow(subject))) return { verdict: 'toConfirm', reason: 'direction' }
  const contains = (low: number, high: number, from: number, to: number): boolean =>
    (isUpper && subject.id !== 'powerSupply' ? true : low >= from - rounding) &&
    high <= to + rounding &&
    high >= from - rounding
  const areSingle = given.every(({ span }) => !span.isSpan)
  const met = asked.flatMap(({ from, to }) =>
    from.values.flatMap((low) =>
      to.values.map((high) => {
        const each = given.map(({ span }) =>
          contains(low, high, Math.min(...span.from.values), Math.max(...span.to.values)),
        )
        // 50/60 Hz are two values, and each of several spans holds for a part of the product.
        return areSingle
          ? each.some(Boolean)
          : each.every(Boolean)
            ? true
            : each.some(Boolean)
              ? undefined
              : false
      }),
    ),
  )
  if (met.includes(undefined)) return { verdict: 'toConfirm', reason: 'conditions' }
  if (met.every(Boolean))
    return given.some(({ part }) => part.isConditional)
      ? { verdict: 'toConfirm', reason: 'conditions' }
      : { verdict: 'complies' }
  return { verdict: 'deviates' }
}
