import { lazy } from 'react'
import type { Product } from '../../domain/products/product.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { modalClosed, selectModal } from '../../domain/state/modalsSlice.ts'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'

const PictureModal = lazy(() => import('./pictures/PictureModal.tsx'))
const VideoModal = lazy(() => import('./videos/VideoModal.tsx'))

/** The open picture or video. When its script does not load, the page is opened again. */
export const ProductModal = ({ product }: { product: Product }) => {
  const { id, videos } = product
  const dispatch = useAppDispatch()
  const modal = useAppSelector(selectModal)
  const close = () => dispatch(modalClosed())
  const isOpen = (modal?.kind === 'picture' || modal?.kind === 'video') && modal.productId === id
  if (!isOpen) return null
  const video = videos[modal.index]
  return (
    <LazyBoundary onFailure={() => window.location.assign(paths.product(id))}>
      {modal.kind === 'picture' && <PictureModal product={product} index={modal.index} onClose={close} />}
      {modal.kind === 'video' && video && <VideoModal video={video} onClose={close} />}
    </LazyBoundary>
  )
}
