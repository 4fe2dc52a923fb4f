import { createContext, type ReactNode, useCallback, useMemo, useState } from 'react'
import type { wholeCatalogue } from './wholeCatalogue.ts'

interface CatalogueData {
  whole: typeof wholeCatalogue | 'loading' | 'failed'
  load: () => void
}

export const CatalogueDataContext = createContext<CatalogueData>({ whole: 'loading', load: () => undefined })

/**
 * Holds what lists load after hydration. It is above the routes, so that Back to a list renders all cards at
 * once.
 */
export const CatalogueDataProvider = ({ children }: { children: ReactNode }) => {
  const [whole, setWhole] = useState<CatalogueData['whole']>('loading')
  const load = useCallback(() => {
    import('./wholeCatalogue.ts').then(
      (module) => setWhole(module.wholeCatalogue),
      () => setWhole('failed'),
    )
  }, [])
  const data = useMemo(() => ({ whole, load }), [whole, load])
  return <CatalogueDataContext value={data}>{children}</CatalogueDataContext>
}
