import { expect, it } from 'vitest'
import { byLetter } from '../../../../src/domain/glossary/Glossary.tsx'

const term = (name: string) => ({ id: name.toLowerCase(), name, also: [], text: '', see: [] })

it('groups terms under their letters, in alphabetical order', () => {
  const letters = byLetter(['Roll', 'dB(A)', 'RoHS', 'Denomination', 'Alloy'].map(term))
  expect(letters.map(({ letter, terms }) => [letter, terms.map(({ name }) => name)])).toEqual([
    ['A', ['Alloy']],
    ['D', ['dB(A)', 'Denomination']],
    ['R', ['RoHS', 'Roll']],
  ])
  expect(byLetter([])).toEqual([])
})
