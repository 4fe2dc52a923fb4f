import { useContext, useMemo } from 'react'
import { isOffered } from '../../content/categories.ts'
import type { Country } from '../../content/countries.ts'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import type { CatalogueList, ProductSummary } from '../../domain/products/product.ts'
import type { CatalogueSelection } from '../../domain/routing/cataloguePath.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { useVisibleCountries } from '../../parts/country/ByCountry.tsx'
import { filterProducts, toSearchable } from './filterProducts.ts'
import { type LoadedCatalogue, LoadedCatalogueContext } from './LoadedCatalogue.tsx'

/**
 * The products that a choice finds, in order. Until the whole catalogue has loaded, the choice has no effect
 * and the list is that of the HTML, which has the products of every country. If it cannot load, only
 * the list is searched.
 */
const resultsOf = (
  catalogue: LoadedCatalogue,
  selection: CatalogueSelection,
  list: CatalogueList,
  country: Country,
  visibleCountries: readonly Country[],
) => {
  const { products } = list
  if (catalogue === 'loading') {
    const isVisible = (product: ProductSummary) =>
      visibleCountries.some((each) => isOffered(product.subcategory, each))
    return { place: list, found: products.filter(isVisible) }
  }
  if (catalogue === 'failed') {
    const searchable = products.map((product) => toSearchable(product))
    return { place: selection, found: filterProducts(searchable, selection, country) }
  }
  const arrangement = catalogue.arrangementOf(selection, country)
  return { place: selection, found: arrangement.found, catalogue, arrangement }
}

/** The results of a choice (specification 5): the products, and their number in each country. */
export const useCatalogueResults = (selection: CatalogueSelection, list: CatalogueList) => {
  const country = useAppSelector(selectCountry)
  const visibleCountries = useVisibleCountries()
  const [catalogue] = useContext(LoadedCatalogueContext)
  const results = useMemo(
    () => resultsOf(catalogue, selection, list, country, visibleCountries),
    [catalogue, selection, list, country, visibleCountries],
  )
  return {
    ...results,
    countIn: (each: Country): number =>
      results.found.filter(({ subcategory }) => isOffered(subcategory, each)).length,
    hasFailed: catalogue === 'failed',
  }
}
