import { createContext, type ReactNode, useCallback, useMemo, useState } from 'react'
import type { figureTools } from './figures/figureTools.ts'
import type { SearchableProduct } from './filterProducts.ts'

interface CatalogueData {
  /** Every product of the catalogue, once it has loaded. */
  allProducts: readonly SearchableProduct[] | 'loading' | 'failed'
  /** Undefined until loaded, or when the network fails. */
  tools: typeof figureTools | undefined
  load: () => void
}

export const CatalogueDataContext = createContext<CatalogueData>({
  allProducts: 'loading',
  tools: undefined,
  load: () => undefined,
})

/**
 * Holds the data that lists load after hydration. It is above the routes, so that Back to a list renders all
 * cards at once.
 */
export const CatalogueDataProvider = ({ children }: { children: ReactNode }) => {
  const [allProducts, setAllProducts] = useState<CatalogueData['allProducts']>('loading')
  const [tools, setTools] = useState<CatalogueData['tools']>()
  const load = useCallback(() => {
    import('./searchableProducts.ts').then(
      ({ searchableProducts }) => setAllProducts(searchableProducts),
      () => setAllProducts('failed'),
    )
    import('./figures/figureTools.ts').then(
      ({ figureTools }) => setTools(figureTools),
      () => undefined,
    )
  }, [])
  const data = useMemo(() => ({ allProducts, tools, load }), [allProducts, tools, load])
  return <CatalogueDataContext value={data}>{children}</CatalogueDataContext>
}
