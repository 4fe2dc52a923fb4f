import Container from '@mui/material/Container'
import { useMemo, useRef } from 'react'
import { summaries } from 'virtual:catalogue'
import { useAppDispatch } from '../../app/hooks.ts'
import { useShownCountries } from '../../components/ByCountry.tsx'
import { filtersCleared, type CatalogueFilter } from './catalogueSlice.ts'
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
  const dispatch = useAppDispatch()
  const countRef = useRef<HTMLParagraphElement>(null)
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
  const clear = () => {
    dispatch(filtersCleared())
    // The button goes with the empty result; the focus must not go with it.
    countRef.current?.focus()
  }
  return (
    <Container sx={{ pb: { xs: 8, md: 12 } }}>
      <FilterBar
        filter={filter}
        place={place}
        counts={foundBy.map((entry) => [entry.country, entry.found.length])}
        countRef={countRef}
      />
      {found.length === 0 ? <EmptyResult onCleared={clear} /> : <ProductGrid products={found} />}
    </Container>
  )
}
