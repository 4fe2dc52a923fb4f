import { startTransition, useContext, useEffect, useMemo } from 'react'
import { isOffered } from '../../content/categories.ts'
import type { Country } from '../../content/countries.ts'
import { useVisibleCountries } from '../../domain/country/ByCountry.tsx'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { type ListPage, pageSize, type ProductSummary } from '../../domain/machines/product.ts'
import { type CatalogueChoice, plainChoice, toCataloguePath } from '../../domain/routing/cataloguePath.ts'
import { listPagePath, paths } from '../../domain/routing/paths.ts'
import { selectAddress } from '../../domain/state/addressSlice.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { type CatalogueData, CatalogueDataContext } from './CatalogueData.tsx'
import { listKeyOf, selectPages } from './catalogueSlice.ts'
import { filterProducts, toSearchable } from './filterProducts.ts'

/** Whether only category and subcategory are chosen, and the page belongs to exactly that list. */
export const isListOf = ({ category, subcategory }: ListPage, choice: CatalogueChoice): boolean =>
  toCataloguePath(choice) === paths.catalogue(category, subcategory)

interface Shown {
  found: readonly ProductSummary[]
  choice: CatalogueChoice
  list: ListPage
  /** Whether every product of the catalogue is loaded, not only the list page. */
  isLoaded: boolean
  /** The number of pages that are shown. */
  pages: number
}

/**
 * The results that are shown: in a list from the page of the address on, in a search from the first product.
 * `previous` and `next` are the addresses of the pages around them; a search has none.
 */
export const listWindow = ({ found, choice, list, isLoaded, pages }: Shown) => {
  const isList = isListOf(list, choice)
  const onPage = new Set(list.products.map(({ id }) => id))
  const first = isList ? found.findIndex(({ id }) => onPage.has(id)) : 0
  const start = Math.max(0, first)
  const end = start + pages * pageSize
  const hasMore = isLoaded ? end < found.length : isList && !list.isLast
  const pathOf = (page: number) => listPagePath(paths.catalogue(list.category, list.subcategory), page)
  return {
    shown: found.slice(start, end),
    hasMore,
    previous: isList && list.number > 1 ? pathOf(list.number - 1) : undefined,
    next: isList && hasMore ? pathOf(list.number + pages) : undefined,
  }
}

/**
 * The products that a choice finds in order, of all `products` that are loaded. While the whole catalogue is
 * loading, the choice is not applied yet and the list is as in the HTML, which has the products of every
 * country; when it does not load, only the list page is searched.
 */
export const resultsOf = (
  catalogue: CatalogueData,
  choice: CatalogueChoice,
  list: ListPage,
  country: Country,
  visibleCountries: readonly Country[],
) => {
  const { products, category, subcategory } = list
  if (catalogue === 'loading') {
    const isVisible = (product: ProductSummary) =>
      visibleCountries.some((each) => isOffered(product.subcategory, each))
    const applied = { ...plainChoice, category, subcategory }
    return { applied, products, found: products.filter(isVisible) }
  }
  if (catalogue === 'failed') {
    const searchable = products.map((product) => toSearchable(product))
    return { applied: choice, products, found: filterProducts(searchable, choice, country) }
  }
  const arrangement = catalogue.arrangementOf(choice, country)
  // An order by a column that the place does not have is not applied: the list is as without it.
  const applied = arrangement.order ? choice : { ...choice, order: '' }
  return { applied, products: catalogue.products, found: arrangement.found, catalogue, arrangement }
}

/** The results of a choice (specification 5): counts by country, the products, and the pages around them. */
export const useCatalogueResults = (choice: CatalogueChoice, list: ListPage) => {
  const country = useAppSelector(selectCountry)
  const visibleCountries = useVisibleCountries()
  const [catalogue, setCatalogue] = useContext(CatalogueDataContext)
  // Each opened list loads again what failed to load.
  useEffect(() => {
    import('./wholeCatalogue.ts').then(
      // The filters and what they change are rendered in slices, between which the browser handles input.
      ({ wholeCatalogue }) => startTransition(() => setCatalogue(wholeCatalogue)),
      () => setCatalogue('failed'),
    )
  }, [list, setCatalogue])
  const results = useMemo(
    () => resultsOf(catalogue, choice, list, country, visibleCountries),
    [catalogue, choice, list, country, visibleCountries],
  )
  const { applied, found } = results
  const isLoaded = typeof catalogue !== 'string'
  const entry = useAppSelector((state) => selectAddress(state).key)
  const listKey = listKeyOf(entry, applied)
  const pages = useAppSelector((state) => selectPages(state, listKey))
  const inWindow = useMemo(
    () => listWindow({ found, choice: applied, list, isLoaded, pages }),
    [found, applied, list, isLoaded, pages],
  )
  const countsPageAlone = !isLoaded && isListOf(list, applied)
  return {
    ...results,
    ...inWindow,
    countIn: (each: Country): number => (countsPageAlone ? list.counts[each] : found.length),
    isLoaded,
    hasFailed: catalogue === 'failed',
    listKey,
    pages,
  }
}
