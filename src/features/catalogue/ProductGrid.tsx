import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { memo, useDeferredValue, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { categoryLabel, isOffered } from '../../content/categories.ts'
import actions from '../../content/texts/actions.json'
import { drawingOf, featureLength, type ProductSummary, serialNumber } from '../../domain/products/product.ts'
import { paths } from '../../domain/routing/paths.ts'
import { cut, fill } from '../../lib/text.ts'
import { CompareBox } from '../../parts/compare/CompareBox.tsx'
import { useAudience } from '../../parts/country/ByCountry.tsx'
import { PageLink } from '../../parts/navigation/PageLink.tsx'
import { ListButton } from '../../parts/quoteList/ListButton.tsx'
import { PictureOrDrawing } from '../../ui/pictures/LineDrawing.tsx'
import { cardBodyStyle, cardStyle } from '../../ui/styles/card.ts'
import { checkLabelStyle } from '../../ui/styles/controls.ts'
import { arrowLinkStyle } from '../../ui/TextLinks.ts'
import { UnbrokenText } from '../../ui/UnbrokenText.tsx'

/** On a phone and on paper a card's picture stands beside its text, with the box for the comparison below it. */
const narrow = (theme: Theme): CSSObject => ({
  gap: theme.spacing(1.5),
  '& article': {
    ...cardStyle(theme),
    display: 'grid',
    gridTemplateColumns: '92px minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto 1fr auto auto',
    columnGap: theme.spacing(1.5),
    padding: theme.spacing(1.5, 1.5, 1),
  },
  '& .body, & .links': { display: 'contents' },
  '& picture, & article > img': { gridArea: '1 / 1 / 5 / 2', alignSelf: 'start' },
  '& img': { aspectRatio: '1', objectFit: 'contain', backgroundColor: theme.vars.palette.site.ground },
  '& p': { gridArea: '1 / 2' },
  '& h2': { gridArea: '2 / 2', margin: 0 },
  '& strong': { gridArea: '3 / 2' },
  '& ul': { gridArea: '4 / 2 / 6 / 3', marginBlock: theme.spacing(0.5), lineHeight: 1.4 },
  '& ul li': { padding: 0, border: 0 },
  '& label': {
    gridArea: '5 / 1',
    gap: theme.spacing(0.75),
    fontSize: theme.fontSize.small,
    whiteSpace: 'nowrap',
  },
  '& a': { gridArea: '6 / 1 / 7 / 3', justifySelf: 'start' },
  '& button': {
    gridArea: '6 / 1 / 7 / 3',
    justifySelf: 'end',
    width: 'auto',
    margin: 0,
    paddingInline: theme.spacing(1.25),
  },
})

/** One style for the grid and everything in its cards (ProductCard), since fifty cards have many elements. */
const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  '&[hidden]': { display: 'none' },
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 232px), 1fr))',
  // Five would leave one alone below four.
  '@media (min-width: 1280px)': {
    '&:has(> li:nth-of-type(5):last-of-type)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  // The browser lays out the cards in the window only. A focus ring outside a card's box is not cut off.
  '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 510px', overflowClipMargin: 8 },
  '& article': { ...cardStyle(theme), position: 'relative' },
  '& .body': { ...cardBodyStyle(theme), padding: theme.spacing(2) },
  '& p': {
    fontSize: theme.fontSize.caption,
    fontWeight: theme.fontWeight.semibold,
    color: theme.vars.palette.site.brassInk,
  },
  '& h2': { ...theme.typography.h4, marginBlockStart: theme.spacing(0.5) },
  '& strong': {
    fontSize: theme.fontSize.small,
    fontWeight: theme.fontWeight.semibold,
    color: theme.vars.palette.primary.main,
  },
  '& ul': {
    width: '100%',
    flexGrow: 1,
    marginBlock: theme.spacing(1.5),
    fontSize: theme.fontSize.small,
    color: theme.vars.palette.text.secondary,
  },
  '& ul li': {
    paddingBlock: theme.spacing(0.5),
    borderBlockStart: theme.edge.hairline,
  },
  '& a': { ...arrowLinkStyle(theme), textDecoration: 'none', '&::after': { display: 'none' } },
  // The whole card leads to the product, by its one link. What has a purpose of its own lies above it.
  '& a::before': { content: '""', position: 'absolute', inset: 0 },
  '& label, & button': { position: 'relative' },
  '& .links': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(1),
    width: '100%',
  },
  '& label': checkLabelStyle(theme),
  '& button': { width: '100%', marginBlockStart: theme.spacing(1) },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  [theme.breakpoints.down('sm')]: { ...narrow(theme), '& > li': { containIntrinsicBlockSize: 'auto 210px' } },
  // A page ends between cards: what a card has after the end would be cut off.
  '@media print': {
    ...narrow(theme),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li': { breakInside: 'avoid', contentVisibility: 'visible' },
    '& .links > *': { display: 'none' },
  },
}))

