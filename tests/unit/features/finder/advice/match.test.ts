import { expect, it } from 'vitest'
import { countsPiecesOnly, fitsPlace } from '../../../../../src/features/finder/advice/match.ts'

const machine = { weight: 30, width: 500, height: 699 }

it.each([
  ['counter', machine, true],
  ['counter', { ...machine, weight: 30.1 }, false],
  ['counter', { ...machine, width: 501 }, false],
  ['table', { ...machine, weight: 60, width: 700 }, true],
  ['table', { ...machine, height: 700 }, false],
  ['floor', machine, false],
  ['floor', { ...machine, height: 700 }, true],
  ['floor', { weight: 30, height: 700 }, false],
] as const)('on a %s: %o: %s', (place, figures, fits) => {
  expect(fitsPlace(figures, place)).toBe(fits)
})

it('a machine that does not say what it counts is none for pieces only', () => {
  expect(countsPiecesOnly({})).toBe(false)
  expect(countsPiecesOnly({ counting: { included: ['pieces'], onRequest: [] } })).toBe(true)
  expect(countsPiecesOnly({ counting: { included: ['pieces'], onRequest: ['value'] } })).toBe(false)
})
