import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { pageVisited } from '../../state/addressSlice.ts'
import type { OpenTerm } from './nextOpenTerm.ts'

/** The one term of the page whose explanation is open. */
export const openTermSlice = createSlice({
  name: 'openTerm',
  initialState: null as OpenTerm | null,
  reducers: {
    termOpened: (_state, { payload }: PayloadAction<OpenTerm>) => payload,
    termClosed: () => null,
  },
  extraReducers: (builder) => builder.addCase(pageVisited, () => null),
  selectors: { selectOpenTerm: (state) => state },
})

export const { termOpened, termClosed } = openTermSlice.actions
export const { selectOpenTerm } = openTermSlice.selectors

declare module '../../state/rootState.ts' {
  interface RootState extends WithSlice<typeof openTermSlice> {}
}
