import { lazy, Suspense } from 'react'
import { Fallible } from '../components/Fallible.tsx'
import { modalClosed, selectModal, type Modal } from '../features/modals/modalsSlice.ts'
import { useAppDispatch, useAppSelector } from './hooks.ts'
import { paths } from './paths.ts'

const LegalModal = lazy(() => import('../features/legal/LegalModal.tsx'))
const PreviewModal = lazy(() => import('../features/home/PreviewModal.tsx'))
const ProductVideoModal = lazy(() => import('./ProductVideoModal.tsx'))

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
    <Fallible onFailure={() => window.location.assign(pageOf(modal))}>
      <Suspense fallback={null}>
        {modal.kind === 'legal' && <LegalModal page={modal.page} onClose={close} />}
        {modal.kind === 'preview' && <PreviewModal productId={modal.productId} onClose={close} />}
        {modal.kind === 'video' && (
          <ProductVideoModal productId={modal.productId} index={modal.index} onClose={close} />
        )}
      </Suspense>
    </Fallible>
  )
}
