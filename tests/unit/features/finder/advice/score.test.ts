import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries, type Country } from '../../../../../src/content/countries.ts'
import { reasonsFor } from '../../../../../src/features/finder/advice/reasons.ts'
import { findProducts } from '../../../../../src/features/finder/advice/score.ts'
import { parseAnswers } from '../../../../../src/features/finder/answers/answers.ts'
import { completeAnswers, shippedProducts } from '../../../../support/pages/finder.ts'

it('what fits lacks nothing', () => {
  fc.assert(
    fc.property(completeAnswers, fc.constantFrom(...countries), (answers, country) => {
      const { possible, fitting } = findProducts(shippedProducts, answers, country)
      const lackless = possible.filter((product) => reasonsFor(product, answers).lacks.length === 0)
      expect(fitting).toEqual(lackless)
    }),
    { numRuns: 300 },
  )
})

const foundFor = (search: string, country: Country = 'Cambodia') => {
  const answers = parseAnswers(search)
  const { found: products, isReached } = findProducts(shippedProducts, answers, country)
  return { ids: products.map(({ id }) => id), isReached }
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

  it('a duty that nothing reaches finds the nearest, and without any stated duty all', () => {
    const search = 'handle=notes&daily=900000&currencies=KHR,PHP&detect=size'
    expect(foundFor(search)).toEqual({ ids: [37, 16, 14], isReached: false })
    const answers = parseAnswers(search)
    const stated = shippedProducts.filter(({ id }) => id === 5)
    const silent = stated.map((product) => ({ ...product, figures: {} }))
    expect(findProducts([...silent, ...stated], answers, 'Cambodia').possible).toEqual(stated)
    expect(findProducts(silent, answers, 'Cambodia').possible).toEqual(silent)
  })

  it('a coin sorter is found only in Singapore', () => {
    const search = 'handle=coins&daily=any&currencies=SGD&place=counter'
    expect(foundFor(search).ids).toEqual([])
    expect(foundFor(search, 'Singapore').ids).toEqual([18, 21])
  })
})
