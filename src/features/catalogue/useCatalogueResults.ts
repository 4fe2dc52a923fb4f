import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useVisibleCountries } from '../../country/ByCountry.tsx'
import type { ListPage } from '../../machines/product.ts'
import { type CatalogueChoice, toCataloguePath } from '../../routing/cataloguePath.ts'
import { plainArrangement } from '../../routing/catalogueQuery.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { useCatalogueData } from './CatalogueData.tsx'
import { filterProducts } from './filterProducts.ts'
import { isListOf, listWindow } from './listPages.ts'
import { selectPages } from './shownPagesSlice.ts'

/**
 * The number of pages shown of the results of a choice in this history entry, and the key that counts them.
 */
export const useShownPages = (choice: CatalogueChoice) => {
  const listKey = `${useLocation().key} ${toCataloguePath(choice)}`
  const pages = useAppSelector((state) => selectPages(state, listKey))
  return { listKey, pages }
}

/**
 * The results of a choice (specification 5): counts by country, the products in order, and the pages before
 * and after. While the other products are loading, the choice is not applied yet and the list is as in the
 * HTML.
 */
export const useCatalogueResults = (choice: CatalogueChoice, list: ListPage) => {
  const visibleCountries = useVisibleCountries()
  const { products, status, tools } = useCatalogueData(list)
  const isLoaded = status === 'loaded'
  const applied = useMemo(() => {
    if (status !== 'loading') return choice
    return { category: list.category, subcategory: list.subcategory, search: '', ...plainArrangement }
  }, [status, choice, list])

  const { category, subcategory } = applied
  const offers = useMemo(() => {
    if (!tools || status === 'loading') return []
    const place = { category, subcategory }
    return visibleCountries.map((country) =>
      tools.offerOf(filterProducts(products, { ...place, search: '' }, country), place),
    )
  }, [visibleCountries, category, subcategory, products, tools, status])

  const resultsBy = useMemo(
    () =>
      visibleCountries.map((country, index) => {
        const matching = filterProducts(products, applied, country)
        const offer = offers[index]
        const arrangement = offer && tools?.arrange(offer, matching, applied)
        return { country, arrangement, found: arrangement?.found ?? matching }
      }),
    [visibleCountries, applied, products, tools, offers],
  )
  const arrangement = resultsBy[0]?.arrangement

  const found = useMemo(() => {
    if (arrangement) return arrangement.found
    // Before hydration the HTML has the products of every country; each card names its countries.
    const ofAnyCountry = new Set(resultsBy.flatMap((results) => results.found))
    return products.flatMap(({ product }) => (ofAnyCountry.has(product) ? product : []))
  }, [arrangement, resultsBy, products])

  const { listKey, pages } = useShownPages(applied)
  const shownPart = useMemo(
    () => listWindow({ found, choice: applied, list, isLoaded, pages }),
    [found, applied, list, isLoaded, pages],
  )
  const countsPageAlone = !isLoaded && isListOf(list, applied)
  return {
    applied,
    products,
    found,
    counts: resultsBy.map(
      (results) =>
        [results.country, countsPageAlone ? list.counts[results.country] : results.found.length] as const,
    ),
    arrangement,
    tools,
    isLoaded,
    listKey,
    pages,
    ...shownPart,
  }
}
