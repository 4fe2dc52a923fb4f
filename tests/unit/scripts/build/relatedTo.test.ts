import { describe, expect, it } from 'vitest'
import { namedModels } from '../../../../scripts/build/goesWith.ts'
import { relatedTo } from '../../../../scripts/build/relatedTo.ts'
import { fixtureProducts, productOf } from '../../../support/site/fixtureProducts.ts'

const products = fixtureProducts

const fittingOf = (id: number) =>
  relatedTo(productOf(id), products).fitting.map(({ id: other, note }) => [other, note])

describe('what goes with a product', () => {
  it('is the tape that its sheet names, with its limit', () => {
    expect(fittingOf(50)).toEqual([
      [52, ''],
      [54, 'Without printing'],
    ])
  })

  it('is, for a tape, the machines that it fits', () => {
    expect(fittingOf(54)).toEqual([
      [49, ''],
      [50, 'Band printing switched off'],
    ])
  })

  it('is nothing when no sheet names it', () => {
    expect(fittingOf(51)).toEqual([])
    expect(fittingOf(5)).toEqual([])
  })

  it('is named by its model, and other texts name nothing', () => {
    const models = namedModels({ specifications: { 'Suitable machines': ['SM 10 (old)', 'any machine'] } })
    expect(models).toEqual([
      { row: 'Suitable machines', model: 'SM 10', note: 'old' },
      { row: 'Suitable machines', model: 'any machine', note: '' },
    ])
  })

  it('shows a card what it needs', () => {
    const [tape] = products.filter(({ id }) => id === 52)
    expect(tape && relatedTo(tape, products).fitting[0]).toEqual({
      id: 49,
      name: 'SM 10 Desktop Note Bundle Strapping Machine',
      category: 'strapping-machine',
      picture: '/media/sm-10/hero',
      note: '',
    })
  })
})
