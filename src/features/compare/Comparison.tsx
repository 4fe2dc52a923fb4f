import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { names } from 'virtual:product-names'
import actions from '../../content/texts/actions.json'
import texts from '../../content/texts/compare.json'
import { bestSellerIds } from '../../domain/products/product.ts'
import { comparePath, complyPath, ignoredParts } from '../../domain/routing/comparePath.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { cut, fill } from '../../lib/text.ts'
import { selectCompared } from '../../parts/compare/comparisonSlice.ts'
import { useHydrated } from '../../ui/browser/useHydrated.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'
import { ComparedProducts } from './ComparedProducts.tsx'

const Notes = styled('div')(({ theme }) => ({
  '& p': {
    marginBlockStart: theme.spacing(3),
    padding: theme.spacing(1.5, 2),
    backgroundColor: theme.vars.palette.site.wash,
    borderInlineStart: theme.edge.notice,
  },
}))

const Start = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginBlockStart: theme.spacing(3),
}))

/** In characters, because an address may have any text in place of numbers. */
const maxListLength = 100

const LeftOut = ({ isEmpty }: { isEmpty: boolean }) => {
  const { search } = useLocation()
  // The HTML is the same for every query.
  const hydrated = useHydrated()
  const { wrong, surplus } = ignoredParts(hydrated ? search : '')
  const others = surplus.map((id) => names[id] ?? String(id))
  return (
    <>
      <Notes role="status" className="no-print">
        {wrong.length > 0 && <p>{fill(texts.wrong, { list: cut(wrong.join(', '), maxListLength) })}</p>}
        {others.length > 0 && <p>{fill(texts.surplus, { list: others.join(', ') })}</p>}
        {hydrated && isEmpty && <p>{texts.empty}</p>}
      </Notes>
      {hydrated && isEmpty && (
        <Start>
          <Button component={Link} to={paths.catalogue()}>
            <span>{texts.toCatalogue}</span>
          </Button>
          <Button component={Link} to={comparePath(bestSellerIds.slice(0, 2))} variant="outlined">
            <span>{texts.example}</span>
          </Button>
        </Start>
      )}
    </>
  )
}

// At least as high as the window, so that the footer does not move when the table loads.
const onPage = {
  pt: { xs: 1, md: 2 },
  pb: { xs: 4, md: 6 },
  minHeight: '100vh',
  '@media print': { p: 0, minHeight: 0 },
}

export const Comparison = ({ onShared }: Pick<ComponentProps<typeof ComparedProducts>, 'onShared'>) => {
  const ids = useAppSelector(selectCompared)
  const isEmpty = ids.length === 0
  return (
    <>
      <PageTitle title={texts.title} lead={texts.lead} isShortOnPhone>
        <ArrowLink to={paths.catalogue()}>{texts.toCatalogue}</ArrowLink>
        <ArrowLink to={paths.find} sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
          {texts.toFinder}
        </ArrowLink>
        <ArrowLink to={complyPath(ids)}>{actions.comply}</ArrowLink>
      </PageTitle>
      <Container sx={onPage}>
        <noscript>
          <Notes>
            <p>{texts.withoutScripts}</p>
          </Notes>
        </noscript>
        <LeftOut isEmpty={isEmpty} />
        <ErrorBoundary fallback={<p role="alert">{texts.failed}</p>} resetKey={ids}>
          {!isEmpty && <ComparedProducts ids={ids} onShared={onShared} />}
        </ErrorBoundary>
      </Container>
    </>
  )
}
