import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isVisited } from '../../domain/routing/address.ts'
import type { Change, OpenTerm } from './openTerm.ts'

interface OpenTermState {
  open: OpenTerm | null
  change: (change: Change) => void
}

const OpenTermContext = createContext<OpenTermState | null>(null)

/** Throws outside of OneOpenTerm. */
export const useOpenTerm = (): OpenTermState => {
  const state = useContext(OpenTermContext)
  if (!state) throw new Error('A term needs OneOpenTerm around it.')
  return state
}

/** At most one of the terms inside is open. It closes when Back or a link visits the page again. */
export const OneOpenTerm = ({ children }: { children: ReactNode }) => {
  const location = useLocation()
  const navigationType = useNavigationType()
  const [open, setOpen] = useState<OpenTerm | null>(null)
  const [shown, setShown] = useState(location)
  if (shown !== location) {
    setShown(location)
    if (isVisited(navigationType, location)) setOpen(null)
  }
  const state = useMemo(() => ({ open, change: setOpen }), [open])
  return <OpenTermContext value={state}>{children}</OpenTermContext>
}
