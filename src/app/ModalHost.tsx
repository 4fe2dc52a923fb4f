import { lazy, Suspense } from 'react'
import { modalClosed, selectModal } from '../features/modals/modalsSlice.ts'
import { useAppDispatch, useAppSelector } from './hooks.ts'

const LegalModal = lazy(() => import('../features/legal/LegalModal.tsx'))
const PreviewModal = lazy(() => import('../features/home/PreviewModal.tsx'))
const ProductVideoModal = lazy(() => import('./ProductVideoModal.tsx'))

/** Shows the open modal; its code and content arrive with its first opening. */
export const ModalHost = () => {
  const dispatch = useAppDispatch()
  const modal = useAppSelector(selectModal)
  const close = () => dispatch(modalClosed())
  return (
    <Suspense fallback={null}>
      {modal?.kind === 'legal' && <LegalModal page={modal.page} onClose={close} />}
      {modal?.kind === 'preview' && <PreviewModal productId={modal.productId} onClose={close} />}
      {modal?.kind === 'video' && (
        <ProductVideoModal productId={modal.productId} index={modal.index} onClose={close} />
      )}
    </Suspense>
  )
}
