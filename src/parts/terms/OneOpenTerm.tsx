import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useId,
  useState,
} from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isVisited } from '../../domain/routing/address.ts'

interface OpenTerm {
  trigger: string
  by: 'hover' | 'focus' | 'press'
}

type State = readonly [open: OpenTerm | null, setOpen: Dispatch<SetStateAction<OpenTerm | null>>]

const OpenTermContext = createContext<State | null>(null)

/** How a term is opened, undefined while it is closed, and what opens and closes it. Throws outside of OneOpenTerm. */
export const useOpenTerm = () => {
  const trigger = useId()
  const state = useContext(OpenTermContext)
  if (!state) throw new Error('A term needs OneOpenTerm around it.')
  const [open, setOpen] = state
  const isOwn = (other: OpenTerm | null) => other?.trigger === trigger
  const isPressed = (other: OpenTerm | null) => isOwn(other) && other?.by === 'press'
  return {
    openBy: isOwn(open) ? open?.by : undefined,
    hover: () => setOpen((last) => (isOwn(last) ? last : { trigger, by: 'hover' })),
    endHover: () => setOpen((last) => (isOwn(last) && last?.by === 'hover' ? null : last)),
    focus: () => setOpen((last) => (isPressed(last) ? last : { trigger, by: 'focus' })),
    blur: () => setOpen((last) => (last?.by === 'hover' ? last : null)),
    press: () => setOpen((last) => (isPressed(last) ? null : { trigger, by: 'press' })),
    close: () => setOpen(null),
  }
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
  return <OpenTermContext value={[open, setOpen]}>{children}</OpenTermContext>
}
