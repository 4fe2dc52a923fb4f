import Button from '@mui/material/Button'
import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { useState } from 'react'
import texts from '../../content/texts/statement.json'
import { modelOf } from '../../domain/products/product.ts'
import { cut, fill } from '../../lib/text.ts'
import { visuallyHidden } from '../../ui/styles/accessibility.ts'
import { scrollingTable } from '../../ui/styles/scrollingTable.ts'
import { Corrections } from './Corrections.tsx'
import { countVerdicts, type Sheet, type Verdict } from './requirement.ts'
import { itemOf, type StatementCell, type StatementRow, summaryOf } from './statement/makeStatement.ts'
import { withVerdict } from './statement/statementDraft.ts'
import { reasonOf, sourceOf } from './statement/statementTable.ts'
import type { Statement } from './statement/useStatement.ts'
import { VerdictFilter } from './VerdictFilter.tsx'
import { VerdictMark } from './VerdictMark.tsx'

const tint = (colour: string): string => `color-mix(in srgb, ${colour} 7%, transparent)`

/** A narrow window has each requirement above its verdicts, which are side by side, each behind its model. */
const stacked = ({ breakpoints, spacing, edge, fontWeight }: Theme, count: number): CSSObject => ({
  '& table, & thead, & tbody': { display: 'block' },
  '& thead': visuallyHidden,
  '& tbody tr': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `repeat(${count % 2 === 0 ? 2 : 1}, minmax(0, 1fr))`,
    [breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
    borderBlockEnd: edge.hairline,
  },
  '& tbody tr > *': { padding: spacing(1), borderBlockEnd: 0, lineHeight: 1.45 },
  '& tbody th, & td:last-of-type': { gridColumn: '1 / -1' },
  '& tbody th': {
    padding: `${spacing(1)} 56px ${spacing(0.5)} 2.75em`,
    fontWeight: fontWeight.semibold,
  },
  '& tbody tr > td': { paddingBlockStart: spacing(0.5) },
  '& tbody tr > td:last-of-type': { paddingBlock: 0 },
  '& td:last-of-type > span': { display: 'block', paddingBlockEnd: spacing(1) },
  '& summary': { position: 'absolute', insetBlockStart: spacing(1), insetInlineEnd: spacing(1) },
  '& td[data-model]::before': {
    content: 'attr(data-model) / ""',
    display: 'inline-block',
    marginInlineEnd: spacing(0.75),
    fontWeight: fontWeight.semibold,
  },
})

const Region = styled('div')<{ count: number }>(({ theme, count }) => ({
  ...scrollingTable(theme),
  marginBlockStart: theme.spacing(2),
  '& th, & td': {
    padding: theme.spacing(1.25, 1.5),
    borderBlockEnd: theme.edge.hairline,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  // A line that is being corrected stays until it is left. Documents and paper have all lines.
  '@media screen': { '& tr[data-hidden=true]:not(:has(details[open]), :focus-within)': { display: 'none' } },
  '& thead tr > *': { backgroundColor: theme.vars.palette.site.wash },
  '& thead th': { fontWeight: theme.fontWeight.semibold, borderBlockEnd: 0, paddingBlockEnd: 0 },
  '& thead td': { paddingBlockStart: 0 },
  // Draws attention to what deviates or is open.
  '& td:has([data-verdict=deviates])': { backgroundColor: tint(theme.vars.palette.error.main) },
  '& td:has([data-verdict=toConfirm])': { backgroundColor: tint(theme.vars.palette.site.brass) },
  // The number of a line hangs before its text.
  '& tbody th': { fontWeight: theme.fontWeight.regular, textIndent: '-2.25em', paddingInlineStart: '3em' },
  '& tbody th > *': { textIndent: 0 },
  '& tbody th > span:first-of-type': {
    display: 'inline-block',
    minWidth: '2em',
    color: theme.vars.palette.text.secondary,
  },
  // Its words begin where the other words of its cell do.
  '& td > button': { paddingInline: 0, minWidth: 0, textAlign: 'start' },
  '& small': {
    display: 'block',
    fontWeight: theme.fontWeight.regular,
    color: theme.vars.palette.text.secondary,
    fontSize: 'inherit',
  },
  [theme.breakpoints.down('lg').replace('@media', '@media screen and')]: stacked(theme, count),
  // Wide enough for four machines, whose names stay in view. Their counts stand in the list of machines.
  [theme.breakpoints.up('lg').replace('@media', '@media screen and')]: {
    overflow: 'visible',
    '& table, & thead, & tbody': { display: 'block' },
    '& thead': { position: 'sticky', insetBlockStart: 0, zIndex: theme.zIndex.raised },
    '& thead tr + tr': { display: 'none' },
    '& thead th': { paddingBlockEnd: theme.spacing(1.25) },
    '& tr': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: `22% repeat(${count}, minmax(0, 1fr)) 104px`,
    },
    // The fields of a correction have the whole width, and its word stays in its place.
    '& tr:has(details[open]) > :last-child': { gridColumn: '1 / -1' },
    '& details[open] > summary': {
      position: 'absolute',
      insetBlockStart: theme.spacing(1.25),
      insetInlineEnd: 0,
      width: 104,
      paddingInlineStart: theme.spacing(1.5),
    },
  },
  '@media print': {
    overflow: 'visible',
    border: 0,
    // All machines have columns of one width.
    '& table': { tableLayout: 'fixed', width: '100%' },
    '& thead > :first-of-type > :first-of-type': { width: '22%' },
    '& thead > :first-of-type > :last-of-type': { width: 104 },
    '& table, & strong, & small': { fontSize: theme.fontSize.micro, lineHeight: 1.4 },
    '& th, & td': { padding: theme.spacing(0.5, 1) },
    '& tr': { breakInside: 'avoid' },
    '& table:not(:has(td:last-of-type > span)) tr > :last-child': { display: 'none' },
  },
}))

