import Container from '@mui/material/Container'
import { lazy, Suspense } from 'react'
import texts from '../../content/texts/statement.json'
import { useHydrated } from '../../ui/browser/useHydrated.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'

const StatementTool = lazy(() => import('./StatementTool.tsx'))

/** The HTML has no statement, because its parts depend on what is kept on the device. */
export const Compliance = () => {
  const hydrated = useHydrated()
  return (
    <Container sx={{ py: { xs: 2, md: 3 }, minHeight: '100vh', '@media print': { p: 0, minHeight: 0 } }}>
      <noscript>
        <p>{texts.withoutScripts}</p>
      </noscript>
      <ErrorBoundary fallback={<p role="alert">{texts.failed}</p>}>
        {hydrated && (
          <Suspense fallback={<p>{texts.loading}</p>}>
            <StatementTool />
          </Suspense>
        )}
      </ErrorBoundary>
    </Container>
  )
}
