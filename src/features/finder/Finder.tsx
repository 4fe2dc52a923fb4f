import Container from '@mui/material/Container'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { CategoryLinks } from './CategoryLinks.tsx'
import { Steps } from './Steps.tsx'

interface Props {
  /** The quote form with these machines on its list. */
  quotePath: (ids: readonly number[]) => string
}

export const Finder = ({ quotePath }: Props) => (
  <Container sx={{ py: { xs: 4, md: 6 }, minHeight: '70vh' }}>
    <ErrorBoundary fallback={<CategoryLinks />}>
      <Steps quotePath={quotePath} />
    </ErrorBoundary>
    <noscript>
      <CategoryLinks />
    </noscript>
  </Container>
)
