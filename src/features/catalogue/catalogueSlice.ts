import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { all } from '../../content/categories.ts'
import { filtersKept } from '../../domain/products/figures/figureFilters.ts'
import {
  type CatalogueArrangement,
  type CatalogueSelection,
  parseCataloguePath,
  pickFigures,
  plainSelection,
  toCataloguePath,
} from '../../domain/routing/cataloguePath.ts'
import { type Address, pageVisited, visitStarted } from '../../domain/state/addressSlice.ts'

/**
 * Drops figure filters that the new list does not offer. Also drops those that count other pieces there,
 * because 1,000 notes a minute are not 1,000 coins. The order stays: a list without that column ignores it.
 */
const keepKnown = (
  selection: CatalogueSelection,
  before: CatalogueSelection = selection,
): CatalogueSelection => ({
  ...selection,
  figures: pickFigures(selection.figures, filtersKept(before, selection)),
})

/** The choice in an address of the catalogue; `before` at other addresses, or when the choice is the same. */
const selectionAt = (before: CatalogueSelection, { pathname, search }: Address): CatalogueSelection => {
  const selection = parseCataloguePath(pathname, search)
  return selection && toCataloguePath(selection) !== toCataloguePath(before) ? selection : before
}

/**
 * The choice in the address of the first page, together with what the visitor chose or typed before
 * hydration. `early` has the place of that HTML, and no filter, order or view.
 */
const firstSelectionAt = (early: CatalogueSelection, address: Address): CatalogueSelection => {
  const selection = selectionAt(early, address)
  if (selection === early) return early
  const { category, subcategory, search } = early
  return keepKnown({ ...selection, category, subcategory, search: search || selection.search }, selection)
}

/** A visitor's choice in the catalogue; the address has the same (specification 13). */
export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState: plainSelection,
  reducers: {
    categorySelected: (
      state: CatalogueSelection,
      { payload }: PayloadAction<CatalogueSelection['category']>,
    ) => keepKnown({ ...state, category: payload, subcategory: all }, state),
    subcategorySelected: (
      state: CatalogueSelection,
      { payload }: PayloadAction<CatalogueSelection['subcategory']>,
    ) => keepKnown({ ...state, subcategory: payload }, state),
    subcategoryWithdrawn: (state: CatalogueSelection) => keepKnown({ ...state, subcategory: all }, state),
    searchChanged: (state, { payload }: PayloadAction<string>) => {
      state.search = payload
    },
    figuresChosen: (state: CatalogueSelection, { payload }: PayloadAction<CatalogueArrangement['figures']>) =>
      keepKnown({ ...state, figures: payload }),
    roomChosen: (state: CatalogueSelection, { payload }: PayloadAction<CatalogueArrangement['room']>) => ({
      ...state,
      room: payload,
    }),
    /** The filters by figures and by room; place, search, order and view stay. */
    figuresCleared: (state: CatalogueSelection) => ({ ...state, figures: {}, room: {} }),
    orderChosen: (state, { payload }: PayloadAction<string>) => {
      state.order = payload
    },
    viewChosen: (state, { payload }: PayloadAction<CatalogueArrangement['view']>) => {
      state.view = payload
    },
    // A new room, even where there was no limit, because RoomFields may hold a refused length.
    filtersCleared: (): CatalogueSelection => ({ ...plainSelection, room: {} }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(pageVisited, (state: CatalogueSelection, { payload }) => selectionAt(state, payload))
      .addCase(visitStarted, (state: CatalogueSelection, { payload }) => firstSelectionAt(state, payload))
  },
  selectors: {
    selectCatalogue: (state) => state,
  },
})

export const {
  categorySelected,
  subcategorySelected,
  subcategoryWithdrawn,
  searchChanged,
  figuresChosen,
  roomChosen,
  figuresCleared,
  orderChosen,
  viewChosen,
  filtersCleared,
} = catalogueSlice.actions
export const { selectCatalogue } = catalogueSlice.selectors

/** Events that make a history entry. A typed search makes none. */
export const isCatalogueSelection = isAnyOf(
  ...Object.values(catalogueSlice.actions).filter(
    (action) => action !== searchChanged && action !== subcategoryWithdrawn,
  ),
)
