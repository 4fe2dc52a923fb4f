import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { type Country, defaultCountry } from '../content/countries.ts'

interface CountryState {
  selected: Country
}

const initialState: CountryState = { selected: defaultCountry }

export const countrySlice = createSlice({
  name: 'country',
  initialState,
  reducers: {
    countrySelected: (state, { payload }: PayloadAction<Country>) => {
      state.selected = payload
    },
    /** A choice from storage, another tab or a script. */
    countryRestored: (state, { payload }: PayloadAction<Country>) => {
      state.selected = payload
    },
  },
  selectors: { selectCountry: (state) => state.selected },
})

export const { countrySelected, countryRestored } = countrySlice.actions
export const { selectCountry } = countrySlice.selectors

declare module '../state/rootState.ts' {
  interface RootState extends WithSlice<typeof countrySlice> {}
}
