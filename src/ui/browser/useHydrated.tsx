import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

/** True where nothing was prerendered, as in a test of one component. */
const HydratedContext = createContext(true)

/** False in the build and in the first render in the browser, then true in all components at once. */
export const useHydrated = (): boolean => useContext(HydratedContext)

interface Props {
  children: ReactNode
  /** Called once, after React has taken over the HTML. */
  onHydrated?: (() => void) | undefined
  /** Called once, after the second render, which shows the parts that need scripts. */
  onReady?: (() => void) | undefined
}

export const HydratedProvider = ({ children, onHydrated, onReady }: Props) => {
  const [hydrated, setHydrated] = useState(false)
  // StrictMode runs effects twice.
  const hasReported = useRef(false)
  const reportHydrated = useEffectEvent(() => {
    if (!hasReported.current) onHydrated?.()
    hasReported.current = true
  })
  const reportReady = useEffectEvent(() => onReady?.())
  useEffect(() => {
    reportHydrated()
    // In a transition the browser can handle input during the second render.
    startTransition(() => setHydrated(true))
  }, [])
  useEffect(() => {
    if (hydrated) reportReady()
  }, [hydrated])
  return <HydratedContext value={hydrated}>{children}</HydratedContext>
}