/** The greatest width of a card's picture: beside the text on a phone, then in two to four columns (CardGrid). */
const sizes = '(min-width: 1080px) 272px, (min-width: 776px) 33vw, (min-width: 560px) 50vw, 92px'

/**
 * 800 px are two for each pixel of CSS. Of fifty cards the names of larger files would
 * also make the list's HTML one round trip longer (decision 0042).
 */
const widths = [400, 800] as const

interface CardProps {
  /** Compared by id, because the list and the whole catalogue have different objects for one product. */
  product: ProductSummary
  eager: boolean
  note: string
}

const Card = ({ product, eager, note }: CardProps) => (
  <article>
    <PictureOrDrawing
      picture={product.image}
      drawing={drawingOf(product)}
      sizes={sizes}
      widths={widths}
      eager={eager}
    />
    <div className="body">
      <p>{`${serialNumber(product)} · ${categoryLabel(product.category, product.subcategory)}`}</p>
      <h2>
        <UnbrokenText text={product.name} />
      </h2>
      {note !== '' && <strong>{note}</strong>}
      <ul>
        {product.features.map((feature) => (
          <li key={feature}>{cut(feature, featureLength)}</li>
        ))}
      </ul>
      <div className="links">
        <PageLink to={paths.product(product.id)} aria-label={fill(actions.detailsOf, { name: product.name })}>
          {actions.details}
        </PageLink>
        <CompareBox product={product} />
      </div>
      <ListButton product={product} />
    </div>
  </article>
)

/** A product in the catalogue (specification 2, Catalogue), styled by CardGrid; memoized (decision 0042). */
const ProductCard = memo(
  Card,
  ({ product: before, ...props }, { product: after, ...nextProps }) =>
    before.id === after.id && shallowEqual(props, nextProps),
)

/** Cards whose pictures are not lazy. */
const eagerCards = 2

interface Props {
  products: readonly ProductSummary[]
  /** What the visitor's filters and order ask of a product, by its id. */
  noteOf: (id: number) => string
}

/** The cards of a list. A search or another order does not render the remaining cards again. */
export const ProductGrid = ({ products, noteOf }: Props) => {
  const audienceOf = useAudience()
  // The first frame after a filter shows the number, because fifty cards that come back take longer.
  const shown = useDeferredValue(products)
  // Fixed at the first render, because a card whose `eager` changes would be rendered again.
  const [eager] = useState(() => new Set(products.slice(0, eagerCards).map(({ id }) => id)))
  return (
    <CardGrid hidden={products.length === 0}>
      {shown.map((product) => (
        <li key={product.id} {...audienceOf((country) => isOffered(product.subcategory, country))}>
          <ProductCard product={product} eager={eager.has(product.id)} note={noteOf(product.id)} />
        </li>
      ))}
    </CardGrid>
  )
}
