import { createContext, type ReactNode, useState } from 'react'
import type { wholeCatalogue } from './wholeCatalogue.ts'

export type LoadedCatalogue = typeof wholeCatalogue | 'loading' | 'failed'

/** What lists load after hydration, and the function that sets it. */
export const LoadedCatalogueContext = createContext<
  readonly [catalogue: LoadedCatalogue, setCatalogue: (loaded: LoadedCatalogue) => void]
>(['loading', () => undefined])

/** It is above the routes, so that Back to a list renders all cards at once. */
export const LoadedCatalogueProvider = ({ children }: { children: ReactNode }) => {
  const state = useState<LoadedCatalogue>('loading')
  return <LoadedCatalogueContext value={state}>{children}</LoadedCatalogueContext>
}
