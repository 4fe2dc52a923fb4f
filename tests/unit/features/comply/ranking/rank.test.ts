import { expect, it } from 'vitest'
import { rank } from '../../../../../src/features/comply/ranking/rank.ts'
import { readRequirements } from '../../../../../src/features/comply/reading/readRequirements.ts'
import type { Sheet } from '../../../../../src/features/comply/requirement.ts'
import { subjects } from '../../../../../src/features/comply/vocabulary/rowSubjects.ts'

const machine = (id: number, hopper: number): Sheet => ({
  id,
  name: '',
  category: 'cash-processing',
  subcategory: 'money-counter',
  features: [],
  specifications: { 'Hopper capacity': `${hopper} notes` },
})

it('only equal matches are ordered by weight, and an unknown weight comes last', () => {
  const { requirements } = readRequirements('Hopper capacity: at least 300 notes', subjects)
  const sheets = [machine(1, 300), machine(2, 500), machine(3, 400), machine(4, 200)]
  const weights = new Map([
    [2, 9],
    [3, 6],
    [4, 1],
  ])
  const ranked = rank(requirements, sheets, ({ id }) => weights.get(id) ?? Infinity)
  expect(ranked.map(({ sheet }) => sheet.id)).toEqual([3, 2, 1, 4])
})

it('of equal counts the machine whose sheet has more words of an open line is first, however heavy', () => {
  const { requirements } = readRequirements('Hopper capacity: at least 300 notes', subjects)
  const turned = requirements.map((requirement) => ({ ...requirement, isTurned: true }))
  const ranked = rank(turned, [machine(1, 200), machine(2, 300)], ({ id }) => id)
  expect(ranked.map(({ counts }) => counts.toConfirm)).toEqual([1, 1])
  expect(ranked.map(({ sheet }) => sheet.id)).toEqual([2, 1])
})
