import Button from '@mui/material/Button'
import { useTheme } from '@mui/material/styles'
import { useNavigate } from 'react-router-dom'
import { companies } from '../../content/countries.ts'
import documentTexts from '../../content/texts/listDocument.json'
import texts from '../../content/texts/statement.json'
import { emptyQuote } from '../../domain/contract/quoteFields.ts'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { productAdded, selectQuoteList } from '../../domain/quoteList/quoteListSlice.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { listText } from '../../lib/text.ts'
import { readQuoteDraft, storeEdited } from '../../parts/quoteDraft/draft.ts'
import { useDrafts } from '../../parts/quoteDraft/useDrafts.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { copyTable, useSaving } from '../../ui/browser/sharing.ts'
import { makeStatementFile } from './document/makeStatementFile.ts'
import type { Sheet } from './requirement.ts'
import type { StatementRow } from './statement/makeStatement.ts'
import { requestText } from './statement/requestText.ts'
import { statementTable } from './statement/statementTable.ts'
import type { Statement } from './statement/useStatement.ts'

interface Props {
  rows: readonly StatementRow[]
  sheets: readonly Sheet[]
  statement: Statement
}

export const StatementActions = ({ rows, sheets, statement }: Props) => {
  const { draft } = statement
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { draft: quoteDraft } = useDrafts()
  const listed = useAppSelector(selectQuoteList)
  const company = companies[useAppSelector(selectCountry)]
  const colours = useTheme().palette.site
  const { message, say, save } = useSaving(documentTexts)
  const words = texts.out

  const download = (kind: 'pdf' | 'xlsx') =>
    save(`${words.fileName}.${kind}`, () =>
      makeStatementFile(kind, { rows, sheets, draft, company, time: Date.now() }, colours),
    )
  const copy = async () =>
    say((await copyTable(statementTable(rows, sheets))) ? words.copied : words.notCopied)

  const ask = () => {
    const added = sheets.filter(({ id }) => !listed.some((product) => product.id === id))
    // Each notice takes the place of the one before, so that each names them all.
    const name = listText(added.map((sheet) => sheet.name))
    for (const { id } of added) dispatch(productAdded({ id, name }))
    const values = readQuoteDraft(quoteDraft)?.values ?? emptyQuote
    // Whoever corrects a statement and asks again means the new one.
    const said = values.message.replace(draft.asked ?? '', '').trim()
    const isAlone = sheets.length === 1 && listed.every(({ id }) => id === sheets[0]?.id)
    const asked = requestText(rows, sheets, draft, said, isAlone)
    storeEdited(quoteDraft, { ...values, message: [said, asked].filter((part) => part !== '').join('\n\n') })
    statement.change({ asked })
    void navigate(paths.quote)
  }
  return (
    <>
      <Button onClick={ask}>
        <span>{words.ask}</span>
      </Button>
      <ActionMenu
        label={words.label}
        side="right"
        actions={[
          { label: documentTexts.pdf, onChosen: () => void download('pdf') },
          { label: documentTexts.spreadsheet, onChosen: () => void download('xlsx') },
          { label: words.copy, onChosen: () => void copy() },
          { label: words.print, onChosen: () => window.print() },
        ]}
      />
      <p role="status">{message}</p>
    </>
  )
}
