import Button from '@mui/material/Button'
import { styled, useTheme } from '@mui/material/styles'
import { useNavigate } from 'react-router-dom'
import { companies } from '../../content/countries.ts'
import documentTexts from '../../content/texts/listDocument.json'
import texts from '../../content/texts/statement.json'
import { emptyQuote } from '../../domain/contract/quoteFields.ts'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { productAdded } from '../../domain/quoteList/quoteListSlice.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { fill } from '../../lib/text.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { copyTable, useSaving } from '../../ui/browser/sharing.ts'
import { readDraft, storeEdited } from '../quote/draft.ts'
import type { Sheet } from './requirement.ts'
import { type StatementRow, summaryOf } from './statement/makeStatement.ts'
import type { StatementDraft } from './statement/statementDraft.ts'
import { statementTable } from './statement/statementTable.ts'

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& p': { flexBasis: '100%', color: theme.vars.palette.text.secondary },
  '& ul': { flexBasis: '100%' },
}))

interface Props {
  rows: readonly StatementRow[]
  sheets: readonly Sheet[]
  draft: StatementDraft
}

export const StatementActions = ({ rows, sheets, draft }: Props) => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const company = companies[useAppSelector(selectCountry)]
  const colours = useTheme().palette.site
  const { message, say, save } = useSaving(documentTexts)
  const own = texts.out
  const summaries = sheets.map(({ name }, place) => ({ name, counts: summaryOf(rows, place) }))

  const download = (kind: 'pdf' | 'xlsx') =>
    save(`${own.fileName}.${kind}`, async () => {
      const { makeStatementFile } = await import('./document/makeStatementFile.ts')
      return makeStatementFile(kind, { rows, sheets, draft, company, time: Date.now() }, colours)
    })
  const copy = async () => say((await copyTable(statementTable(rows, sheets))) ? own.copied : own.notCopied)

  const ask = () => {
    for (const { id, name } of sheets) dispatch(productAdded({ id, name }))
    const values = readDraft()?.values ?? emptyQuote
    const lines = summaries.map(({ name, counts }) =>
      sheets.length === 1
        ? fill(texts.document.summary, { counts })
        : fill(texts.document.summaryOf, { name, counts }),
    )
    const said = values.message.trim()
    const added = lines.filter((line) => !said.includes(line))
    storeEdited({ ...values, message: [said, ...added].filter((part) => part !== '').join('\n') })
    void navigate(paths.quote)
  }
  return (
    <Tools>
      <ul>
        {summaries.map(({ name, counts }) => (
          <li key={name}>
            <strong>{name}</strong>: <span>{counts}</span>
          </li>
        ))}
      </ul>
      <Button className="no-print" onClick={ask}>
        <span>{own.ask}</span>
      </Button>
      <span className="no-print">
        <ActionMenu
          label={own.label}
          actions={[
            { label: documentTexts.pdf, onChosen: () => void download('pdf') },
            { label: documentTexts.spreadsheet, onChosen: () => void download('xlsx') },
            { label: own.copy, onChosen: () => void copy() },
            { label: own.print, onChosen: () => window.print() },
          ]}
        />
      </span>
      <p role="status" className="no-print">
        {message}
      </p>
    </Tools>
  )
}
