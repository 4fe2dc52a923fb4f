import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { defaultCountry, type Country } from '../../content/companies.ts'

export interface CountryState {
  selected: Country
}

const initialState: CountryState = { selected: defaultCountry }

/** The country whose company, offices and offer the site shows (spec section 4). */
export const countrySlice = createSlice({
  name: 'country',
  initialState,
  reducers: {
    /** The visitor chose it here: it is stored and broadcast. */
    countrySelected: (state, { payload }: PayloadAction<Country>) => {
      state.selected = payload
    },
    /** It was chosen before or elsewhere: it is shown and nothing more. */
    countryRestored: (state, { payload }: PayloadAction<Country>) => {
      state.selected = payload
    },
  },
  selectors: { selectCountry: (state) => state.selected },
})

export const { countrySelected, countryRestored } = countrySlice.actions
export const { selectCountry } = countrySlice.selectors
