import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { ListPage } from '../../machines/product.ts'
import type { figureTools } from './figures/figureTools.ts'
import { type SearchableProduct, toSearchable } from './filterProducts.ts'

interface CatalogueData {
  /** Every product of the catalogue, or why they are not here. */
  allProducts: readonly SearchableProduct[] | 'loading' | 'failed'
  /** Undefined until loaded, and when the network failed. */
  tools: typeof figureTools | undefined
  load: () => void
}

const Context = createContext<CatalogueData>({
  allProducts: 'loading',
  tools: undefined,
  load: () => undefined,
})

/**
 * Holds what lists load after hydration, above the routes, so that Back to a list renders all cards at once.
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
  return <Context value={data}>{children}</Context>
}

/** The products that a list searches: those of its page until all are loaded. Each opened list retries. */
export const useCatalogueData = (list: ListPage) => {
  const { allProducts, tools, load } = useContext(Context)
  const onPage = useMemo(() => list.products.map((product) => toSearchable(product)), [list])
  useEffect(() => load(), [list, load])
  return typeof allProducts === 'string'
    ? { products: onPage, status: allProducts, tools }
    : { products: allProducts, status: 'loaded' as const, tools }
}
