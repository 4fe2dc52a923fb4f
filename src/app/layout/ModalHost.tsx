import { lazy } from 'react'
import { ListButton } from '../../features/quoteList/ListButton.tsx'
import { paths } from '../../routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts'
import { type Modal, modalClosed, pictureOpened, selectModal } from '../../state/modalsSlice.ts'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'

const LegalModal = lazy(() => import('../../features/legal/LegalModal.tsx'))
const PictureModal = lazy(() => import('../../features/product/pictures/PictureModal.tsx'))
const PreviewModal = lazy(() => import('../../features/home/PreviewModal.tsx'))
const VideoModal = lazy(() => import('../../features/videos/VideoModal.tsx'))

const pageOf = (modal: Modal): string =>
  modal.kind === 'legal' ? paths.legal(modal.page) : paths.product(modal.productId)

/** Loads a modal's code when it first opens; opens the page of the same content when that fails. */
export const ModalHost = () => {
  const dispatch = useAppDispatch()
  const modal = useAppSelector(selectModal)
  if (!modal) return null
  const close = () => dispatch(modalClosed())
  return (
    <LazyBoundary onFailure={() => window.location.assign(pageOf(modal))}>
      {modal.kind === 'legal' && <LegalModal {...modal} onClose={close} />}
      {modal.kind === 'preview' && <PreviewModal {...modal} ListButton={ListButton} onClose={close} />}
      {modal.kind === 'picture' && (
        <PictureModal
          {...modal}
          onTurned={(index) => dispatch(pictureOpened({ productId: modal.productId, index }))}
          onClose={close}
        />
      )}
      {modal.kind === 'video' && <VideoModal {...modal} onClose={close} />}
    </LazyBoundary>
  )
}
