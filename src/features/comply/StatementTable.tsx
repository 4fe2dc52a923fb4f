import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import texts from '../../content/texts/statement.json'
import { modelOf } from '../../domain/products/product.ts'
import { fill } from '../../lib/text.ts'
import { visuallyHidden } from '../../ui/styles/accessibility.ts'
import { Corrections } from './Corrections.tsx'
import type { Sheet } from './requirement.ts'
import { itemOf, type StatementCell, type StatementRow } from './statement/makeStatement.ts'
import { sourceOf } from './statement/sourceOf.ts'
import { reasonOf } from './statement/statementTable.ts'
import type { Statement } from './statement/useStatement.ts'
import { TableRegion } from './TableRegion.ts'
import { VerdictMark } from './VerdictMark.tsx'

/** A phone has each requirement above its verdicts, and the model beside each where several are judged. */
const stacked = ({ spacing, edge, fontWeight }: Theme): CSSObject => ({
  '& table, & thead, & tbody, & tr, & th, & td': { display: 'block' },
  '& thead th:first-of-type': visuallyHidden,
  '& th, & td': { paddingBlock: spacing(0.75), borderBlockEnd: 0 },
  '& tr': { borderBlockEnd: edge.hairline },
  '& tbody th:first-of-type': { fontWeight: fontWeight.semibold, paddingInlineStart: spacing(1.5) },
  '& td[data-model]::before': { content: 'attr(data-model) / ""', marginInlineEnd: spacing(1) },
})

const Region = styled(TableRegion)(({ theme }) => ({
  marginBlockStart: theme.spacing(2),
  '& th, & td': {
    minWidth: 160,
    overflowWrap: 'anywhere',
  },
  '& thead th': { fontWeight: theme.fontWeight.semibold, backgroundColor: theme.vars.palette.site.wash },
  '& th:first-of-type': { paddingInlineStart: theme.spacing(1) },
  '& tbody th': { fontWeight: theme.fontWeight.regular, minWidth: 148 },
  '& small': {
    display: 'block',
    fontWeight: theme.fontWeight.regular,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.fontSize.caption,
  },
  [theme.breakpoints.down('sm').replace('@media', '@media screen and')]: stacked(theme),
  '@media print': {
    overflow: 'visible',
    border: 0,
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { minWidth: 0 },
  },
}))

interface CellProps {
  cell: StatementCell
  model: string | undefined
  children: ReactNode
}

const Cell = ({ cell, model, children }: CellProps) => (
  <td data-model={model}>
    <VerdictMark verdict={cell.verdict} />
    {cell.isOverruled && <small>{texts.statement.overruled}</small>}
    {cell.offered !== '' && <div>{cell.offered}</div>}
    {cell.reason && <small>{reasonOf(cell)}</small>}
    {children}
  </td>
)

interface Props {
  rows: readonly StatementRow[]
  sheets: readonly Sheet[]
  statement: Statement
}

export const StatementTable = ({ rows, sheets, statement }: Props) => (
  <Region role="region" aria-label={texts.statement.table} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.statement.requirement}</th>
          {sheets.map((sheet) => (
            <th key={sheet.id} scope="col">
              <span>{sheet.name}</span>
              <small>{sourceOf(sheet)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const { requirement, cells, remark } = row
          return (
            <tr key={requirement.id}>
              <th scope="row">
                <span>{itemOf(row, index)}</span> <span>{requirement.text}</span>
                {requirement.quantity !== undefined && (
                  <small>{fill(texts.statement.quantity, { quantity: requirement.quantity })}</small>
                )}
                {remark !== '' && <small>{remark}</small>}
              </th>
              {sheets.map((sheet, place) => {
                const cell = cells[place]
                const model = sheets.length > 1 ? modelOf(sheet) : undefined
                return (
                  cell && (
                    <Cell key={sheet.id} cell={cell} model={model}>
                      {place === sheets.length - 1 && <Corrections {...{ row, sheets, statement }} />}
                    </Cell>
                  )
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  </Region>
)
