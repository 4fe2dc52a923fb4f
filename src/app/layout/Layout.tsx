import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keyframes, styled } from '@mui/material/styles'
import { lazy, useState } from 'react'
import { Link, useLocation, useNavigation, useOutlet } from 'react-router-dom'
import errors from '../../content/texts/errors.json'
import texts from '../../content/texts/header.json'
import { parseCataloguePath } from '../../domain/routing/cataloguePath.ts'
import { comparePath } from '../../domain/routing/comparePath.ts'
import { paths } from '../../domain/routing/paths.ts'
import { withoutSlash } from '../../domain/routing/singlePages.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { Footer } from '../../features/footer/Footer.tsx'
import { Header } from '../../features/header/Header.tsx'
import { selectCompared } from '../../parts/compare/comparisonSlice.ts'
import { CountryAttribute } from '../../parts/country/ByCountry.tsx'
import { PageLinks } from '../../parts/navigation/PageLink.tsx'
import { KeptPage } from '../../ui/browser/KeptPage.tsx'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'
import { ModalHost } from './ModalHost.tsx'
import { NoticeOutlet } from './NoticeOutlet.tsx'
import { ScrollManager } from './ScrollManager.tsx'

const CompareBar = lazy(() => import('../../features/compare/CompareBar.tsx'))

const PlainBar = styled('nav')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: theme.zIndex.raised,
  padding: theme.spacing(2.5),
  paddingBlockEnd: `calc(${theme.spacing(2.5)} + env(safe-area-inset-bottom))`,
  textAlign: 'center',
  backgroundColor: theme.vars.palette.background.paper,
  borderBlockStart: theme.edge.notice,
}))

/** Loads CompareBar with the first chosen product; not on /compare, which lists them itself. */
const CompareOutlet = () => {
  const ids = useAppSelector(selectCompared)
  const { pathname } = useLocation()
  if (ids.length === 0 || withoutSlash(pathname) === paths.compare) return null
  const plainBar = (
    <PlainBar className="compare-bar no-print" aria-label={errors.comparison}>
      <Link to={comparePath(ids)}>{errors.comparison}</Link>
    </PlainBar>
  )
  return (
    <LazyBoundary fallback={plainBar}>
      <CompareBar ids={ids} />
    </LazyBoundary>
  )
}

/** The page, and hidden behind it the list that the visitor came from, so that Back shows it at once. */
const PageOutlet = () => {
  const outlet = useOutlet()
  const [page, setPage] = useState(outlet)
  // The router gives another element for the same page when the next one begins to load.
  if (useNavigation().state === 'idle' && outlet !== page) setPage(outlet)
  const { pathname } = useLocation()
  const isList = parseCataloguePath(pathname, '') !== undefined
  const [list, setList] = useState(isList ? page : null)
  if (isList && page !== list) setList(page)
  return (
    <>
      {list && <KeptPage isShown={isList}>{list}</KeptPage>}
      {!isList && page}
    </>
  )
}

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

/** The animation begins after 150 ms, so a page that comes sooner shows no bar. */
const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  height: 3,
  zIndex: theme.zIndex.tooltip,
  backgroundColor: theme.vars.palette.site.brass,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  '&[data-navigating]': { animation: `${grow} ${theme.timing.progress}` },
}))

/** Always in the page, because a new element and its styles would delay a page that is already loaded. */
const NavigationProgress = () => <Bar data-navigating={useNavigation().state !== 'idle' || undefined} />

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2.5),
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  borderRadius: theme.radius.corner,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}))

/** Shown by the inline script, which also makes the button work (boot.ts). */
const FailureLine = styled('div')(({ theme }) => ({
  display: 'none',
  'html[data-start=failed] &': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(1, 2),
    padding: theme.spacing(1, 2),
    backgroundColor: theme.vars.palette.site.wash,
  },
}))

const StartFailure = () => (
  <FailureLine id="start-failure" role="alert">
    {errors.start.text}
    <Button variant="outlined" size="small">
      {errors.start.reload}
    </Button>
  </FailureLine>
)

export const Layout = () => (
  <PageLinks>
    <CountryAttribute />
    <SkipLink href="#main">{texts.skip}</SkipLink>
    <StartFailure />
    <NavigationProgress />
    <Header />
    <Box component="main" id="main" tabIndex={-1} sx={{ minHeight: '60vh' }}>
      <PageOutlet />
    </Box>
    <Footer />
    <CompareOutlet />
    <ModalHost />
    <NoticeOutlet />
    <ScrollManager />
  </PageLinks>
)
