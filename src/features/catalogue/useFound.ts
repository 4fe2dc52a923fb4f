import { useMemo } from 'react'
import type { Country } from '../../content/countries.ts'
import type { CatalogueChoice } from '../../routing/cataloguePath.ts'
import { type AddressedList, useCatalogueProducts } from './catalogueProducts.ts'
import { filterProducts } from './filterProducts.ts'
import { useChooser } from './useChooser.ts'

/** What the choice leaves, for each country that is shown; until all is known, the list of the address. */
export const useFound = (filter: CatalogueChoice, list: AddressedList, countries: readonly Country[]) => {
  const { products, known } = useCatalogueProducts(list)
  const chooser = useChooser()
  const isEarly = known === 'part, more to come'
  const applied = isEarly ? list.filter : filter

  const { category, subcategory } = applied
  const offers = useMemo(() => {
    const place = { category, subcategory }
    if (isEarly) return []
    return countries.map((country) =>
      chooser?.offerOf(filterProducts(products, { ...place, search: '' }, country), place),
    )
  }, [countries, category, subcategory, products, chooser, isEarly])

  const foundBy = useMemo(
    () =>
      countries.map((country, index) => {
        const matching = filterProducts(products, applied, country)
        const offer = offers[index]
        const arrangement = offer && chooser?.arrange(offer, matching, applied)
        return { country, arrangement, found: arrangement?.found ?? matching }
      }),
    [countries, applied, products, chooser, offers],
  )
  const arrangement = foundBy[0]?.arrangement

  const found = useMemo(() => {
    if (arrangement) return arrangement.found
    // Before hydration the HTML has the products of every country; each card carries its countries.
    const union = new Set(foundBy.flatMap((entry) => entry.found))
    return products.flatMap(({ product }) => (union.has(product) ? product : []))
  }, [arrangement, foundBy, products])

  return { applied, found, foundBy, products, known, chooser, arrangement }
}
