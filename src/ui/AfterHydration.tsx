import type { ReactNode } from 'react'
import { useHydrated } from './browser/useHydrated.tsx'
import { LazyBoundary } from './ErrorBoundary.tsx'

/**
 * For lazy children that are not in the HTML. They cannot be hydrated, since the store may have changed
 * before their script arrives.
 */
export const AfterHydration = ({ children }: { children: ReactNode }) =>
  useHydrated() && <LazyBoundary>{children}</LazyBoundary>
