import { expect, it } from 'vitest'
import { companies } from '../../../../../src/content/countries.ts'
import { typesetStatement } from '../../../../../src/features/comply/document/typesetStatement.ts'
import { readRequirements } from '../../../../../src/features/comply/reading/readRequirements.ts'
import { makeStatement } from '../../../../../src/features/comply/statement/makeStatement.ts'
import { emptyDraft } from '../../../../../src/features/comply/statement/statementDraft.ts'
import { subjectsOf } from '../../../../../src/features/comply/vocabulary/rowSubjects.ts'
import { documentBrand } from '../../../../support/documents/brand.ts'
import { readTexts } from '../../../../support/documents/pdf.ts'
import { readTagged } from '../../../../support/documents/taggedPdf.ts'
import { judgedSheets, sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

const make = (text: string): Promise<Blob> => {
  const sheets = [sheetOf(5), sheetOf(7)]
  const { requirements } = readRequirements(text, subjectsOf(judgedSheets))
  const draft = { ...emptyDraft, tenderNumber: 'T-12', tenderTitle: 'Counters for 20 branches' }
  return typesetStatement(
    {
      ...{ sheets, draft, company: companies.Cambodia, time: Date.UTC(2026, 10, 29) },
      rows: makeStatement(requirements, sheets, draft),
    },
    documentBrand(),
  )
}

it('has the tender, each machine with its summary, and a tagged table of verdicts', async () => {
  const pdf = await make('1. Noise ≤ 65 dB(A)\n2. Hopper of at least 400 notes')
  const text = (await readTexts(pdf)).join(' ')
  expect(text).toContain('Tender: T-12, Counters for 20 branches')
  expect(text).toContain('Noise <= 65 dB(A)')
  expect(text).toContain('1 complies, 1 deviates (2)')
  expect(text).toMatch(/Figures of the specification sheet, revision \d+ of \w+ \d+, 20\d\d\./)
  const { told } = await readTagged(new Uint8Array(await pdf.arrayBuffer()))
  expect(told).toContainEqual(expect.objectContaining({ role: 'P', text: 'Deviates' }))
})
