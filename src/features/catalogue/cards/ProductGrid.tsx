import { styled } from '@mui/material/styles'
import { useDeferredValue, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isOffered } from '../../../content/categories.ts'
import { useAudience } from '../../../domain/country/ByCountry.tsx'
import type { ProductSummary } from '../../../domain/machines/product.ts'
import { cardBodyStyle, cardStyle } from '../../../ui/styles/card.ts'
import { checkLabelStyle } from '../../../ui/styles/controls.ts'
import { arrowLinkStyle } from '../../../ui/TextLinks.ts'
import { ProductCard } from './ProductCard.tsx'

/** One style for the grid and everything in its cards (ProductCard), since sixty cards have many elements. */
const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  '&[hidden]': { display: 'none' },
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  // Skipped cards keep their size, so that the page's height and the scroll position stay.
  '& > li[data-later]': { contentVisibility: 'hidden', containIntrinsicSize: 'auto 460px' },
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
  // A page ends between cards: what a card has after the end would be cut off.
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > li': { breakInside: 'avoid' } },
}))

/** Cards whose pictures are not lazy. */
const eagerCards = 2

/** Cards that are rendered at once; the others are deferred. */
const urgentCards = 12

interface Props {
  products: readonly ProductSummary[]
  shown: readonly ProductSummary[]
  /** By which figure `shown` is sorted; undefined for the order of `products`. */
  order: string | undefined
  /** The machines that fit into the visitor's room only when they are turned. */
  turned: ReadonlySet<number> | undefined
}

const idsOf = (products: readonly ProductSummary[]) => new Set(products.map(({ id }) => id))

/**
 * Which products have cards: those that are `shown`, and the others of `products`, which are rendered
 * later and hidden, so that clearing a search shows its cards at once (decision 0026). The cards of `urgent`
 * are rendered at once; the pictures of `eager` are not lazy.
 */
const useRenderedCards = (products: readonly ProductSummary[], shown: readonly ProductSummary[]) => {
  const visible = useMemo(() => idsOf(shown), [shown])
  const wanted = useMemo(() => idsOf(products), [products])
  const rendered = useDeferredValue(wanted, visible)
  const urgent = idsOf(shown.slice(0, urgentCards))
  // Fixed with the first render: a card whose `eager` changes would be rendered again.
  const [eager] = useState(() => idsOf(shown.slice(0, eagerCards)))
  return { visible, urgent, eager, isRendered: (id: number) => rendered.has(id) || urgent.has(id) }
}

/** Shows the cards of `shown`; others stay hidden (decision 0026). */
export const ProductGrid = ({ products, shown, order, turned }: Props) => {
  const audienceOf = useAudience()
  const navigate = useNavigate()
  const { visible, urgent, eager, isRendered } = useRenderedCards(products, shown)
  // The browser lays out each card that moves again, so the first frame of another order has few cards.
  const isMoving = useDeferredValue(order) !== order
  const listed = order !== undefined ? [...new Set([...shown, ...products])] : products
  return (
    <CardGrid hidden={shown.length === 0}>
      {listed
        .filter(({ id }) => isRendered(id))
        .map((product) => (
          <li
            key={product.id}
            hidden={!visible.has(product.id)}
            data-later={isMoving && !urgent.has(product.id) ? true : undefined}
            {...audienceOf((country) => isOffered(product.subcategory, country))}
          >
            <ProductCard
              product={product}
              eager={eager.has(product.id)}
              isTurned={turned?.has(product.id) ?? false}
              onOpened={navigate}
            />
          </li>
        ))}
    </CardGrid>
  )
}
