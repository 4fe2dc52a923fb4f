import type { DocumentColours } from '../../../parts/listDocument/pdf/page.ts'
import { statementTable } from '../statement/statementTable.ts'
import type { StatementFacts } from './typesetStatement.ts'

/** A statement as a file. Rejects when a script, a font or the mark does not load. */
export const makeStatementFile = async (
  kind: 'pdf' | 'xlsx',
  facts: StatementFacts,
  colours: DocumentColours,
): Promise<Blob> => {
  if (kind === 'xlsx') {
    const { toSpreadsheet } = await import('../../../lib/toSpreadsheet.ts')
    return toSpreadsheet(statementTable(facts.rows, facts.sheets))
  }
  const [{ typesetStatement }, { loadBrand }] = await Promise.all([
    import('./typesetStatement.ts'),
    import('../../../parts/listDocument/loadBrand.ts'),
  ])
  return typesetStatement(facts, { ...(await loadBrand()), colours })
}
