import { loadOnce } from '../../../lib/loadOnce.ts'
import type { DocumentColours } from '../../../parts/listDocument/pdf/writer.ts'
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
  colours: DocumentColours,
): Promise<Blob> => {
  if (kind === 'xlsx') {
    const { toSpreadsheet } = await loadSpreadsheet()
    return toSpreadsheet(statementTable(facts.rows, facts.sheets))
  }
  const { typesetStatement, brand } = await loadTypesetter('')
  return typesetStatement(facts, { ...brand, colours })
}
