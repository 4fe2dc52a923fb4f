import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import {
  type ComparisonChoice,
  maxCompared,
  parseComparePath,
  toComparePath,
} from '../../domain/routing/comparePath.ts'
import { pageVisited, visitStarted } from '../../domain/state/addressSlice.ts'

const initialState: ComparisonChoice = { ids: [], onlyDifferences: false }

/** What a visitor compares; the address of the comparison has the same (specification 13). */
export const comparisonSlice = createSlice({
  name: 'comparison',
  initialState,
  reducers: {
    machineChosen: (state, { payload }: PayloadAction<number>) =>
      state.ids.length < maxCompared && !state.ids.includes(payload)
        ? { ...state, ids: [...state.ids, payload] }
        : state,
    machineDropped: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      ids: state.ids.filter((id) => id !== payload),
    }),
    comparisonCleared: (state) => ({ ...state, ids: [] }),
    differencesToggled: (state) => ({ ...state, onlyDifferences: !state.onlyDifferences }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(visitStarted, pageVisited), (state, { payload: { pathname, search } }) => {
      const choice = parseComparePath(pathname, search)
      return choice && toComparePath(choice) !== toComparePath(state) ? choice : state
    }),
  selectors: {
    selectComparison: (state) => state,
    selectCompared: ({ ids }) => ids,
  },
})

export const { machineChosen, machineDropped, comparisonCleared, differencesToggled } =
  comparisonSlice.actions
export const { selectComparison, selectCompared } = comparisonSlice.selectors

export const isComparisonChoice = isAnyOf(
  machineChosen,
  machineDropped,
  comparisonCleared,
  differencesToggled,
)
