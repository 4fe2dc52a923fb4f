import { startTransition, useContext, useEffect } from 'react'
import type { CatalogueList } from '../../domain/products/product.ts'
import { useIsShown } from '../../ui/browser/KeptPage.tsx'
import { LoadedCatalogueContext } from './LoadedCatalogue.tsx'

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
