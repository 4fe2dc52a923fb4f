import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { isOffered } from '../../../content/categories.ts'
import texts from '../../../content/texts/suggestions.json'
import { modelOf, type ProductSummary } from '../../../domain/products/product.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { fill } from '../../../lib/text.ts'
import { useLoaded } from '../../../ui/browser/useLoaded.ts'
import { tallLinkStyle } from '../../../ui/TextLinks.ts'
import { inSheets } from './inSheets.ts'
import { namesIn } from './names.ts'
import { type Searched, type Suggestion, suggestionsFor } from './suggestionsFor.ts'

const Lines = styled('ul')(({ theme }) => ({
  marginBlockEnd: theme.spacing(1),
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(1),
    marginBlockEnd: theme.spacing(2),
  },
  '& a': {
    ...tallLinkStyle(theme),
    paddingInline: theme.spacing(1.5),
    backgroundColor: theme.vars.palette.background.paper,
    border: theme.edge.control,
    borderRadius: theme.radius.corner,
    fontSize: theme.fontSize.compact,
  },
  // When nothing is found, they are what the page offers, and what says so stands quietly below.
  '&[data-main=true]': {
    '& li > span': { ...theme.typography.h4, width: '100%' },
    '&:has(li) + div': {
      justifyItems: 'start',
      gap: theme.spacing(1.5),
      padding: 0,
      textAlign: 'start',
      '& img': { display: 'none' },
      '& p': theme.typography.body1,
    },
  },
}))

const loadSheets = () =>
  import('virtual:sheet-texts').then(
    ({ sheetTexts }) => sheetTexts,
    () => ({}),
  )

const mostNamed = 4

/** What the sheets call something, with what a buyer may call it. */
const sheetTerms = Object.entries(texts.sheetTerms)

const Line = ({ lead, links }: Suggestion) => (
  <li>
    <span>{lead}</span>
    {links.map(({ text, to }) => (
      <Link key={to} to={to}>
        {text}
      </Link>
    ))}
  </li>
)

interface SheetProps {
  search: string
  /** That the country is offered. */
  products: readonly ProductSummary[]
}

/** The products whose specifications have the searched words. */
const OfSheets = ({ search, products }: SheetProps) => {
  const sheets = useLoaded(loadSheets)
  const isNamed = namesIn(search)
  const [term = search] = sheetTerms.find(([, names]) => isNamed(names)) ?? []
  const ids = inSheets(term, sheets ?? {})
  const found = products.filter(({ id }) => ids.includes(id))
  if (found.length === 0) return null
  const lead = found.length > mostNamed ? fill(texts.sheets.other, { count: found.length }) : texts.sheets.one
  return (
    <Line
      lead={lead}
      links={found.slice(0, mostNamed).map((product) => ({
        text: modelOf(product),
        to: `${paths.product(product.id)}#specifications`,
      }))}
    />
  )
}

interface Props extends Searched {
  found: readonly ProductSummary[]
  /** Of every country. */
  products: readonly ProductSummary[]
}

/** What a buyer may mean by a search that finds few products or none. */
export const Suggestions = ({ found, products, ...searched }: Props) => {
  const { selection, country } = searched
  const suggestions = suggestionsFor(found.length, searched)
  return (
    <Lines aria-label={texts.label} className="no-print" data-main={found.length === 0}>
      {suggestions.map((suggestion) => (
        <Line key={suggestion.lead} {...suggestion} />
      ))}
      {suggestions.length === 0 && (
        <OfSheets
          search={selection.search}
          products={products.filter(
            (product) => isOffered(product.subcategory, country) && !found.includes(product),
          )}
        />
      )}
    </Lines>
  )
}
