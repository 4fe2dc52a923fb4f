import type { ReactNode } from 'react'
import { useHydrated } from './browser/useHydrated.tsx'
import { LazyBoundary } from './ErrorBoundary.tsx'

/** Lazy children cannot be hydrated, because the store may change before their script has loaded. */
export const AfterHydration = ({ children }: { children: ReactNode }) =>
  useHydrated() && <LazyBoundary>{children}</LazyBoundary>
