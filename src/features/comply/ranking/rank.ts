import { judge } from '../judging/judge.ts'
import {
  type Counts,
  countVerdicts,
  type Judgement,
  type Requirement,
  type Sheet,
  type Verdict,
} from '../requirement.ts'

/** A product with what its sheet says to a tender. */
export interface Ranked {
  sheet: Sheet
  counts: Counts
  /** The requirements that it does not meet, as far as its sheet says. */
  obstacles: readonly Requirement[]
  /** The requirements that have to be confirmed. */
  doubts: readonly Requirement[]
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** How many words of the open lines stand in what the sheet says to them. */
const nearnessOf = (requirements: readonly Requirement[], judged: readonly Judgement[]): number =>
  judged.reduce((sum, { verdict, offered }, place) => {
    if (verdict !== 'toConfirm') return sum
    const told = new Set(wordsOf(offered))
    return sum + wordsOf(requirements[place]?.text ?? '').filter((word) => told.has(word)).length
  }, 0)

/**
 * The products that comply with most lines first, then those that deviate from fewest, then those whose sheets say
 * something to most of the others, and most in their words. Among equals the lightest is first; `weightOf` is in kg,
 * and Infinity for a weight that no sheet states.
 */
export const rank = (
  requirements: readonly Requirement[],
  sheets: readonly Sheet[],
  weightOf: (sheet: Sheet) => number,
): Ranked[] =>
  sheets
    .map((sheet) => {
      const judged = requirements.map((requirement) => judge(requirement, sheet))
      const linesOf = (verdict: Verdict) =>
        requirements.filter((_requirement, place) => judged[place]?.verdict === verdict)
      return {
        sheet,
        counts: countVerdicts(judged.map(({ verdict }) => verdict)),
        obstacles: linesOf('deviates'),
        doubts: linesOf('toConfirm'),
        nearness: nearnessOf(requirements, judged),
      }
    })
    .sort(
      (a, b) =>
        b.counts.complies - a.counts.complies ||
        a.counts.deviates - b.counts.deviates ||
        b.counts.toConfirm - a.counts.toConfirm ||
        b.nearness - a.nearness ||
        weightOf(a.sheet) - weightOf(b.sheet) ||
        a.sheet.name.localeCompare(b.sheet.name, 'en'),
    )
