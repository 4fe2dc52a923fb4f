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

/** Numbers are words here too, and no word loses its ending. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** How many words of an open line stand in what the sheet says to it. */
const nearnessOf = ({ text }: Requirement, { verdict, offered }: Judgement): number => {
  const told = new Set(verdict === 'toConfirm' ? wordsOf(offered) : [])
  return wordsOf(text).filter((word) => told.has(word)).length
}

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
      const lines = requirements.map((line) => ({ line, judged: judge(line, sheet) }))
      const linesOf = (verdict: Verdict) =>
        lines.flatMap(({ line, judged }) => (judged.verdict === verdict ? [line] : []))
      return {
        sheet,
        counts: countVerdicts(lines.map(({ judged }) => judged.verdict)),
        obstacles: linesOf('deviates'),
        doubts: linesOf('toConfirm'),
        nearness: lines.reduce((sum, { line, judged }) => sum + nearnessOf(line, judged), 0),
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
