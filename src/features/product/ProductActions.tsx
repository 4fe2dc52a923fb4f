import Button from '@mui/material/Button'
import { keyframes, styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { isOffered } from '../../content/categories.ts'
import actions from '../../content/texts/actions.json'
import texts from '../../content/texts/product.json'
import sizeTexts from '../../content/texts/size.json'
import { type Product, type ProductDetail, serialNumber } from '../../domain/products/product.ts'
import { sizeAnchor } from '../../domain/products/sizeDrawing.ts'
import { productAdded } from '../../domain/quoteList/quoteListSlice.ts'
import { complyPath } from '../../domain/routing/comparePath.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { isPlainClick } from '../../lib/links.ts'
import { CompareBox } from '../../parts/compare/CompareBox.tsx'
import { useAudience } from '../../parts/country/ByCountry.tsx'
import { ListButton } from '../../parts/quoteList/ListButton.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { checkLabelStyle } from '../../ui/styles/controls.ts'
import { ArrowLink } from '../../ui/TextLinks.ts'
import { shareRequested, specRequested } from './productListeners.ts'

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& > a, & > button': { flex: '1 0 auto' },
  // On a phone they are in QuoteBar.
  [theme.breakpoints.down('md')]: { '& > a, & > button': { display: 'none' } },
}))

/** Their icons stand below each other. */
const QuietActions = styled('div')(({ theme }) => ({
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  justifyContent: 'space-between',
  columnGap: theme.spacing(0.5),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, auto)' },
  '&& > *': { justifyContent: 'start', paddingInline: 0, textAlign: 'start', fontSize: theme.fontSize.small },
  '&& .MuiButton-startIcon': { marginInline: theme.spacing(0, 1) },
  '& label': checkLabelStyle(theme),
  // A phone has them in one line, each below its icon.
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    '&& > *': {
      flexDirection: 'column',
      gap: theme.spacing(0.25),
      minWidth: theme.layout.control,
      paddingBlock: 0,
      fontSize: theme.fontSize.label,
      textAlign: 'center',
    },
    '&& .MuiButton-startIcon': { margin: 0 },
  },
}))

const FreeQuote = ({ product: { id, name } }: { product: Product }) => {
  const dispatch = useAppDispatch()
  return (
    <Button component={Link} to={paths.quote} onClick={() => dispatch(productAdded({ id, name }))}>
      {actions.freeQuote}
    </Button>
  )
}

export const ProductActions = ({ product }: { product: ProductDetail }) => {
  const { name, pdf, subcategory } = product
  const dispatch = useAppDispatch()
  const { pathname, hash } = useLocation()
  const audienceOf = useAudience()
  const audience = audienceOf((country) => isOffered(subcategory, country))
  return (
    <Column className="no-print">
      <FreeQuote product={product} />
      <ListButton product={product} />
      <QuietActions>
        {pdf === undefined ? (
          <Button
            className="needs-scripts"
            variant="text"
            startIcon={<Icon name="print" />}
            onClick={() => window.print()}
          >
            {texts.print}
          </Button>
        ) : (
          // Without scripts it is a plain link; with scripts notices report the download.
          <Button
            variant="text"
            href={pdf}
            download
            startIcon={<Icon name="download" />}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              dispatch(specRequested({ name, pdf }))
            }}
          >
            {texts.download}
          </Button>
        )}
        <Button
          component={Link}
          to={paths.contact}
          state={{ asked: `${name} (${serialNumber(product)})` }}
          variant="text"
          startIcon={<Icon name="question" />}
        >
          {texts.ask}
        </Button>
        <Button
          className="needs-scripts"
          variant="text"
          startIcon={<Icon name="share" />}
          onClick={() =>
            dispatch(shareRequested({ title: name, url: window.location.origin + pathname + hash }))
          }
        >
          {texts.share}
        </Button>
        {audience && <CompareBox product={product} {...audience} />}
      </QuietActions>
    </Column>
  )
}

const Ways = styled('div')(({ theme }) => ({
  order: 1,
  display: 'grid',
  '& > a': {
    justifyContent: 'space-between',
    borderBlockStart: theme.edge.hairline,
    fontWeight: theme.fontWeight.regular,
    textDecoration: 'none',
  },
  '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  [theme.breakpoints.up('md')]: { alignContent: 'start' },
}))

/** Where a buyer who has read the description goes next. */
export const FurtherWays = ({ product: { id, size, preparation } }: { product: ProductDetail }) => (
  <Ways className="no-print">
    {size && (
      <ArrowLink to={{ hash: sizeAnchor }}>
        {preparation.length > 0 ? texts.place : sizeTexts.title}
      </ArrowLink>
    )}
    <ArrowLink to={complyPath([id])}>{actions.comply}</ArrowLink>
    <ArrowLink to={`${paths.services}#ordering`}>{texts.ordering}</ArrowLink>
  </Ways>
)

/** A wide window has the same buttons beside the picture, until they are scrolled away. */
const afterActions = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

// Sticky and not fixed, so that it covers nothing below the article. CompareBar may be under it.
const StickyBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 'var(--compare-bar, 0px)',
  zIndex: theme.zIndex.raised,
  display: 'flex',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2),
  paddingBlockEnd: `calc(${theme.spacing(1)} + env(safe-area-inset-bottom))`,
  backgroundColor: theme.vars.palette.background.default,
  borderBlockStart: theme.edge.hairline,
  '& > *': {
    flex: '1 1 auto',
    minWidth: 0,
    paddingInline: theme.spacing(0.5),
    overflowWrap: 'anywhere',
    textAlign: 'center',
    [theme.breakpoints.down('sm')]: { fontSize: theme.fontSize.small },
  },
  [theme.breakpoints.up('md')]: {
    display: 'none',
    '@supports (animation-timeline: scroll())': {
      display: 'flex',
      alignItems: 'center',
      paddingInline: `max(${theme.layout.gutter}, (100vw - ${theme.layout.page}px) / 2 + ${theme.layout.gutter})`,
      animationName: afterActions,
      animationFillMode: 'both',
      animationTimeline: 'scroll()',
      animationRange: '560px 561px',
      '& > *': { flex: '0 0 auto', paddingInline: theme.spacing(3) },
      '& > strong': { flex: '1 1 0', paddingInline: 0, textAlign: 'start' },
    },
  },
  [theme.breakpoints.down('md')]: { '& > strong': { display: 'none' } },
}))

export const QuoteBar = ({ product }: { product: Product }) => (
  <StickyBar className="quote-bar no-print">
    <strong>{product.name}</strong>
    <FreeQuote product={product} />
    <ListButton product={product} />
  </StickyBar>
)
