import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import {
  type ComparisonSelection,
  maxCompared,
  parseComparePath,
  toComparePath,
} from '../../domain/routing/comparePath.ts'
import { pageVisited, visitStarted } from '../../domain/state/addressSlice.ts'

const initialState: ComparisonSelection = { ids: [], onlyDifferences: false }

/** What a visitor compares; the address of the comparison has the same (specification 13). */
export const comparisonSlice = createSlice({
  name: 'comparison',
  initialState,
  reducers: {
    productChosen: (state, { payload }: PayloadAction<number>) =>
      state.ids.length < maxCompared && !state.ids.includes(payload)
        ? { ...state, ids: [...state.ids, payload] }
        : state,
    productDropped: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      ids: state.ids.filter((id) => id !== payload),
    }),
    comparisonCleared: (state) => ({ ...state, ids: [] }),
    differencesToggled: (state) => ({ ...state, onlyDifferences: !state.onlyDifferences }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(visitStarted, pageVisited), (state, { payload: { pathname, search } }) => {
      const selection = parseComparePath(pathname, search)
      return selection && toComparePath(selection) !== toComparePath(state) ? selection : state
    }),
  selectors: {
    selectComparison: (state) => state,
    selectCompared: ({ ids }) => ids,
  },
})

export const { productChosen, productDropped, comparisonCleared, differencesToggled } =
  comparisonSlice.actions
export const { selectComparison, selectCompared } = comparisonSlice.selectors

export const isComparisonSelection = isAnyOf(
  productChosen,
  productDropped,
  comparisonCleared,
  differencesToggled,
)
