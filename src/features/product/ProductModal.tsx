import { lazy } from 'react'
import type { Product } from '../../domain/products/product.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { modalClosed, selectModal } from '../../domain/state/modalsSlice.ts'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'

const VideoModal = lazy(() => import('./videos/VideoModal.tsx'))

/** The open video. When its script does not load, the page is opened again. */
export const ProductModal = ({ product }: { product: Product }) => {
  const { id, videos } = product
  const dispatch = useAppDispatch()
  const modal = useAppSelector(selectModal)
  const video = modal?.kind === 'video' && modal.productId === id && videos[modal.index]
  if (!video) return null
  return (
    <LazyBoundary onFailure={() => window.location.assign(paths.product(id))}>
      <VideoModal video={video} onClose={() => dispatch(modalClosed())} />
    </LazyBoundary>
  )
}
