import { createContext, type ReactNode, useState } from 'react'
import type { wholeCatalogue } from './wholeCatalogue.ts'

export type CatalogueData = typeof wholeCatalogue | 'loading' | 'failed'

/** What lists load after hydration, and the function that sets it. */
export const CatalogueDataContext = createContext<
  readonly [catalogue: CatalogueData, setCatalogue: (loaded: CatalogueData) => void]
>(['loading', () => undefined])

/** It is above the routes, so that Back to a list renders all cards at once. */
export const CatalogueDataProvider = ({ children }: { children: ReactNode }) => {
  const state = useState<CatalogueData>('loading')
  return <CatalogueDataContext value={state}>{children}</CatalogueDataContext>
}
