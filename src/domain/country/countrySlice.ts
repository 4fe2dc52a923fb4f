import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { type Country, defaultCountry } from '../../content/countries.ts'

interface CountryState {
  selected: Country
}

const initialState: CountryState = { selected: defaultCountry }

const changeSelected = (state: CountryState, { payload }: PayloadAction<Country>): void => {
  state.selected = payload
}

export const countrySlice = createSlice({
  name: 'country',
  initialState,
  reducers: {
    countrySelected: changeSelected,
    /** By storage, another tab or another script. */
    countryRestored: changeSelected,
  },
  selectors: { selectCountry: (state) => state.selected },
})

export const { countrySelected, countryRestored } = countrySlice.actions
export const { selectCountry } = countrySlice.selectors

declare module '../state/rootState.ts' {
  interface RootState extends WithSlice<typeof countrySlice> {}
}
