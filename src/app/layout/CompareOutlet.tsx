import { styled } from '@mui/material/styles'
import { lazy } from 'react'
import { Link, useLocation } from 'react-router-dom'
import errors from '../../content/texts/errors.json'
import { comparePath } from '../../domain/routing/comparePath.ts'
import { paths } from '../../domain/routing/paths.ts'
import { withoutSlash } from '../../domain/routing/singlePages.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { selectCompared } from '../../parts/compare/comparisonSlice.ts'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'

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
export const CompareOutlet = () => {
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
