import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Product } from '../../content/product.ts'
import { specificationGroups, type SpecificationGroup, type SpecificationRow } from './specificationGroups.ts'

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 4),
  '& + &': { marginBlockStart: theme.spacing(5) },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 9fr' },
  '@media print': {
    gridTemplateColumns: '2fr 9fr',
    '& + &': { marginBlockStart: theme.spacing(1.5) },
  },
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
    '& th': { width: '38%', paddingInlineEnd: 16, fontWeight: 400, color: theme.vars.palette.text.secondary },
    '& li + li': { marginBlockStart: 4 },
    '@media print': {
      '& th, & td': { paddingBlock: 2 },
      '& li': { display: 'inline' },
      '& li + li::before': { content: '", "' },
    },
  }
})

const Values = ({ values }: Pick<SpecificationRow, 'values'>) =>
  values.length === 1 ? (
    values[0]
  ) : (
    <ul>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  )

const GroupTable = ({ title, rows }: SpecificationGroup) => {
  const titleId = useId()
  return (
    <Group>
      <Typography id={titleId} variant="h4" component="h3" sx={{ pt: { xs: 0, md: '9px' } }}>
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
export const Specifications = ({ specifications }: Pick<Product, 'specifications'>) =>
  specificationGroups(specifications).map((group) => <GroupTable key={group.title} {...group} />)
