import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo, type ReactNode, useId } from 'react'
import texts from '../../../content/texts/product.json'
import type { ProductDetail } from '../../../domain/products/product.ts'
import {
  type SheetTerms,
  type SpecificationGroup,
  specificationGroups,
  type SpecificationRow,
} from '../../../domain/products/specificationGroups.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { withUnits } from '../../../lib/text.ts'
import { OneOpenTerm } from '../../../parts/terms/OneOpenTerm.tsx'
import { Term } from '../../../parts/terms/Term.tsx'
import { ArrowLink } from '../../../ui/TextLinks.ts'

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

const Groups = styled('div')(({ theme }) => ({ '@media print': { columns: 2, columnGap: theme.spacing(3) } }))

interface Props {
  product: Pick<ProductDetail, 'specifications' | 'terms' | 'revision'>
}

/** Memoized, since ProductTabs is rendered again with each state of the router. */
export const Specifications = memo(function Specifications({ product }: Props) {
  const { specifications, terms, revision } = product
  return (
    <>
      <Groups>
        <OneOpenTerm>
          {specificationGroups(specifications).map((group, index) => (
            <GroupTable key={index} {...group} mark={markerOf(terms)} />
          ))}
        </OneOpenTerm>
      </Groups>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {revision}
      </Typography>
      <ArrowLink to={paths.glossary} className="no-print">
        {texts.terms}
      </ArrowLink>
    </>
  )
})
