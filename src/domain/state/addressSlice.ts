import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface Address {
  pathname: string
  search: string
  hash: string
}

const initialState: Address = { pathname: '/', search: '', hash: '' }

const showAddress = (_state: Address, { payload }: PayloadAction<Address>): Address => payload

/** The shown address, as the router reports it; at first the path of the HTML without query and hash. */
export const addressSlice = createSlice({
  name: 'address',
  initialState,
  reducers: {
    /** The first page of a visit, after hydration. */
    visitStarted: showAddress,
    /** The visitor used a link, Back or Forward, so whatever belongs to one page closes. */
    pageVisited: showAddress,
    /** The page has written the visitor's choice into its own address. */
    addressChanged: showAddress,
  },
  selectors: { selectAddress: (state) => state },
})

export const { visitStarted, pageVisited, addressChanged } = addressSlice.actions
export const { selectAddress } = addressSlice.selectors
