import { expect, it } from 'vitest'
import { readRequirements } from '../../../../../src/features/comply/reading/readRequirements.ts'
import { openPart } from '../../../../../src/features/comply/statement/openPart.ts'
import { subjects } from '../../../../../src/features/comply/vocabulary/rowSubjects.ts'
import { sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

const partOf = (text: string): string | undefined =>
  readRequirements(text, subjects).requirements.map((requirement) => openPart(requirement, sheetOf(5)))[0]

it('names the words that could not be compared, as they stand in the line', () => {
  expect(partOf('Warranty of 24 months, Gobbledegook and Flimflams')).toBe('Gobbledegook and Flimflams')
  expect(partOf('Warranty of 24 months')).toBe('')
  expect(partOf('Display: LCD or TFT; noise below 70 dB')).toBe('Display: LCD or TFT')
})
