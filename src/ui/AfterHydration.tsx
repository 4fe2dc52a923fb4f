import type { ReactNode } from 'react'
import { useHydrated } from '../browser/useHydrated.tsx'
import { LazyBoundary } from './ErrorBoundary.tsx'

/** For lazy children that are not in the HTML: by the time their script has loaded, the store has changed. */
export const AfterHydration = ({ children }: { children: ReactNode }) =>
  useHydrated() && <LazyBoundary>{children}</LazyBoundary>
