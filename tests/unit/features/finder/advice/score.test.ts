import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOffered } from '../../../../../src/content/categories.ts'
import { countries, type Country } from '../../../../../src/content/countries.ts'
import { amountOf, type Machine } from '../../../../../src/features/finder/advice/match.ts'
import { reasonsFor } from '../../../../../src/features/finder/advice/reasons.ts'
import { findMachines } from '../../../../../src/features/finder/advice/score.ts'
import { type Answers, parseAnswers, subjectOf } from '../../../../../src/features/finder/answers/answers.ts'
import { type Subject } from '../../../../../src/features/finder/answers/subjects.ts'
import { anyMachines, completeAnswers, shippedMachines } from '../../../../support/pages/finder.ts'

const subjectFor = (answers: Answers): Subject => {
  const subject = subjectOf(answers)
  if (!subject) throw new Error('Complete answers have a subject')
  return subject
}

const isOfKind = ({ category, subcategory, figures }: Machine, { families, has }: Subject): boolean =>
  families.some((family) => family === (subcategory ?? category)) && (has === undefined || has in figures)

/** Holds for what ships and for machines of any figures. */
const always = (claim: (machines: readonly Machine[], answers: Answers, country: Country) => void) => {
  const machines = fc.oneof(fc.constant(shippedMachines), anyMachines)
  fc.assert(
    fc.property(machines, completeAnswers, fc.constantFrom(...countries), (all, answers, country) => {
      claim(all, answers, country)
    }),
    { numRuns: 500 },
  )
}

describe('what is found', () => {
  it('is at most three machines, of the kind, and offered in the country', () => {
    always((all, answers, country) => {
      const { found: machines } = findMachines(all, answers, country)
      const possible = all.filter(
        (machine) => isOfKind(machine, subjectFor(answers)) && isOffered(machine.subcategory, country),
      )
      expect(machines.length).toBeLessThanOrEqual(3)
      expect(new Set(machines).size).toBe(machines.length)
      expect(machines.length > 0).toBe(possible.length > 0)
      for (const machine of machines) expect(possible).toContain(machine)
    })
  })

  it('is never built for less than asked, unless nothing reaches it, and then says so', () => {
    always((all, answers, country) => {
      const subject = subjectFor(answers)
      const daily = Number(answers.daily?.[0] ?? 0)
      const dutyOf = ({ figures }: Machine) => amountOf(figures, subject.duty)
      const reaching = all.filter(
        (machine) =>
          isOfKind(machine, subject) &&
          isOffered(machine.subcategory, country) &&
          (dutyOf(machine) ?? 0) >= daily,
      )
      const { found: machines, isReached } = findMachines(all, answers, country)
      if (machines.length > 0) expect(isReached).toBe(reaching.length > 0)
      if (isReached) {
        for (const machine of machines) expect(dutyOf(machine) ?? 0).toBeGreaterThanOrEqual(daily)
      } else {
        for (const machine of machines)
          expect(reasonsFor(machine, answers).lacks[0]).toMatch(
            /^Built for .* a day, fewer than|no daily duty$/,
          )
      }
    })
  })

  it('fits when it lacks nothing', () => {
    always((all, answers, country) => {
      const { possible: machines, fitting } = findMachines(all, answers, country)
      const lacking = machines.filter((machine) => reasonsFor(machine, answers).lacks.length > 0)
      expect(machines.filter((machine) => !fitting.includes(machine))).toEqual(lacking)
    })
  })
})

const foundFor = (search: string, country: Country = 'Cambodia') => {
  const answers = parseAnswers(search)
  const { found: machines, isReached } = findMachines(shippedMachines, answers, country)
  return { ids: machines.map(({ id }) => id), isReached }
}

describe('of the catalogue', () => {
  it.each([
    ['handle=notes&daily=8000&currencies=KHR,USD&detect=uv', [5, 7, 8]],
    ['handle=notes&daily=8000&count=value&currencies=KHR,USD', [5, 7, 8]],
    ['handle=notes&daily=8000&count=pieces&detect=any', [2, 4, 5]],
    ['handle=notes&daily=130000&currencies=any&detect=any', [3, 36, 14]],
    ['handle=notes&daily=8000&currencies=GBP&detect=any', [7, 2, 4]],
    ['handle=payments&currencies=any&place=floor', [34, 24]],
    ['handle=deposits&daily=9000&currencies=VND&detect=any', [35]],
    ['handle=payments&currencies=KHR,USD&place=counter', [24, 34]],
    ['handle=documents&type=passbooks&daily=any', [47]],
    ['handle=documents&type=pages', [41]],
    ['handle=bundles&type=bricks&daily=any', [51]],
  ])('%s finds %j', (search, ids) => {
    expect(foundFor(search)).toEqual({ ids, isReached: true })
  })

  it('a duty that nothing reaches finds the nearest', () => {
    const search = 'handle=notes&daily=900000&currencies=KHR,PHP&detect=size'
    expect(foundFor(search)).toEqual({ ids: [37, 16, 14], isReached: false })
  })

  it('a coin sorter is found only in Singapore', () => {
    const search = 'handle=coins&daily=any&currencies=SGD&place=counter'
    expect(foundFor(search).ids).toEqual([])
    expect(foundFor(search, 'Singapore').ids).toEqual([18, 21])
  })
})
