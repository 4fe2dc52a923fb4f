import { expect, it } from 'vitest'
import type { Figures } from '../../../../../src/domain/products/figures/figure.ts'
import { choose } from '../../../../../src/features/finder/advice/merits.ts'
import { parseAnswers } from '../../../../../src/features/finder/answers/answers.ts'
import { shippedProducts } from '../../../../support/pages/finder.ts'

const sorter = (id: number, modes: readonly string[], figures: Figures) => {
  const [product] = shippedProducts
  if (!product) throw new Error('no product')
  return { ...product, id, figures: { ...figures, modes: { included: modes, onRequest: [] } } }
}

const plain = sorter(1, ['denomination'], { duty: 150_000, weight: 28, speed: 900 })
const byFitness = sorter(2, ['denomination', 'fitness'], { duty: 140_000, weight: 30, speed: 800 })
const shown = (search: string) =>
  choose([byFitness, plain], parseAnswers(`handle=notes&type=sort&daily=20000&${search}`)).map(({ id }) => id)

it('a sorter with slower ways of sorting that were not asked for comes after one without', () => {
  expect(shown('modes=denomination')).toEqual([1, 2])
  expect(shown('modes=denomination,fitness')).toEqual([2, 1])
  expect(shown('modes=any'), 'no preference').toEqual([2, 1])
})
