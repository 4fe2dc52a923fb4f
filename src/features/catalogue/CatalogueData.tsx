import { createContext, type ReactNode, useCallback, useMemo, useState } from 'react'
import type { wholeCatalogue } from './wholeCatalogue.ts'

export interface CatalogueData {
  catalogue: typeof wholeCatalogue | 'loading' | 'failed'
  load: () => void
}

export const CatalogueDataContext = createContext<CatalogueData>({
  catalogue: 'loading',
  load: () => undefined,
})

/**
 * Holds what lists load after hydration. It is above the routes, so that Back to a list renders all cards at
 * once.
 */
export const CatalogueDataProvider = ({ children }: { children: ReactNode }) => {
  const [catalogue, setCatalogue] = useState<CatalogueData['catalogue']>('loading')
  const load = useCallback(() => {
    import('./wholeCatalogue.ts').then(
      (module) => setCatalogue(module.wholeCatalogue),
      () => setCatalogue('failed'),
    )
  }, [])
  const data = useMemo(() => ({ catalogue, load }), [catalogue, load])
  return <CatalogueDataContext value={data}>{children}</CatalogueDataContext>
}
