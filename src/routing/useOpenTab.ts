import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../ui/useHydrated.ts'
import { navigationState } from './navigationState.ts'

/** The open tab, named by the hash. A press makes an entry in the history, keys make none. */
export const useOpenTab = (anchors: readonly string[]) => {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [open, setOpen] = useState(0)
  const named = anchors.indexOf(hash.slice(1))
  // A hash of something else on the page leaves the tab open.
  if (hydrated && named >= 0 && named !== open) setOpen(named)

  const select = (index: number, byKey: boolean): void => {
    if (index === named) return
    const to = { search, hash: anchors[index] ?? '' }
    void navigate(to, { replace: byKey, state: navigationState('tab') })
  }
  return { open, select }
}
