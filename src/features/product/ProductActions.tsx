import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import actions from '../../content/texts/actions.json'
import texts from '../../content/texts/product.json'
import type { Product } from '../../domain/machines/product.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { isPlainClick } from '../../lib/links.ts'
import { Icon } from '../../ui/pictures/icons.tsx'
import { shareRequested, specRequested } from './productEvents.ts'

/** Without scripts it is a plain link; with scripts notices report the download. */
const DownloadSpecs = ({ name, pdf }: { name: string; pdf: string }) => {
  const dispatch = useAppDispatch()
  return (
    <Button
      variant="outlined"
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

const Print = ({ label, variant }: { label: string; variant: 'outlined' | 'text' }) => (
  <Button
    className="needs-scripts"
    variant={variant}
    startIcon={<Icon name="print" />}
    onClick={() => window.print()}
  >
    {label}
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

const Row = styled('div')(({ theme }) => ({
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& > *': { flexGrow: 1 },
  '& > .list-button': { flexBasis: '100%' },
}))

const TakeAlong = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  justifyContent: 'center',
  gap: theme.spacing(0.5, 1.5),
}))

interface Props extends Pick<Product, 'name' | 'pdf'> {
  listButton: ReactNode
  compareBox: ReactNode
  onFreeQuote: () => void
}

/** On a phone QuoteBar has the button for a quote. */
export const ProductActions = ({ name, pdf, listButton, compareBox, onFreeQuote }: Props) => (
  <Row className="no-print">
    <Button
      component={Link}
      to={paths.quote}
      onClick={onFreeQuote}
      sx={{ flexBasis: '100%', display: { xs: 'none', md: 'inline-flex' } }}
    >
      {actions.freeQuote}
    </Button>
    {listButton}
    {pdf === undefined ? (
      <Print label={texts.print} variant="outlined" />
    ) : (
      <DownloadSpecs name={name} pdf={pdf} />
    )}
    <Button component={Link} to={paths.contact} variant="outlined" startIcon={<Icon name="question" />}>
      {texts.ask}
    </Button>
    <TakeAlong>
      {compareBox}
      <Share name={name} />
      {pdf !== undefined && <Print label={texts.printPage} variant="text" />}
    </TakeAlong>
  </Row>
)

// Sticky and not fixed, so that it covers nothing below the article. CompareBar may be under it.
const StickyBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 'var(--compare-bar, 0px)',
  zIndex: theme.zIndex.raised,
  display: 'grid',
  padding: theme.spacing(1, 2),
  paddingBlockEnd: `calc(${theme.spacing(1)} + env(safe-area-inset-bottom))`,
  backgroundColor: theme.vars.palette.background.default,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

export const QuoteBar = ({ onFreeQuote }: { onFreeQuote: () => void }) => (
  <StickyBar className="quote-bar no-print">
    <Button component={Link} to={paths.quote} onClick={onFreeQuote}>
      {actions.freeQuote}
    </Button>
  </StickyBar>
)
