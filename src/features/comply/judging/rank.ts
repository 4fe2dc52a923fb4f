import { type Requirement, type Sheet, type Verdict } from '../requirement.ts'
import { judge } from './judge.ts'

interface Ranked {
  sheet: Sheet
  counts: Readonly<Record<Verdict, number>>
  /** The requirements that it does not meet, as far as its sheet says. */
  obstacles: readonly Requirement[]
}

/** The products that comply with most lines first, then those that deviate from fewest. */
export const rank = (requirements: readonly Requirement[], sheets: readonly Sheet[]): Ranked[] =>
  sheets
    .map((sheet) => {
      const counts = { complies: 0, deviates: 0, notStated: 0, toConfirm: 0 }
      const obstacles: Requirement[] = []
      for (const requirement of requirements) {
        const { verdict } = judge(requirement, sheet)
        counts[verdict] += 1
        if (verdict === 'deviates') obstacles.push(requirement)
      }
      return { sheet, counts, obstacles }
    })
    .sort(
      (a, b) =>
        b.counts.complies - a.counts.complies ||
        a.counts.deviates - b.counts.deviates ||
        b.counts.toConfirm - a.counts.toConfirm ||
        a.sheet.name.localeCompare(b.sheet.name, 'en'),
    )
