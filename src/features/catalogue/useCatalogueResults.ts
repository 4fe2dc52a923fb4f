import { useContext, useEffect, useMemo } from 'react'
import { useVisibleCountries } from '../../domain/country/ByCountry.tsx'
import { type ListPage, pageSize, type ProductSummary } from '../../domain/machines/product.ts'
import { isUnlimited } from '../../domain/machines/room.ts'
import {
  type CatalogueChoice,
  plainArrangement,
  toCataloguePath,
} from '../../domain/routing/cataloguePath.ts'
import { listPagePath, paths } from '../../domain/routing/paths.ts'
import { selectAddress } from '../../domain/state/addressSlice.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { CatalogueDataContext } from './CatalogueData.tsx'
import { selectPages } from './catalogueSlice.ts'
import { filterProducts, toSearchable } from './filterProducts.ts'

/** Whether only category and subcategory are chosen, and the page belongs to exactly that list. */
export const isListOf = ({ category, subcategory }: ListPage, choice: CatalogueChoice): boolean =>
  choice.category === category &&
  choice.subcategory === subcategory &&
  choice.search === '' &&
  choice.order === '' &&
  choice.view === 'cards' &&
  isUnlimited(choice.room) &&
  Object.keys(choice.figures).length === 0

interface Results {
  found: readonly ProductSummary[]
  choice: CatalogueChoice
  list: ListPage
  /** Whether every product of the catalogue is loaded, not the list page alone. */
  isLoaded: boolean
  /** The number of pages that are shown. */
  pages: number
}

/**
 * The part of the results that is shown: of a list from the page of the address on, else from the first
 * product. `previous` and `next` are addresses of the pages around it; a search has none.
 */
export const listWindow = ({ found, choice, list, isLoaded, pages }: Results) => {
  const isList = isListOf(list, choice)
  const onPage = new Set(list.products.map(({ id }) => id))
  const first = isList ? found.findIndex(({ id }) => onPage.has(id)) : 0
  const start = Math.max(0, first)
  const end = start + pages * pageSize
  const goesOn = isLoaded ? end < found.length : isList && !list.isLast
  const pathOf = (page: number) => listPagePath(paths.catalogue(list.category, list.subcategory), page)
  return {
    shown: found.slice(start, end),
    goesOn,
    previous: isList && list.number > 1 ? pathOf(list.number - 1) : undefined,
    next: isList && goesOn ? pathOf(list.number + pages) : undefined,
  }
}

/**
 * The number of pages shown of the results of a choice in this history entry, and the key that counts them.
 */
export const useShownPages = (choice: CatalogueChoice) => {
  const entry = useAppSelector((state) => selectAddress(state).key)
  const listKey = `${entry} ${toCataloguePath(choice)}`
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
  const { allProducts, tools, load } = useContext(CatalogueDataContext)
  // Each opened list loads again the data that failed to load.
  useEffect(() => load(), [list, load])
  const onPage = useMemo(() => list.products.map((product) => toSearchable(product)), [list])
  const isLoading = allProducts === 'loading'
  const isLoaded = typeof allProducts !== 'string'
  const products = isLoaded ? allProducts : onPage
  const applied = useMemo((): CatalogueChoice => {
    if (!isLoading) return choice
    return { category: list.category, subcategory: list.subcategory, search: '', ...plainArrangement }
  }, [isLoading, choice, list])

  const { category, subcategory } = applied
  const offers = useMemo(() => {
    if (!tools || isLoading) return []
    const place = { category, subcategory }
    return visibleCountries.map((country) =>
      tools.offerOf(filterProducts(products, { ...place, search: '' }, country), place, tools.data),
    )
  }, [visibleCountries, category, subcategory, products, tools, isLoading])

  const { resultsBy, arrangement, found } = useMemo(() => {
    const resultsBy = visibleCountries.map((country, index) => {
      const matching = filterProducts(products, applied, country)
      const offer = offers[index]
      const arrangement = offer && tools?.arrange(offer, matching, applied, tools.data.figures)
      return { country, arrangement, found: arrangement?.found ?? matching }
    })
    const arrangement = resultsBy[0]?.arrangement
    // The HTML has the products of every country; each card names its countries.
    const ofAnyCountry = new Set(resultsBy.flatMap((results) => results.found))
    const inOrder = products.flatMap(({ product }) => (ofAnyCountry.has(product) ? product : []))
    return { resultsBy, arrangement, found: arrangement?.found ?? inOrder }
  }, [visibleCountries, applied, products, tools, offers])

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
