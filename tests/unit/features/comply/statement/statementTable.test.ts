import { expect, it } from 'vitest'
import { readRequirements } from '../../../../../src/features/comply/reading/readRequirements.ts'
import { makeStatement } from '../../../../../src/features/comply/statement/makeStatement.ts'
import { emptyDraft } from '../../../../../src/features/comply/statement/statementDraft.ts'
import { statementTable } from '../../../../../src/features/comply/statement/statementTable.ts'
import { subjects } from '../../../../../src/features/comply/vocabulary/rowSubjects.ts'
import { sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

const lines = '1. Counting speed: at least 900 notes/min\n2. Noise below 70 dB(A)\n3. A quiet machine'

it('names a group once, the machine of a reason that others do not have, and its counts', () => {
  const sheets = [sheetOf(5), sheetOf(6)]
  const rows = makeStatement(readRequirements(lines, subjects).requirements, sheets, emptyDraft)
  const [, speed, noise, quiet, first] = statementTable(rows, sheets)
  expect(speed?.[4], 'a group is named once').toBe(
    'Counting speed, Mixed value: 1,500 notes/min; Single denomination: 1,500 notes/min; Piece count: 1,800 notes/min',
  )
  expect(noise?.at(-1)).toBe('MC 320: The sheet states this under certain conditions, or as an option.')
  expect(quiet?.at(-1)).toBe('The requirement could not be matched to an entry of the sheet.')
  expect(first?.[1]).toMatch(
    /^MC 280 Mixed-Value Money Counter: 2 comply, 1 to be confirmed\. Figures of the specification sheet, revision /,
  )
})
