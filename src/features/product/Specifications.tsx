import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Product } from '../../content/product.ts'
import { specificationGroups, type SpecificationGroup, type SpecificationRow } from './specificationGroups.ts'

const Sheet = styled('div')({ '@media print': { columns: 2, columnGap: 24 } })

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 4),
  '& + &': { marginBlockStart: theme.spacing(5) },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 9fr' },
  '@media print': { display: 'block', '& + &': { marginBlockStart: theme.spacing(1.5) } },
}))

const Table = styled('table')(({ theme }) => {
  const line = `1px solid ${theme.vars.palette.divider}`
  return {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
    borderBlockEnd: line,
    '& tr': { borderBlockStart: line, breakInside: 'avoid' },
    '& th, & td': { paddingBlock: 10, verticalAlign: 'top', textAlign: 'start', overflowWrap: 'break-word' },
    '& th': {
      width: '38%',
      paddingInlineEnd: 16,
      fontWeight: 400,
      color: theme.vars.palette.text.secondary,
    },
    '@media print': { '& th, & td': { paddingBlock: 2 } },
  }
})

const List = styled('ul')({
  '& li + li': { marginBlockStart: 4 },
  '&[data-short="true"] li': { display: 'inline' },
  '&[data-short="true"] li + li::before': { content: '" · "' },
})

/** Codes of currencies or certificates are read in one line. */
const isShort = (text: string): boolean => text.length <= 6

const Values = ({ values }: Pick<SpecificationRow, 'values'>) =>
  values.length === 1 ? (
    values[0]
  ) : (
    <List data-short={values.every(isShort)}>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </List>
  )

const GroupTable = ({ title, rows }: SpecificationGroup) => {
  const titleId = useId()
  return (
    <Group>
      <Typography
        id={titleId}
        variant="h4"
        component="h3"
        sx={{ pt: { md: '9px' }, '@media print': { pt: 0, breakAfter: 'avoid' } }}
      >
        {title}
      </Typography>
      <Table aria-labelledby={titleId}>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <Values values={values} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Group>
  )
}

/** The data sheet: label and value, group by group. */
export const Specifications = ({ specifications }: Pick<Product, 'specifications'>) => (
  <Sheet>
    {specificationGroups(specifications).map((group) => (
      <GroupTable key={group.title} {...group} />
    ))}
  </Sheet>
)
