import { judge } from '../judging/judge.ts'
import { type Counts, countVerdicts, type Requirement, type Sheet, type Verdict } from '../requirement.ts'

/** A product with what its sheet says to a tender. */
export interface Ranked {
  sheet: Sheet
  counts: Counts
  /** The requirements that it does not meet, as far as its sheet says. */
  obstacles: readonly Requirement[]
  /** The requirements that have to be confirmed. */
  doubts: readonly Requirement[]
}

/**
 * The products that comply with most lines first, then those that deviate from fewest. Among equals the lightest is
 * first; `weightOf` is in kg, and Infinity for a weight that no sheet states.
 */
export const rank = (
  requirements: readonly Requirement[],
  sheets: readonly Sheet[],
  weightOf: (sheet: Sheet) => number,
): Ranked[] =>
  sheets
    .map((sheet) => {
      const judged = requirements.map((requirement) => judge(requirement, sheet).verdict)
      const linesOf = (verdict: Verdict) =>
        requirements.filter((_requirement, place) => judged[place] === verdict)
      return {
        sheet,
        counts: countVerdicts(judged),
        obstacles: linesOf('deviates'),
        doubts: linesOf('toConfirm'),
      }
    })
    .sort(
      (a, b) =>
        b.counts.complies - a.counts.complies ||
        a.counts.deviates - b.counts.deviates ||
        b.counts.toConfirm - a.counts.toConfirm ||
        weightOf(a.sheet) - weightOf(b.sheet) ||
        a.sheet.name.localeCompare(b.sheet.name, 'en'),
    )
