import Button from '@mui/material/Button'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { Link, type LinkProps, useLocation } from 'react-router-dom'
import { isOffered } from '../../content/categories.ts'
import actions from '../../content/texts/actions.json'
import texts from '../../content/texts/product.json'
import { type Product, type ProductDetail, serialNumber } from '../../domain/products/product.ts'
import { sizeAnchor } from '../../domain/products/sizeDrawing.ts'
import { productAdded } from '../../domain/quoteList/quoteListSlice.ts'
import { complyPath } from '../../domain/routing/complyPath.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { isPlainClick } from '../../lib/links.ts'
import { CompareBox } from '../../parts/compare/CompareBox.tsx'
import { useAudience } from '../../parts/country/ByCountry.tsx'
import { ListButton } from '../../parts/quoteList/ListButton.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { checkLabelStyle } from '../../ui/styles/controls.ts'
import { shareRequested, specRequested } from './productListeners.ts'

/** Without scripts it is a plain link; with scripts notices report the download. */
const DownloadSpecs = ({ name, pdf }: { name: string; pdf: string }) => {
  const dispatch = useAppDispatch()
  return (
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
  )
}

const Print = () => (
  <Button
    className="needs-scripts"
    variant="text"
    startIcon={<Icon name="print" />}
    onClick={() => window.print()}
  >
    {texts.print}
  </Button>
)

const Share = ({ name }: { name: string }) => {
  const dispatch = useAppDispatch()
  const { pathname, hash } = useLocation()
  return (
    <Button
      className="needs-scripts"
      variant="text"
      startIcon={<Icon name="share" />}
      onClick={() => dispatch(shareRequested({ title: name, url: window.location.origin + pathname + hash }))}
    >
      {texts.share}
    </Button>
  )
}

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }))

/** Their icons stand below each other. */
const QuietActions = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  justifyContent: 'start',
  columnGap: theme.spacing(2),
  [theme.breakpoints.up('lg')]: { columnGap: theme.spacing(5) },
  '&& > *': { justifyContent: 'start', paddingInline: 0, textAlign: 'start', fontSize: theme.fontSize.small },
  '&& .MuiButton-startIcon': { marginInline: theme.spacing(0, 1) },
  '& > :last-child': { gridColumn: '1 / -1' },
  '& label': checkLabelStyle(theme),
}))

interface QuietLinkProps extends Pick<LinkProps, 'to' | 'state'> {
  icon: ComponentProps<typeof Icon>['name']
  text: string
}

const QuietLink = ({ icon, text, ...link }: QuietLinkProps) => (
  <Button component={Link} variant="text" startIcon={<Icon name={icon} />} {...link}>
    <span>{text}</span>
  </Button>
)

const FreeQuote = ({ product: { id, name }, ...style }: { product: Product; sx?: SxProps<Theme> }) => {
  const dispatch = useAppDispatch()
  return (
    <Button component={Link} to={paths.quote} onClick={() => dispatch(productAdded({ id, name }))} {...style}>
      {actions.freeQuote}
    </Button>
  )
}

/** On a phone QuoteBar has the quote button. */
export const ProductActions = ({ product }: { product: ProductDetail }) => {
  const { name, pdf, subcategory, size } = product
  const audienceOf = useAudience()
  const audience = audienceOf((country) => isOffered(subcategory, country))
  return (
    <Column className="no-print">
      <FreeQuote product={product} sx={{ display: { xs: 'none', md: 'inline-flex' } }} />
      <ListButton product={product} />
      <QuietActions>
        {pdf === undefined ? <Print /> : <DownloadSpecs name={name} pdf={pdf} />}
        <QuietLink
          to={paths.contact}
          state={{ asked: `${name} (${serialNumber(product)})` }}
          icon="question"
          text={texts.ask}
        />
        {audience && <CompareBox product={product} {...audience} />}
        <Share name={name} />
        {size && <QuietLink to={{ hash: sizeAnchor }} icon="arrowRight" text={texts.place} />}
        <QuietLink to={complyPath([product.id])} icon="check" text={actions.comply} />
        <QuietLink to={`${paths.services}#ordering`} icon="arrowRight" text={texts.ordering} />
      </QuietActions>
    </Column>
  )
}

// Sticky and not fixed, so that it covers nothing below the article. CompareBar may be under it.
const StickyBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 'var(--compare-bar, 0px)',
  zIndex: theme.zIndex.raised,
  display: 'grid',
  padding: theme.spacing(1, 2),
  paddingBlockEnd: `calc(${theme.spacing(1)} + env(safe-area-inset-bottom))`,
  backgroundColor: theme.vars.palette.background.default,
  borderBlockStart: theme.edge.hairline,
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

export const QuoteBar = ({ product }: { product: Product }) => (
  <StickyBar className="quote-bar no-print">
    <FreeQuote product={product} />
  </StickyBar>
)
