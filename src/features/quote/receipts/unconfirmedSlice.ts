import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { quoteSubmitted, quoteUnconfirmed, type SentQuote } from '../quoteSlice.ts'

export type UnconfirmedQuote = SentQuote & {
  resending: boolean
  resent: boolean
  reference: string | null
}

export const withKey = (state: readonly UnconfirmedQuote[], key: string) =>
  state.find((quote) => quote.key === key)

/** Requests whose answer has no reference, as from a proxy; kept until the relay answers. */
export const unconfirmedSlice = createSlice({
  name: 'unconfirmed',
  initialState: [] as UnconfirmedQuote[],
  reducers: {
    unconfirmedRestored: (state, { payload }: PayloadAction<UnconfirmedQuote[]>) => [
      ...state,
      ...payload.filter(({ key }) => !withKey(state, key)),
    ],
    resendStarted: (state, { payload: key }: PayloadAction<string>) => {
      const quote = withKey(state, key)
      if (quote?.reference === null) Object.assign(quote, { resending: true, resent: true })
    },
    resendFailed: (state, { payload: key }: PayloadAction<string>) => {
      const quote = withKey(state, key)
      if (quote) quote.resending = false
    },
    quoteConfirmed: (state, { payload }: PayloadAction<{ key: string; reference: string }>) => {
      const quote = withKey(state, payload.key)
      if (quote) Object.assign(quote, { resending: false, reference: payload.reference })
    },
    unconfirmedDismissed: (state, { payload: key }: PayloadAction<string>) =>
      state.filter((quote) => quote.key !== key),
  },
  extraReducers: (builder) => {
    builder
      .addCase(quoteUnconfirmed, (state, { payload }) =>
        withKey(state, payload.key)
          ? state
          : [...state, { ...payload, resending: false, resent: false, reference: null }],
      )
      // A new request replaces receipts that were read.
      .addCase(quoteSubmitted, (state) => state.filter(({ reference }) => reference === null))
  },
  selectors: { selectUnconfirmed: (state) => state },
})

export const { unconfirmedRestored, resendStarted, resendFailed, quoteConfirmed, unconfirmedDismissed } =
  unconfirmedSlice.actions
export const { selectUnconfirmed } = unconfirmedSlice.selectors

declare module '../../../state/rootState.ts' {
  interface RootState extends WithSlice<typeof unconfirmedSlice> {}
}
