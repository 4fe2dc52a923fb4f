import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../browser/useHydrated.tsx'
import { madeByPage } from './address.ts'

/** The open tab, read from the hash. A click adds a history entry, arrow keys replace the current one. */
export const useOpenTab = (anchors: readonly string[]) => {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [open, setOpen] = useState(0)
  const named = anchors.indexOf(hash.slice(1))
  // A hash that names no tab changes nothing.
  if (hydrated && named >= 0 && named !== open) setOpen(named)

  const select = (index: number, byKey: boolean): void => {
    if (index === named) return
    const to = { search, hash: anchors[index] ?? '' }
    void navigate(to, { replace: byKey, state: madeByPage })
  }
  return { open, select }
}
