import { styled } from '@mui/material/styles'
import { useDeferredValue, useState } from 'react'
import { isOffered } from '../../../content/categories.ts'
import type { ProductSummary } from '../../../domain/products/product.ts'
import { cardBodyStyle, cardStyle } from '../../../ui/styles/card.ts'
import { checkLabelStyle } from '../../../ui/styles/controls.ts'
import { arrowLinkStyle } from '../../../ui/TextLinks.ts'
import { useAudience } from '../../country/ByCountry.tsx'
import { ProductCard } from './ProductCard.tsx'

/** One style for the grid and everything in its cards (ProductCard), since fifty cards have many elements. */
const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  '&[hidden]': { display: 'none' },
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& article': cardStyle(theme),
  '& .body': cardBodyStyle(theme),
  '& p': { ...theme.typography.overline, color: theme.vars.palette.site.brassInk },
  '& h2': { ...theme.typography.h4, marginBlockStart: theme.spacing(0.5) },
  '& ul': {
    width: '100%',
    flexGrow: 1,
    marginBlock: theme.spacing(1.5),
    fontSize: theme.fontSize.small,
    color: theme.vars.palette.text.secondary,
  },
  '& ul li': {
    paddingBlock: theme.spacing(0.75),
    borderBlockStart: theme.edge.hairline,
  },
  '& a': { ...arrowLinkStyle(theme), textDecoration: 'none' },
  '& .links': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    width: '100%',
  },
  '& label': checkLabelStyle(theme),
  '& button': { width: '100%', marginBlockStart: theme.spacing(1) },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  // On paper a page ends between two cards, because it would cut a card in two.
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > li': { breakInside: 'avoid' } },
}))

/** Cards whose pictures are not lazy. */
const eagerCards = 2

interface Props {
  products: readonly ProductSummary[]
  /** The products that fit into the visitor's room only when they are turned. */
  turned: ReadonlySet<number> | undefined
}

/** The cards of a list. A search or another order does not render the remaining cards again. */
export const ProductGrid = ({ products, turned }: Props) => {
  const audienceOf = useAudience()
  // The first frame after a key shows text and number, because fifty cards that come back take longer.
  const shown = useDeferredValue(products)
  // Fixed at the first render, because a card whose `eager` changes would be rendered again.
  const [eager] = useState(() => new Set(products.slice(0, eagerCards).map(({ id }) => id)))
  return (
    <CardGrid hidden={products.length === 0}>
      {shown.map((product) => (
        <li key={product.id} {...audienceOf((country) => isOffered(product.subcategory, country))}>
          <ProductCard
            product={product}
            eager={eager.has(product.id)}
            isTurned={turned?.has(product.id) ?? false}
          />
        </li>
      ))}
    </CardGrid>
  )
}
