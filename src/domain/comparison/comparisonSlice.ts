import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { shallowEqual } from 'react-redux'
import { type ComparisonChoice, mostCompared, parseComparePath } from '../routing/comparePath.ts'
import { type Address, pageVisited, visitStarted } from '../state/addressSlice.ts'
import type { RootState } from '../state/rootState.ts'

const none: readonly number[] = []

const isVisit = isAnyOf(visitStarted, pageVisited)

const chosenAt = ({ pathname, search }: Address) => parseComparePath(pathname, search)

/** The machines that a visitor compares, in the order chosen. */
export const comparisonSlice = createSlice({
  name: 'comparison',
  initialState: none,
  reducers: {
    machineChosen: (state, { payload }: PayloadAction<number>) =>
      state.length < mostCompared && !state.includes(payload) ? [...state, payload] : state,
    machineDropped: (state, { payload }: PayloadAction<number>) => state.filter((id) => id !== payload),
    comparisonCleared: () => none,
  },
  extraReducers: (builder) =>
    builder.addMatcher(isVisit, (state, { payload }) => {
      const ids = chosenAt(payload)?.ids
      return ids === undefined || shallowEqual(ids, state) ? state : ids
    }),
  selectors: { selectCompared: (state) => state },
})

/** Whether the comparison shows only the rows in which the machines differ. */
export const differencesSlice = createSlice({
  name: 'onlyDifferences',
  initialState: false,
  reducers: { differencesToggled: (state) => !state },
  extraReducers: (builder) =>
    builder.addMatcher(isVisit, (state, { payload }) => chosenAt(payload)?.onlyDifferences ?? state),
  selectors: { selectOnlyDifferences: (state) => state },
})

export const { machineChosen, machineDropped, comparisonCleared } = comparisonSlice.actions
export const { differencesToggled } = differencesSlice.actions

export const { selectCompared } = comparisonSlice.selectors
export const { selectOnlyDifferences } = differencesSlice.selectors

/** The part of the state that the comparison's address holds. */
export const selectComparison = (state: RootState): ComparisonChoice => ({
  ids: selectCompared(state),
  onlyDifferences: selectOnlyDifferences(state),
})

export const isComparisonChoice = isAnyOf(
  machineChosen,
  machineDropped,
  comparisonCleared,
  differencesToggled,
)

declare module '../state/rootState.ts' {
  interface RootState extends WithSlice<typeof comparisonSlice>, WithSlice<typeof differencesSlice> {}
}
