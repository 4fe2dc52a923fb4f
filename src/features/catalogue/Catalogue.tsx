import Container from '@mui/material/Container'
import { useMemo } from 'react'
import { summaries } from 'virtual:catalogue'
import { useShownCountries } from '../../components/ByCountry.tsx'
import type { CatalogueFilter } from './catalogueSlice.ts'
import { EmptyResult } from './EmptyResult.tsx'
import { FilterBar } from './FilterBar.tsx'
import { filterProducts, toSearchable } from './filterProducts.ts'
import { ProductGrid } from './ProductGrid.tsx'

const products = summaries.map(toSearchable)

interface Props {
  filter: CatalogueFilter
  /** The name of the category or subcategory shown. */
  place: string
}

/** The filters and what they let through. */
export const Catalogue = ({ filter, place }: Props) => {
  const shown = useShownCountries()
  const foundBy = useMemo(
    () => shown.map((country) => ({ country, found: filterProducts(products, filter, country) })),
    [shown, filter],
  )
  // Before hydration the widest list is rendered, and each card says whom it is for.
  const found = foundBy.reduce<(typeof foundBy)[number]['found']>(
    (widest, entry) => (entry.found.length > widest.length ? entry.found : widest),
    [],
  )
  return (
    <Container sx={{ pb: { xs: 8, md: 12 } }}>
      <FilterBar
        filter={filter}
        place={place}
        counts={foundBy.map((entry) => [entry.country, entry.found.length])}
      />
      {found.length === 0 ? <EmptyResult /> : <ProductGrid products={found} />}
    </Container>
  )
}
