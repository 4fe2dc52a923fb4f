import { createContext, type ReactNode, useState } from 'react'
import type { wholeCatalogue } from './wholeCatalogue.ts'

export type LoadedCatalogue = typeof wholeCatalogue | 'loading' | 'failed'

/** The catalogue that lists load after hydration, and its setter. */
export const LoadedCatalogueContext = createContext<
  readonly [catalogue: LoadedCatalogue, setCatalogue: (loaded: LoadedCatalogue) => void]
>(['loading', () => undefined])

/** Stands above the routes, so that Back to a list renders all cards at once. */
export const LoadedCatalogueProvider = ({ children }: { children: ReactNode }) => {
  const state = useState<LoadedCatalogue>('loading')
  return <LoadedCatalogueContext value={state}>{children}</LoadedCatalogueContext>
}
