import { lazy } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { modalClosed, selectModal } from '../../domain/state/modalsSlice.ts'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'

const LegalModal = lazy(() => import('../../features/legal/LegalModal.tsx'))
const PreviewModal = lazy(() => import('../../features/home/PreviewModal.tsx'))

/** Loads a modal's code when it first opens; opens the page of the same content when that fails. */
export const ModalHost = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const modal = useAppSelector(selectModal)
  const close = () => dispatch(modalClosed())
  if (!modal) return null
  return (
    <LazyBoundary
      onFailure={() => {
        // Back may show this document as it was left, and the next press has to open the modal again.
        close()
        void navigate(modal.kind === 'legal' ? paths.legal(modal.page) : paths.product(modal.productId))
      }}
    >
      {modal.kind === 'legal' && <LegalModal {...modal} onClose={close} />}
      {modal.kind === 'preview' && <PreviewModal {...modal} onClose={close} />}
    </LazyBoundary>
  )
}
