import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { selectCompared } from '../../features/compare/comparisonSlice.ts'
import { paths } from '../../routing/paths.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { useAppSelector } from '../../ui/storeHooks.ts'

const CompareBar = lazy(() => import('../../features/compare/CompareBar.tsx'))

/** Loads the bar with the first choice; the page of the comparison has the machines itself. */
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
