import Container from '@mui/material/Container'
import { type ComponentProps, type ComponentType, useDeferredValue, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import texts from '../../content/texts/catalogue.json'
import { useShownCountries } from '../../country/ByCountry.tsx'
import type { CatalogueChoice } from '../../routing/cataloguePath.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import type { ExplanationProps } from '../../ui/openTerm.ts'
import { useAppDispatch } from '../../ui/storeHooks.ts'
import { type AddressedList, isListOf } from './catalogueProducts.ts'
import { filtersCleared, orderChosen } from './catalogueSlice.ts'
import { ChoicePlace } from './ChoicePlace.ts'
import { EmptyResult } from './EmptyResult.tsx'
import { FilterBar } from './FilterBar.tsx'
import { MoreMachines } from './MoreMachines.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { scopeName } from './scopeName.ts'
import { shownPart } from './shownPart.ts'
import { useFound } from './useFound.ts'
import { useShownPages } from './useShownPages.ts'

interface Props extends Pick<ComponentProps<typeof ProductGrid>, 'ListButton' | 'CompareBox'> {
  RowActions: ComponentProps<typeof ProductGrid>['ListButton']
  filter: CatalogueChoice
  list: AddressedList
  Explanation: ComponentType<ExplanationProps>
}

export const Catalogue = ({ filter, list, RowActions, Explanation, ...actions }: Props) => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const countRef = useRef<HTMLParagraphElement>(null)
  const grid = useRef<HTMLUListElement>(null)
  const countries = useShownCountries()
  const { applied, found, foundBy, products, known, chooser, arrangement } = useFound(filter, list, countries)
  const isWhole = known === 'all' || !isListOf(list, applied)

  const { pages, byScrolling, showMore, pressMore } = useShownPages(applied, grid)
  const part = useMemo(
    () => shownPart({ found, filter: applied, list, known, pages }),
    [found, applied, list, known, pages],
  )
  const { next, shown } = part
  // The switch shows its press before the rows are there.
  const view = useDeferredValue(filter.view)
  const table = view === 'table' && shown.length > 0 ? arrangement : undefined
  const clear = () => {
    dispatch(filtersCleared())
    // The button disappears with the empty result, so the focus moves.
    countRef.current?.focus()
  }
  return (
    <Container sx={{ pb: { xs: 8, md: 12 } }}>
      <FilterBar
        filter={filter}
        scopeName={scopeName(applied) ?? texts.everything}
        counts={foundBy.map(({ country, found: { length } }) => [
          country,
          isWhole ? length : list.counts[country],
        ])}
        countRef={countRef}
      >
        <ChoicePlace className="no-print needs-scripts">
          {chooser && arrangement && <chooser.ChoiceTools arrangement={arrangement} view={filter.view} />}
        </ChoicePlace>
      </FilterBar>
      {found.length === 0 && <EmptyResult onCleared={clear} />}
      {part.previous !== undefined && <ArrowLink to={part.previous}>{texts.previous}</ArrowLink>}
      {chooser && table && (
        <chooser.ProductTable
          arrangement={table}
          shown={shown}
          Actions={RowActions}
          Explanation={Explanation}
          onSorted={(order) => dispatch(orderChosen(order))}
        />
      )}
      <ProductGrid
        products={products}
        shown={table ? [] : shown}
        isSorted={arrangement?.order !== undefined}
        ref={grid}
        {...actions}
      />
      {part.goesOn && (
        <MoreMachines
          href={next}
          byScrolling={byScrolling && known === 'all'}
          onReached={showMore}
          onPressed={known === 'all' || next === undefined ? pressMore : () => void navigate(next)}
        />
      )}
    </Container>
  )
}
