import { styled } from '@mui/material/styles'
import { names } from 'virtual:product-names'
import { preparations } from 'virtual:site-preparation'
import texts from '../../content/texts/sitePreparation.json'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { quantityText } from '../../domain/products/quantityText.ts'
import {
  gapsOfAllText,
  preparationCell,
  preparationColumns,
  prepared,
  togetherText,
} from '../../domain/products/sitePreparation.ts'
import { withUnits } from '../../lib/text.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { footHeight } from './listLayout.ts'

const Details = styled('details')(({ theme }) => ({
  fontSize: theme.fontSize.small,
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: footHeight,
    paddingBlock: 10,
  },
  '& strong': { display: 'block', fontSize: theme.fontSize.base, fontWeight: theme.fontWeight.semibold },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > p': { color: theme.vars.palette.text.secondary },
  '@media print': {
    '&::details-content': { contentVisibility: 'visible' },
    '& summary, & > p': { breakAfter: 'avoid' },
    '& summary': { minHeight: 0 },
    '& summary > svg': { display: 'none' },
    fontSize: theme.fontSize.caption,
  },
}))

/** Keeps `5–40 °C` on one line. */
const unbroken = (text: string): string => withUnits(text).replaceAll('–', '–\u2060')

/** A block for each machine where the column is narrow. */
const blocks = {
  '&, & tbody, & tr, & th, & td': { display: 'block' },
  '& thead': { display: 'none' },
  '& tr': { paddingBlock: 12 },
  '& th, & td': { padding: '1px 0' },
  '& p': { display: 'grid', gridTemplateColumns: '11em 1fr' },
}

const Table = styled('table')(({ theme: { breakpoints, spacing, ...theme } }) => ({
  width: '100%',
  marginBlockStart: spacing(2),
  borderCollapse: 'collapse',
  borderBlockEnd: theme.edge.hairline,
  textAlign: 'start',
  '& tr': { borderBlockStart: theme.edge.hairline, breakInside: 'avoid' },
  '& th, & td': { padding: spacing(1, 2.5, 1, 0), verticalAlign: 'top' },
  '& th': { textAlign: 'start', fontWeight: theme.fontWeight.semibold },
  '& th > span': { display: 'block' },
  '& th > span + span': { fontWeight: 'normal' },
  '& p': { paddingBlock: spacing(0.25) },
  '& thead th, & th > span + span, & p > span:first-of-type': { color: theme.vars.palette.text.secondary },
  '@media screen': { [breakpoints.down('sm')]: blocks, [breakpoints.up('lg')]: blocks },
}))

/** What the places of the list's machines need, first all together; nothing for a list of rolls. */
const SitePreparation = ({ products }: { products: readonly ListedProduct[] }) => {
  const machines = prepared(products, preparations)
  if (machines.length === 0) return null
  const together = togetherText(machines)
  const gaps = gapsOfAllText(machines)
  return (
    <Details>
      <summary>
        <span>
          <strong>{texts.title}</strong> {together && <span>{unbroken(together)}</span>}
        </span>
        <Icon name="chevronDown" />
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
      {gaps !== undefined && <p>{gaps}</p>}
    </Details>
  )
}

export default SitePreparation
