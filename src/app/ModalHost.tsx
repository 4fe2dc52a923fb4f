import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { modalClosed, selectModal, type Modal } from '../features/modals/modalsSlice.ts'
import { useAppDispatch, useAppSelector } from './hooks.ts'
import { paths } from './paths.ts'

const LegalModal = lazy(() => import('../features/legal/LegalModal.tsx'))
const PreviewModal = lazy(() => import('../features/home/PreviewModal.tsx'))
const VideoModal = lazy(() => import('../features/product/VideoModal.tsx'))

/** The page that says what a modal says. */
const pageOf = (modal: Modal): string =>
  modal.kind === 'legal' ? paths.legal(modal.page) : paths.product(modal.productId)

/** Shows the open modal; its code and content arrive with its first opening, and its page opens when they do not. */
export const ModalHost = () => {
  const dispatch = useAppDispatch()
  const modal = useAppSelector(selectModal)
  if (!modal) return null
  const close = () => dispatch(modalClosed())
  return (
    <ErrorBoundary onFailure={() => window.location.assign(pageOf(modal))}>
      <Suspense fallback={null}>
        {modal.kind === 'legal' && <LegalModal page={modal.page} onClose={close} />}
        {modal.kind === 'preview' && <PreviewModal productId={modal.productId} onClose={close} />}
        {modal.kind === 'video' && (
          <VideoModal productId={modal.productId} index={modal.index} onClose={close} />
        )}
      </Suspense>
    </ErrorBoundary>
  )
}
