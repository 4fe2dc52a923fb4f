import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { lazy, type ReactNode, Suspense } from 'react'
import type { ProductDetail } from '../../content/product.ts'
import { site } from '../../content/site.ts'
import { paths } from '../../routing/paths.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { ProductNavigation } from './ProductNavigation.tsx'
import { ProductTabs } from './ProductTabs.tsx'
import { QuoteBar } from './QuoteBar.tsx'

const Related = lazy(() => import('./Related.tsx'))
// The HTML has it; its script, with the library of QR codes, is none of the first ones.
const PrintedFrame = lazy(() => import('./PrintedFrame.tsx'))

const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginBlockEnd: theme.spacing(5),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: theme.spacing(4),
    marginBlockEnd: theme.spacing(8),
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: theme.spacing(6),
  },
  '@media print': { gridTemplateColumns: '2fr 3fr', gap: theme.spacing(2), marginBlockEnd: 0 },
}))

/** The foot stands at the bottom of the sheet. */
const onPaper = { p: 0, display: 'flex', flexDirection: 'column', gap: 1, minHeight: '98vh' }

interface Props {
  product: ProductDetail
  backTo: string
  modelView: ReactNode
  videos: ReactNode
  onEnlarged: (index: number) => void
  listButton: ReactNode
  compareBox: ReactNode
  onFreeQuote: () => void
}

export const ProductView = ({ product, backTo, modelView, videos, onEnlarged, ...actions }: Props) => {
  const { id, name } = product
  return (
    <article className="product-sheet">
      <Container sx={{ pt: 1, pb: { xs: 5, md: 9 }, '@media print': onPaper }}>
        <ProductNavigation name={name} backTo={backTo} />
        <Top>
          <ProductGallery product={product} modelView={modelView} onEnlarged={onEnlarged} />
          <ProductFacts product={product} {...actions} />
        </Top>
        <ProductTabs product={product} videos={videos} />
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Related product={product} />
          </Suspense>
        </ErrorBoundary>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <PrintedFrame url={site.url + paths.product(id)} />
          </Suspense>
        </ErrorBoundary>
      </Container>
      <QuoteBar onFreeQuote={actions.onFreeQuote} />
    </article>
  )
}
