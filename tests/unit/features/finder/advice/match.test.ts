import { expect, it } from 'vitest'
import { countsPiecesOnly, fitsSurface } from '../../../../../src/features/finder/advice/match.ts'

const product = { weight: 30, width: 500, height: 699 }

it.each([
  ['counter', product, true],
  ['counter', { ...product, weight: 30.1 }, false],
  ['counter', { ...product, width: 501 }, false],
  ['table', { ...product, weight: 60, width: 700 }, true],
  ['table', { ...product, height: 700 }, false],
  ['floor', product, false],
  ['floor', { ...product, height: 700 }, true],
  ['floor', { weight: 30, height: 700 }, false],
] as const)('on a %s: %o: %s', (surface, figures, fits) => {
  expect(fitsSurface(figures, surface)).toBe(fits)
})

it('a product that does not say what it counts is none for pieces only', () => {
  expect(countsPiecesOnly({})).toBe(false)
  expect(countsPiecesOnly({ counting: { included: ['pieces'], onRequest: [] } })).toBe(true)
  expect(countsPiecesOnly({ counting: { included: ['pieces'], onRequest: ['value'] } })).toBe(false)
})
