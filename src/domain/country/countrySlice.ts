import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Country, defaultCountry } from '../../content/countries.ts'

const changeCountry = (_country: Country, { payload }: PayloadAction<Country>): Country => payload

export const countrySlice = createSlice({
  name: 'country',
  initialState: defaultCountry,
  reducers: {
    countrySelected: changeCountry,
    countryRestored: changeCountry,
  },
  selectors: { selectCountry: (country) => country },
})

export const { countrySelected, countryRestored } = countrySlice.actions
export const { selectCountry } = countrySlice.selectors
