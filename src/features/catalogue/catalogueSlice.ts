import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { all } from '../../content/categories.ts'
import { filtersOf } from '../../content/figureFilters.ts'
import type { CatalogueChoice } from '../../routing/cataloguePath.ts'
import { type CatalogueArrangement, pickFigures, plainArrangement } from '../../routing/catalogueQuery.ts'
import { catalogueVisited } from '../../routing/events.ts'

const initialState: CatalogueChoice = { category: all, subcategory: all, search: '', ...plainArrangement }

/** Another place keeps what has a filter there too. */
const enter = (state: CatalogueChoice, place: Pick<CatalogueChoice, 'category' | 'subcategory'>) => {
  const ids = filtersOf(place.category, place.subcategory)
  const isKept = ids.some((id) => id === state.order.replace('-', ''))
  return { ...state, ...place, figures: pickFigures(state.figures, ids), order: isKept ? state.order : '' }
}

/** The filter, which the address always shows too (specification 13). */
export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    categorySelected: (state: CatalogueChoice, { payload }: PayloadAction<CatalogueChoice['category']>) =>
      enter(state, { category: payload, subcategory: all }),
    subcategorySelected: (
      state: CatalogueChoice,
      { payload }: PayloadAction<CatalogueChoice['subcategory']>,
    ) => enter(state, { category: state.category, subcategory: payload }),
    subcategoryWithdrawn: (state: CatalogueChoice) =>
      enter(state, { category: state.category, subcategory: all }),
    searchChanged: (state, { payload }: PayloadAction<string>) => {
      state.search = payload
    },
    filterChanged: (state, { payload }: PayloadAction<CatalogueArrangement['figures']>) => ({
      ...state,
      figures: payload,
    }),
    orderChosen: (state, { payload }: PayloadAction<CatalogueArrangement['order']>) => {
      state.order = payload
    },
    viewChosen: (state, { payload }: PayloadAction<CatalogueArrangement['view']>) => {
      state.view = payload
    },
    filtersCleared: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(catalogueVisited, (_state, { payload }) => payload),
  selectors: { selectCatalogue: (state) => state },
})

export const {
  categorySelected,
  subcategorySelected,
  subcategoryWithdrawn,
  searchChanged,
  filterChanged,
  orderChosen,
  viewChosen,
  filtersCleared,
} = catalogueSlice.actions
export const { selectCatalogue } = catalogueSlice.selectors
