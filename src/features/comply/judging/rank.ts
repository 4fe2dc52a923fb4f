import { type Counts, countVerdicts, type Requirement, type Sheet } from '../requirement.ts'
import { judge } from './judge.ts'

/** A product with what its sheet says to a tender. */
export interface Ranked {
  sheet: Sheet
  counts: Counts
  /** The requirements that it does not meet, as far as its sheet says. */
  obstacles: readonly Requirement[]
}

/** The products that comply with most lines first, then those that deviate from fewest. */
export const rank = (requirements: readonly Requirement[], sheets: readonly Sheet[]): Ranked[] =>
  sheets
    .map((sheet) => {
      const judged = requirements.map((requirement) => judge(requirement, sheet).verdict)
      const counts = countVerdicts(judged)
      const obstacles = requirements.filter((_requirement, place) => judged[place] === 'deviates')
      return { sheet, counts, obstacles }
    })
    .sort(
      (a, b) =>
        b.counts.complies - a.counts.complies ||
        a.counts.deviates - b.counts.deviates ||
        b.counts.toConfirm - a.counts.toConfirm ||
        a.sheet.name.localeCompare(b.sheet.name, 'en'),
    )
