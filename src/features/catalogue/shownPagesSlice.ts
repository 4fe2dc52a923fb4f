import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'

type ShownPages = Readonly<Record<string, number>>

const initialState: ShownPages = {}

/** The number of pages shown, by history entry and list, so that Back finds the cards that were left. */
export const shownPagesSlice = createSlice({
  name: 'shownPages',
  initialState,
  reducers: {
    morePagesShown: (state, { payload }: PayloadAction<string>) => {
      state[payload] = (state[payload] ?? 1) + 1
    },
  },
  selectors: { selectPages: (state: ShownPages, listKey: string) => state[listKey] ?? 1 },
})

export const { morePagesShown } = shownPagesSlice.actions
export const { selectPages } = shownPagesSlice.selectors

declare module '../../state/rootState.ts' {
  interface RootState extends WithSlice<typeof shownPagesSlice> {}
}
