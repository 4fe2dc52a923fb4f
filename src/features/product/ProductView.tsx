import './print/productSheet.css'
import Container from '@mui/material/Container'
import { keyframes, styled } from '@mui/material/styles'
import { memo, useDeferredValue, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { ProductDetail } from '../../domain/products/product.ts'
import { Gallery } from './pictures/Gallery.tsx'
import { PrintedFrame } from './print/PrintedFrame.tsx'
import { FurtherWays, QuoteBar } from './ProductActions.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductNavigation } from './ProductNavigation.tsx'
import { Related } from './Related.tsx'
import { Size } from './size/Size.tsx'
import { KeyFeatures } from './tabs/Features.tsx'
import { ProductTabs } from './tabs/ProductTabs.tsx'
import { OpenVideo } from './videos/Videos.tsx'

const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  marginBlockEnd: theme.spacing(5),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    gap: theme.spacing(4),
    marginBlockEnd: theme.spacing(6),
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    columnGap: theme.spacing(6),
  },
  // No gap between rows, because one of them is not printed and the longest sheet needs the space.
  '@media print': { gridTemplateColumns: '2fr 3fr', gap: theme.spacing(0, 2), marginBlockEnd: 0 },
}))

const tall = keyframes({ 'from, to': { minHeight: '4000vh' } })

/** Keeps the footer out of the window while the page scrolls from a place in a list, and until it is whole. */
const PageContainer = styled(Container)(({ theme }) => ({
  '@media screen': {
    '&[data-entering=true]': { minHeight: '100vh', animation: `${tall} ${theme.timing.arrival}` },
  },
}))

/** Puts the foot at the bottom of the sheet. */
const onPaper = { p: 0, display: 'flex', flexDirection: 'column', gap: 1, minHeight: '98vh' }

/** After a press on a link the first render has picture and name. Back and a hash need the whole page. */
const useIsComplete = (): boolean => {
  const byPress = useNavigationType() !== NavigationType.Pop
  const { hash } = useLocation()
  return useDeferredValue(true, !(byPress && hash === ''))
}

interface Props {
  product: ProductDetail
  backTo: string
}

/** Memoized, since the route is rendered again while the next page is loading. */
export const ProductView = memo(function ProductView({ product, backTo }: Props) {
  const isComplete = useIsComplete()
  const [isEntering] = useState(!isComplete)
  return (
    <article className="product-sheet">
      <PageContainer
        data-entering={isEntering}
        sx={{ pt: { xs: 0.5, md: 1 }, pb: { xs: 5, md: 9 }, '@media print': onPaper }}
      >
        <ProductNavigation product={product} backTo={backTo} />
        <Top>
          <Gallery product={product} isComplete={isComplete} />
          <ProductFacts product={product} isComplete={isComplete} />
          {isComplete && (
            <>
              <KeyFeatures features={product.features} />
              <FurtherWays product={product} />
            </>
          )}
        </Top>
        {isComplete && (
          <>
            <ProductTabs product={product} />
            <Size product={product} />
            <Related product={product} />
            <PrintedFrame product={product} />
          </>
        )}
      </PageContainer>
      {isComplete && (
        <>
          <QuoteBar product={product} />
          <OpenVideo product={product} />
        </>
      )}
    </article>
  )
})