const Notes = styled('div')(({ theme }) => ({
  marginBlockStart: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.fontSize.small,
  '@media print': { fontSize: theme.fontSize.micro },
}))

interface CellProps {
  cell: StatementCell
  row: StatementRow
  sheet: Sheet
  statement: Statement
}

const Cell = ({ cell, row, sheet, statement }: CellProps) => {
  const { draft, change: onChanged } = statement
  const { text } = row.requirement
  const { rest, isOverruled } = cell
  const model = modelOf(sheet)
  const words = texts.statement
  const next = isOverruled ? undefined : rest
  const label = next ? texts.rest[next] : words.undo
  return (
    <td data-model={model}>
      <VerdictMark verdict={cell.verdict} />
      {isOverruled && <small>{words.overruled}</small>}
      {cell.offered !== '' && <div>{cell.offered}</div>}
      {cell.reason && <small>{reasonOf(cell)}</small>}
      {rest && (
        <Button
          variant="text"
          size="small"
          className="no-print"
          aria-label={fill(words.ofCell, { label, model, requirement: cut(text, 80) })}
          onClick={() => onChanged({ overruled: withVerdict(draft.overruled, text, sheet.id, next) })}
        >
          <span>{label}</span>
        </Button>
      )}
    </td>
  )
}

interface Props {
  rows: readonly StatementRow[]
  sheets: readonly Sheet[]
  statement: Statement
}

/** The first rows have each machine's name and how many lines it meets; below stands of which revision its sheet is. */
export const StatementTable = ({ rows, sheets, statement }: Props) => {
  const [chosen, setChosen] = useState<Verdict>()
  const counts = countVerdicts(rows.flatMap(({ cells }) => [...new Set(cells.map(({ verdict }) => verdict))]))
  const shown = chosen && counts[chosen] > 0 ? chosen : undefined
  return (
    <>
      <VerdictFilter lines={rows.length} counts={counts} shown={shown} onChosen={setChosen} />
      <Region role="region" aria-label={texts.statement.table} tabIndex={0} count={sheets.length}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.statement.requirement}</th>
              {sheets.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{texts.statement.remark}</th>
            </tr>
            <tr>
              <td />
              {sheets.map(({ id }, place) => (
                <td key={id}>{summaryOf(rows, place)}</td>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const { requirement, cells, remark } = row
              return (
                <tr
                  key={requirement.id}
                  data-hidden={shown && cells.every(({ verdict }) => verdict !== shown)}
                >
                  <th scope="row">
                    <span>{itemOf(row, index)}</span> <span>{requirement.text}</span>
                    {requirement.quantity !== undefined && (
                      <small>{fill(texts.statement.quantity, { quantity: requirement.quantity })}</small>
                    )}
                  </th>
                  {sheets.map((sheet, place) => {
                    const cell = cells[place]
                    return cell && <Cell key={sheet.id} {...{ cell, row, sheet, statement }} />
                  })}
                  <td>
                    {remark !== '' && <span>{remark}</span>}
                    <Corrections key={shown} {...{ row, sheets, statement }} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Region>
      <Notes>
        {sheets.map((sheet) => (
          <p key={sheet.id}>{`${modelOf(sheet)}: ${sourceOf(sheet)}`}</p>
        ))}
        <p className="no-print">{texts.out.sending}</p>
      </Notes>
    </>
  )
}
