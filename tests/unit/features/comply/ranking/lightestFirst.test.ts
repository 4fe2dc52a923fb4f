import { expect, it } from 'vitest'
import type { Ranked } from '../../../../../src/features/comply/judging/rank.ts'
import { lightestFirst } from '../../../../../src/features/comply/ranking/lightestFirst.ts'

const machine = (id: number, complies: number): Ranked => ({
  sheet: {
    id,
    name: '',
    category: 'cash-processing',
    subcategory: 'money-counter',
    features: [],
    specifications: {},
  },
  counts: { complies, deviates: 2 - complies, notStated: 0, toConfirm: 0 },
  obstacles: [],
})

it('only equal matches are ordered by weight, and an unknown weight comes last', () => {
  const ranked = [machine(1, 2), machine(2, 2), machine(3, 2), machine(4, 1)]
  const figures = { 2: { weight: 9 }, 3: { weight: 6 }, 4: { weight: 1 } }
  expect(lightestFirst(ranked, figures).map(({ sheet }) => sheet.id)).toEqual([3, 2, 1, 4])
})
