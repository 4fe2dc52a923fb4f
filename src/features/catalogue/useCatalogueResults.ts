import { startTransition, useContext, useEffect, useMemo } from 'react'
import { isOffered } from '../../content/categories.ts'
import type { Country } from '../../content/countries.ts'
import { useVisibleCountries } from '../../domain/country/ByCountry.tsx'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import type { ProductList, ProductSummary } from '../../domain/machines/product.ts'
import type { CatalogueChoice } from '../../domain/routing/cataloguePath.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { type CatalogueData, CatalogueDataContext } from './CatalogueData.tsx'
import { filterProducts, toSearchable } from './filterProducts.ts'

/**
 * The products that a choice finds, in order. While the whole catalogue is loading, the choice is not applied
 * yet and the list is as in the HTML, which has the products of every country; when it does not load, only
 * the list is searched.
 */
const resultsOf = (
  catalogue: CatalogueData,
  choice: CatalogueChoice,
  list: ProductList,
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
    return { place: choice, found: filterProducts(searchable, choice, country) }
  }
  const arrangement = catalogue.arrangementOf(choice, country)
  return { place: choice, found: arrangement.found, catalogue, arrangement }
}

/** The results of a choice (specification 5): the products, and their number in each country. */
export const useCatalogueResults = (choice: CatalogueChoice, list: ProductList) => {
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
  return {
    ...results,
    countIn: (each: Country): number =>
      results.found.filter(({ subcategory }) => isOffered(subcategory, each)).length,
    hasFailed: catalogue === 'failed',
  }
}
