import { sheets } from 'virtual:specifications'
import texts from '../../content/texts/statement.json'
import { bestSellerIds } from '../../domain/products/product.ts'
import { fill } from '../../lib/text.ts'
import { readRequirements } from './reading/readRequirements.ts'
import { makeStatement } from './statement/makeStatement.ts'
import { emptyDraft } from './statement/statementDraft.ts'
import { knownSubjects } from './statement/useStatement.ts'
import { VerdictMark } from './VerdictMark.tsx'

export const exampleText = texts.statement.exampleLines.join('\n')

/** What a statement will look like, with the verdicts of the first best seller. */
export const ExampleStatement = () => {
  const sheet = sheets.find(({ id }) => id === bestSellerIds[0])
  if (!sheet) return null
  const { requirements } = readRequirements(exampleText, knownSubjects)
  return (
    <>
      <p>{fill(texts.statement.empty, { name: sheet.name })}</p>
      <dl>
        {makeStatement(requirements, [sheet], emptyDraft).map(({ requirement, cells: [cell] }) => (
          <div key={requirement.id}>
            <dt>
              <span>{requirement.text}</span> {cell && <VerdictMark verdict={cell.verdict} />}
            </dt>
            <dd>{cell?.offered}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
