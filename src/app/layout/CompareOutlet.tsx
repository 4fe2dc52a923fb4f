import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { selectCompared } from '../../features/compare/comparisonSlice.ts'
import { paths } from '../../routing/paths.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'

const CompareBar = lazy(() => import('../../features/compare/CompareBar.tsx'))

/** Loads CompareBar with the first chosen machine; not on /compare, which lists them itself. */
export const CompareOutlet = () => {
  const ids = useAppSelector(selectCompared)
  const { pathname } = useLocation()
  if (ids.length === 0 || pathname === paths.compare) return null
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <CompareBar ids={ids} />
      </Suspense>
    </ErrorBoundary>
  )
}
