import { styled } from '@mui/material/styles'
import { names } from 'virtual:product-names'
import { preparations } from 'virtual:site-preparation'
import texts from '../../content/texts/sitePreparation.json'
import { quantityText } from '../../domain/products/quantityText.ts'
import {
  gapsOfAllText,
  preparationCell,
  preparationColumns,
  prepared,
  togetherText,
} from '../../domain/products/sitePreparation.ts'
import { selectQuoteList } from '../../domain/quoteList/quoteListSlice.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { withUnits } from '../../lib/text.ts'

const Details = styled('details')(({ theme }) => ({
  fontSize: theme.fontSize.small,
  '& summary': {
    minHeight: theme.layout.control,
    paddingBlock: 10,
    fontSize: theme.fontSize.base,
    fontWeight: theme.fontWeight.semibold,
    cursor: 'pointer',
  },
  '& > p': { maxWidth: '76ch', color: theme.vars.palette.text.secondary },
  '@media print': {
    '&::details-content': { contentVisibility: 'visible' },
    '& summary, & > p': { breakAfter: 'avoid' },
    '& summary': { listStyle: 'none' },
    fontSize: theme.fontSize.caption,
  },
}))

/** Keeps `5–40 °C` on one line. */
const unbroken = (text: string): string => withUnits(text).replaceAll('–', '–\u2060')

/** A row of the table on wide pages and on paper, a block for each machine on a phone. */
const Table = styled('table')(({ theme }) => ({
  display: 'block',
  width: '100%',
  marginBlockStart: theme.spacing(2),
  borderCollapse: 'collapse',
  borderBlockEnd: theme.edge.hairline,
  textAlign: 'start',
  '& thead': { display: 'none' },
  '& tbody, & tr, & th, & td': { display: 'block' },
  '& tr': { paddingBlock: theme.spacing(1.5), borderBlockStart: theme.edge.hairline, breakInside: 'avoid' },
  '& th': { textAlign: 'start', fontWeight: theme.fontWeight.semibold },
  '& th > span': { display: 'block' },
  '& p': { paddingBlock: theme.spacing(0.25) },
  '& th > span + span': { fontWeight: 'normal' },
  '& th > span + span, & p > span:first-of-type': { color: theme.vars.palette.text.secondary },
  [`${theme.breakpoints.up('md')}, print`]: {
    display: 'table',
    '& thead': { display: 'table-header-group' },
    '& tbody': { display: 'table-row-group' },
    '& tr': { display: 'table-row' },
    '& th, & td': {
      display: 'table-cell',
      paddingBlock: theme.spacing(1),
      paddingInlineEnd: theme.spacing(2.5),
      verticalAlign: 'top',
    },
    '& thead th': { color: theme.vars.palette.text.secondary },
  },
}))

const Total = styled('strong')(({ theme }) => ({
  display: 'block',
  marginBlock: theme.spacing(1),
  fontWeight: theme.fontWeight.semibold,
}))

/** What the places of the list's machines need; nothing for a list of rolls. */
const SitePreparation = () => {
  const machines = prepared(useAppSelector(selectQuoteList), preparations)
  if (machines.length === 0) return null
  const together = togetherText(machines)
  const gaps = gapsOfAllText(machines)
  return (
    <Details>
      <summary>
        {texts.title} <small>{texts.alsoIn}</small>
      </summary>
      <p>{texts.lead}</p>
      <Table>
        <thead>
          <tr>
            {[texts.columns.machine, ...preparationColumns.map(({ column }) => texts.columns[column])].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {machines.map((machine) => (
            <tr key={machine.id}>
              <th scope="row">
                <span>{names[machine.id] ?? ''}</span> <span>{quantityText(machine)}</span>
              </th>
              {preparationColumns.map(({ column, facts }) => (
                <td key={column}>
                  {preparationCell(machine, facts, machines).map(({ label, text }) => (
                    <p key={label}>
                      <span>{`${label}:`}</span> <span>{unbroken(text)}</span>
                    </p>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {together !== undefined && <Total>{together}</Total>}
      {gaps !== undefined && <p>{gaps}</p>}
    </Details>
  )
}

export default SitePreparation
