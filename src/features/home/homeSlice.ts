import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { paths } from '../../domain/routing/paths.ts'
import { pageVisited } from '../../domain/state/addressSlice.ts'

export const freeQuoteClicked = createAction('home/freeQuoteClicked')

const none: readonly number[] = []

/** The ids of the best sellers with their full description. */
export const descriptionsSlice = createSlice({
  name: 'descriptions',
  initialState: none,
  reducers: {
    descriptionToggled: (state: readonly number[], { payload: id }: PayloadAction<number>) =>
      state.includes(id) ? state.filter((other) => other !== id) : [...state, id],
  },
  extraReducers: (builder) =>
    builder.addCase(pageVisited, (state, { payload }) => (payload.pathname === paths.home ? state : none)),
  selectors: { selectIsFull: (state, id: number) => state.includes(id) },
})

export const { descriptionToggled } = descriptionsSlice.actions
export const { selectIsFull } = descriptionsSlice.selectors
