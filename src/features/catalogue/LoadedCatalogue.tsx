import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import type { CatalogueList } from '../../domain/products/product.ts'
import { useIsShown } from '../../ui/browser/KeptPage.tsx'
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

/**
 * Loads the catalogue where a list is shown; opening a list tries again to load what failed. It is a component of its
 * own, so that the list is not rendered again when it is hidden or shown.
 */
export const CatalogueLoader = ({ list }: { list: CatalogueList }) => {
  const [, setCatalogue] = useContext(LoadedCatalogueContext)
  const isShown = useIsShown()
  useEffect(() => {
    if (!isShown) return
    import('./wholeCatalogue.ts').then(
      // The filters and the list are rendered in slices, so that the browser can handle input in between.
      ({ wholeCatalogue }) => startTransition(() => setCatalogue(wholeCatalogue)),
      () => setCatalogue('failed'),
    )
  }, [list, setCatalogue, isShown])
  return null
}
