import { loadOnce } from '../../../lib/loadOnce.ts'
import type { Colours } from '../../../lib/pdf/writer.ts'
import { tenderOf } from '../statement/statementDraft.ts'
import { statementTable } from '../statement/statementTable.ts'
import type { StatementFacts } from './typesetStatement.ts'

const loadTypesetter = loadOnce(async () => {
  const [{ typesetStatement }, { loadBrand }] = await Promise.all([
    import('./typesetStatement.ts'),
    import('../../../parts/listDocument/loadBrand.ts'),
  ])
  return { typesetStatement, brand: await loadBrand() }
})

const loadSpreadsheet = () => import('../../../lib/toSpreadsheet.ts')

/** Loads what the files are made with, so that they can be made without a connection. */
export const loadParts = () => Promise.all([loadTypesetter(''), loadSpreadsheet()])

/** A statement as a file. Rejects when a script, a font or the mark does not load. */
export const makeStatementFile = async (
  kind: 'pdf' | 'xlsx',
  facts: StatementFacts,
  colours: Colours,
): Promise<Blob> => {
  if (kind === 'xlsx') {
    const { toSpreadsheet } = await loadSpreadsheet()
    const table = statementTable(facts.rows, facts.sheets)
    return toSpreadsheet(
      [...table, ['', tenderOf(facts.draft)]],
      [6, 44, ...facts.sheets.flatMap(() => [44, 16]), 44],
    )
  }
  const { typesetStatement, brand } = await loadTypesetter('')
  return typesetStatement(facts, { ...brand, colours })
}
