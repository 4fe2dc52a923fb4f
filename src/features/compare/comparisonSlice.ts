import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { type ComparisonChoice, mostCompared } from '../../routing/comparePath.ts'
import { comparisonVisited } from '../../routing/events.ts'

const none: readonly number[] = []

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
  extraReducers: (builder) => builder.addCase(comparisonVisited, (_state, { payload }) => payload.ids),
})

/** Whether the page shows only the rows in which they differ. */
export const differencesSlice = createSlice({
  name: 'onlyDifferences',
  initialState: false,
  reducers: { differencesToggled: (state) => !state },
  extraReducers: (builder) =>
    builder.addCase(comparisonVisited, (_state, { payload }) => payload.onlyDifferences),
})

export const { machineChosen, machineDropped, comparisonCleared } = comparisonSlice.actions
export const { differencesToggled } = differencesSlice.actions

interface State {
  comparison: readonly number[]
  onlyDifferences: boolean
}

export const selectCompared = ({ comparison }: Pick<State, 'comparison'>): readonly number[] => comparison

export const selectOnlyDifferences = (state: Pick<State, 'onlyDifferences'>): boolean => state.onlyDifferences

/** What the address of the comparison shows. */
export const selectComparison = ({ comparison, onlyDifferences }: State): ComparisonChoice => ({
  ids: comparison,
  onlyDifferences,
})

export const isComparisonChoice = isAnyOf(
  machineChosen,
  machineDropped,
  comparisonCleared,
  differencesToggled,
)
