import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
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

const ReportContext = createContext((): void => undefined)

/** Stands beside the page, which React may hydrate later than what surrounds it (Layout.tsx). */
export const HydratedPage = ({ children }: { children: ReactNode }) => {
  const report = useContext(ReportContext)
  useEffect(() => report(), [report])
  return children
}

export const HydratedProvider = ({ children, onHydrated, onReady }: Props) => {
  const [hydrated, setHydrated] = useState(false)
  const hasReported = useRef(false)
  const report = useCallback(() => {
    if (hasReported.current) return
    hasReported.current = true
    onHydrated?.()
    // In a transition the browser can handle input during the second render.
    startTransition(() => setHydrated(true))
  }, [onHydrated])
  const reportReady = useEffectEvent(() => onReady?.())
  useEffect(() => {
    if (hydrated) reportReady()
  }, [hydrated])
  return (
    <ReportContext value={report}>
      <HydratedContext value={hydrated}>{children}</HydratedContext>
    </ReportContext>
  )
}
