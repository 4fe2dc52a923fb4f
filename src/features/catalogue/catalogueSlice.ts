import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { all } from '../../content/categories.ts'
import { filtersKept } from '../../domain/machines/figures/figureFilters.ts'
import {
  type CatalogueArrangement,
  type CatalogueChoice,
  parseCataloguePath,
  pickFigures,
  plainChoice,
  toCataloguePath,
} from '../../domain/routing/cataloguePath.ts'
import { type Address, pageVisited, visitStarted } from '../../domain/state/addressSlice.ts'

/**
 * The choice without the figure filters that its list does not offer, or that meant something else in the
 * list of `before`. The order stays: a list without that column ignores it.
 */
const keepOffered = (choice: CatalogueChoice, before: CatalogueChoice = choice): CatalogueChoice => ({
  ...choice,
  figures: pickFigures(choice.figures, filtersKept(before, choice)),
})

/** The choice in an address of the catalogue; `before` at other addresses, or when the choice is the same. */
const choiceAt = (before: CatalogueChoice, { pathname, search }: Address): CatalogueChoice => {
  const choice = parseCataloguePath(pathname, search)
  return choice && toCataloguePath(choice) !== toCataloguePath(before) ? choice : before
}

/**
 * The choice in the address of the first page, with what the visitor chose or typed in its HTML before
 * hydration: `early` has the place of that HTML, and no filter, order or view.
 */
const firstChoiceAt = (early: CatalogueChoice, address: Address): CatalogueChoice => {
  const choice = choiceAt(early, address)
  if (choice === early) return early
  const { category, subcategory, search } = early
  return keepOffered({ ...choice, category, subcategory, search: search || choice.search }, choice)
}

/** A visitor's choice in the catalogue; the address has the same (specification 13). */
export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState: plainChoice,
  reducers: {
    categorySelected: (state: CatalogueChoice, { payload }: PayloadAction<CatalogueChoice['category']>) =>
      keepOffered({ ...state, category: payload, subcategory: all }, state),
    subcategorySelected: (
      state: CatalogueChoice,
      { payload }: PayloadAction<CatalogueChoice['subcategory']>,
    ) => keepOffered({ ...state, subcategory: payload }, state),
    subcategoryWithdrawn: (state: CatalogueChoice) => keepOffered({ ...state, subcategory: all }, state),
    searchChanged: (state, { payload }: PayloadAction<string>) => {
      state.search = payload
    },
    figuresChosen: (state: CatalogueChoice, { payload }: PayloadAction<CatalogueArrangement['figures']>) =>
      keepOffered({ ...state, figures: payload }),
    roomChosen: (state: CatalogueChoice, { payload }: PayloadAction<CatalogueArrangement['room']>) => ({
      ...state,
      room: payload,
    }),
    /** The filters by figures and by room; place, search, order and view stay. */
    figuresCleared: (state: CatalogueChoice) => ({ ...state, figures: {}, room: {} }),
    orderChosen: (state, { payload }: PayloadAction<string>) => {
      state.order = payload
    },
    viewChosen: (state, { payload }: PayloadAction<CatalogueArrangement['view']>) => {
      state.view = payload
    },
    // The room is a new object, by which RoomFields knows that it has to forget a refused length.
    filtersCleared: (): CatalogueChoice => ({ ...plainChoice, room: {} }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(pageVisited, (state: CatalogueChoice, { payload }) => choiceAt(state, payload))
      .addCase(visitStarted, (state: CatalogueChoice, { payload }) => firstChoiceAt(state, payload))
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

/** Events that make an entry in the history; a typed search makes none. */
export const isCatalogueChoice = isAnyOf(
  categorySelected,
  subcategorySelected,
  figuresChosen,
  roomChosen,
  figuresCleared,
  orderChosen,
  viewChosen,
  filtersCleared,
)
