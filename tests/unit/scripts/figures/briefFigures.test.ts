import { expect, it } from 'vitest'
import { briefFigures } from '../../../../scripts/figures/briefFigures.ts'
import type { FigureColumn } from '../../../../src/domain/products/figures/figure.ts'

const columns: FigureColumn[] = [
  { id: 'coinStorage', kind: 'amount', unit: 'coins', rows: ['Coin handling (Singapore version)/Storage'] },
  { id: 'weight', kind: 'amount', unit: 'kg', rows: ['Weight'] },
]

it('what one country’s version has stands after what every machine has', () => {
  const figures = briefFigures({ coinStorage: 4000, weight: 236 }, columns)
  expect(figures.map(({ name }) => name)).toEqual(['Weight', 'Coin storage'])
})
