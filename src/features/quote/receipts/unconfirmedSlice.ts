import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { quoteSubmitted, quoteUnconfirmed, type SentQuote } from '../quoteSlice.ts'

export interface UnconfirmedQuote extends SentQuote {
  /** How often it was sent again since the visitor last came. */
  tries: number
  /** In ms since 1970, as `sentAt`. */
  lastTryAt: number
  /** Whether the visitor lets it stay when the tab is closed. */
  isOnDevice: boolean
  resending: boolean
  /** The relay's, as soon as it has confirmed the request. */
  reference: string | null
  /** The relay keeps it, and the form service refuses it for good. */
  undeliverable: boolean
}

export const withKey = (state: readonly UnconfirmedQuote[], key: string) =>
  state.find((quote) => quote.key === key)

interface Confirmation extends Pick<SentQuote, 'key' | 'machines'> {
  reference: string
  undeliverable: boolean
}

const newlySent = (quote: SentQuote): UnconfirmedQuote => ({
  ...quote,
  tries: 0,
  lastTryAt: quote.sentAt,
  isOnDevice: false,
  resending: false,
  reference: null,
  undeliverable: false,
})

/** Requests whose answer has no reference, as from a proxy; kept until the relay answers. */
export const unconfirmedSlice = createSlice({
  name: 'unconfirmed',
  initialState: [] as UnconfirmedQuote[],
  reducers: {
    unconfirmedRestored: (state, { payload }: PayloadAction<UnconfirmedQuote[]>) => [
      ...state,
      ...payload.filter(({ key }) => !withKey(state, key)),
    ],
    /** Returned to the tab, or to the network: what has waited long is tried again soon. */
    visitorReturned: (state) => {
      for (const quote of state) quote.tries = Math.min(quote.tries, 1)
    },
    unconfirmedKeepingChosen: (state, { payload }: PayloadAction<{ key: string; isOnDevice: boolean }>) => {
      const quote = withKey(state, payload.key)
      if (quote) quote.isOnDevice = payload.isOnDevice
    },
    resendStarted: {
      prepare: (key: string) => ({ payload: { key, at: Date.now() } }),
      reducer: (state, { payload: { key, at } }: PayloadAction<{ key: string; at: number }>) => {
        const quote = withKey(state, key)
        if (quote?.reference !== null) return
        Object.assign(quote, { resending: true, tries: quote.tries + 1, lastTryAt: at })
      },
    },
    resendFailed: (state, { payload: key }: PayloadAction<string>) => {
      const quote = withKey(state, key)
      if (quote) quote.resending = false
    },
    quoteConfirmed: (state, { payload: { key, ...confirmation } }: PayloadAction<Confirmation>) => {
      const quote = withKey(state, key)
      if (quote) Object.assign(quote, { resending: false, ...confirmation })
    },
    unconfirmedDismissed: (state, { payload: key }: PayloadAction<string>) =>
      state.filter((quote) => quote.key !== key),
  },
  extraReducers: (builder) => {
    builder
      .addCase(quoteUnconfirmed, (state, { payload }) =>
        withKey(state, payload.key) ? state : [...state, newlySent(payload)],
      )
      // A new request replaces receipts that were read.
      .addCase(quoteSubmitted, (state) => state.filter(({ reference }) => reference === null))
  },
  selectors: { selectUnconfirmed: (state) => state },
})

export const {
  unconfirmedRestored,
  visitorReturned,
  unconfirmedKeepingChosen,
  resendStarted,
  resendFailed,
  quoteConfirmed,
  unconfirmedDismissed,
} = unconfirmedSlice.actions
export const { selectUnconfirmed } = unconfirmedSlice.selectors

declare module '../../../domain/state/rootState.ts' {
  interface RootState extends WithSlice<typeof unconfirmedSlice> {}
}
