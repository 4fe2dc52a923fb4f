import type { ReactNode } from 'react'
import { useHydrated } from '../browser/useHydrated.tsx'
import { LazyBoundary } from './ErrorBoundary.tsx'

/** For lazy children that are not in the HTML: the store has changed by the time that their script is there. */
export const AfterHydration = ({ children }: { children: ReactNode }) =>
  useHydrated() && <LazyBoundary>{children}</LazyBoundary>
