import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import type {
  SheetTerms,
  SpecificationGroup,
  SpecificationRow,
} from '../../../domain/products/specificationGroups.ts'
import { withUnits } from '../../../lib/text.ts'
import { Term } from '../../../parts/terms/Term.tsx'

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1, 4),
  '& + &': { marginBlockStart: theme.spacing(5) },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' },
  '@media print': { display: 'block', '& + &': { marginBlockStart: theme.spacing(1.5) } },
}))

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: theme.fontSize.compact,
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: theme.edge.hairline,
  '& tr': { borderBlockStart: theme.edge.hairline, breakInside: 'avoid' },
  '& th, & td': {
    paddingBlock: theme.spacing(1.25),
    verticalAlign: 'top',
    textAlign: 'start',
  },
  '& th': {
    width: '38%',
    paddingInlineEnd: theme.spacing(2),
    fontWeight: theme.fontWeight.regular,
    color: theme.vars.palette.text.secondary,
  },
  '@media print': { '& th, & td': { paddingBlock: theme.spacing(0.25) } },
}))

const inOneLine = { '& li': { display: 'inline' }, '& li + li::before': { content: '"· "' } }

const List = styled('ul')(({ theme }) => ({
  '& li + li': { marginBlockStart: theme.spacing(0.5) },
  '&[data-short="true"]': inOneLine,
  '@media print': inOneLine,
}))

/** Short values, such as currency codes, share one line. */
const isShort = (text: string): boolean => text.length <= 6

/** Explains the terms of the text at a place of `SheetTerms`. */
type Mark = (path: string, text: string) => ReactNode

export const markerOf =
  (terms: SheetTerms): Mark =>
  (path, text) =>
    terms[path]?.map((part, index) => {
      if (typeof part === 'string') return <span key={index}>{withUnits(part)}</span>
      const [word, term] = part
      return (
        <Term key={term} term={term}>
          {word}
        </Term>
      )
    }) ?? withUnits(text)

const Values = ({ path, values, mark }: SpecificationRow & { mark: Mark }) => {
  const [text = ''] = values
  if (values.length === 1) return mark(`${path}/0`, text)
  return (
    <List data-short={values.every(isShort)}>
      {values.map((value, index) => (
        <li key={value}>{mark(`${path}/${index}`, value)} </li>
      ))}
    </List>
  )
}

export const GroupTable = ({ title, rows, mark }: SpecificationGroup & { mark: Mark }) => {
  const titleId = useId()
  return (
    <Group>
      <Typography
        id={titleId}
        variant="h4"
        component="h3"
        sx={{ pt: { md: '9px' }, '@media print': { pt: 0, breakAfter: 'avoid' } }}
      >
        {mark(title, title)}
      </Typography>
      <Table aria-labelledby={titleId}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{mark(row.path, row.label)}</th>
              <td>
                <Values {...row} mark={mark} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Group>
  )
}
