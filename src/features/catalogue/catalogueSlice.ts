import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { all } from '../../content/categories.ts'

export interface CatalogueFilter {
  category: string
  subcategory: string
  search: string
}

const initialState: CatalogueFilter = { category: all, subcategory: all, search: '' }

/** What the catalogue is narrowed to; its address always says the same (design section 4). */
export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    categorySelected: (state, { payload }: PayloadAction<string>) => {
      state.category = payload
      state.subcategory = all
    },
    subcategorySelected: (state, { payload }: PayloadAction<string>) => {
      state.subcategory = payload
    },
    /** The subcategory is not offered in the visitor's country. */
    subcategoryWithdrawn: (state) => {
      state.subcategory = all
    },
    searchChanged: (state, { payload }: PayloadAction<string>) => {
      state.search = payload
    },
    filtersCleared: () => initialState,
    /** The visitor came to an address of the catalogue; the payload is what it says. */
    catalogueVisited: (_state, { payload }: PayloadAction<CatalogueFilter>) => payload,
  },
  selectors: { selectCatalogue: (state) => state },
})

export const {
  categorySelected,
  subcategorySelected,
  subcategoryWithdrawn,
  searchChanged,
  filtersCleared,
  catalogueVisited,
} = catalogueSlice.actions
export const { selectCatalogue } = catalogueSlice.selectors
