import type { CustomContentProps, SnackbarProvider } from 'notistack'
import { lazy, type RefAttributes, startTransition, useEffect, useState } from 'react'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { selectNotices } from '../../features/notices/noticesSlice.ts'
import { Toast } from '../../features/notices/Toast.tsx'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'

/** Loaded ahead (main.tsx), because the connection may be lost when a notice is due. */
const ToastProvider = lazy(() => import('../../features/notices/toastProvider.ts'))

/** What notistack moves. The toast in it has a look and a role of its own. */
const Frame = ({ message, ref }: CustomContentProps & RefAttributes<HTMLDivElement>) => (
  <div ref={ref}>{message}</div>
)

/** The toasts, one at a time (specification 8). After a jump in Redux DevTools they are silent and stay. */
export const NoticeOutlet = () => {
  const notices = useAppSelector(selectNotices)
  const notice = notices.at(-1)
  const [provider, setProvider] = useState<SnackbarProvider | null>(null)
  // The ids of notices that were announced or waited behind others. A jump shows them again in silence.
  const [told] = useState(() => new Set(notices.map(({ id }) => id)))

  useEffect(() => {
    if (!notice || !provider) return undefined
    const toast = <Toast notice={notice} isNew={!told.has(notice.id)} />
    // Toast counts its own time. The transition lets the visitor see the effect of a press first.
    startTransition(() => void provider.enqueueSnackbar(toast, { key: notice.id, persist: true }))
    return () => provider.closeSnackbar(notice.id)
  }, [notice, provider, told])

  useEffect(() => {
    if (provider) for (const { id } of notices) told.add(id)
  }, [notices, provider, told])

  // It stays once it is loaded, because a toast leaves the screen slowly.
  if (!notice && !provider) return null
  const plain = notice && <Toast key={notice.id} notice={notice} isNew />
  return (
    <LazyBoundary fallback={<div className="notistack-SnackbarContainer">{plain}</div>}>
      <ToastProvider
        ref={setProvider}
        maxSnack={1}
        // Forms and facts stand on the right.
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        Components={{ default: Frame }}
      />
    </LazyBoundary>
  )
}
