import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { quoteSubmitted, quoteUnconfirmed, type SentQuote } from '../quoteSlice.ts'

interface ResendableQuote extends SentQuote {
  /** How often it was sent again in this visit. */
  tries: number
  /** In ms since 1970, as `sentAt`. */
  lastTryAt: number
  /** Whether it stays when the tab is closed, as the visitor chose. */
  isOnDevice: boolean
}

/**
 * A confirmed request has the relay's reference; an undeliverable one the form service refuses for good.
 * A refused one has a field that the relay does not accept. An expired one is given up.
 */
export type UnconfirmedQuote = ResendableQuote &
  (
    | { status: 'waiting' | 'resending' | 'refused' | 'expired' }
    | { status: 'confirmed' | 'undeliverable'; reference: string }
  )

export const isOpen = ({ status }: UnconfirmedQuote): boolean =>
  status !== 'confirmed' && status !== 'undeliverable'

const secondMs = 1000
const hourMs = 3600 * secondMs
const dayMs = 24 * hourMs

/** Shorter than the relay remembers a delivered key, so that no try makes a second request. */
export const daysKept = 6

/** 3 s before the first try, then half a minute, then twice as long each time, at most an hour. */
const waitBeforeMs = (tries: number): number =>
  tries === 0 ? 3 * secondMs : Math.min(30 * secondMs * 2 ** (tries - 1), hourMs)

/** When a request is given up, in ms since 1970 (specification 11). */
export const expiresAt = ({ sentAt }: UnconfirmedQuote): number => sentAt + daysKept * dayMs

/** How long from now (ms since 1970) until a request is sent again or given up, in ms. */
export const waitMs = (quote: UnconfirmedQuote, now: number): number => {
  const wait = waitBeforeMs(quote.tries)
  const end = Math.min(quote.lastTryAt + wait, expiresAt(quote))
  // When the clock was set back, the last try is in the future.
  return Math.min(Math.max(end - now, 0), wait)
}

export const withKey = (state: readonly UnconfirmedQuote[], key: string) =>
  state.find((quote) => quote.key === key)

const withoutKey = (state: readonly UnconfirmedQuote[], { payload: key }: PayloadAction<string>) =>
  state.filter((quote) => quote.key !== key)

interface Confirmation extends Pick<SentQuote, 'key' | 'machines' | 'sentAt'> {
  reference: string
  undeliverable: boolean
}

/** Requests whose answer has no reference, as from a proxy; kept until the relay answers. */
export const unconfirmedSlice = createSlice({
  name: 'unconfirmed',
  initialState: [] as UnconfirmedQuote[],
  reducers: {
    unconfirmedRestored: (state, { payload }: PayloadAction<UnconfirmedQuote[]>) => [
      ...state,
      ...payload.filter(({ key }) => !withKey(state, key)),
    ],
    /** The visitor returned to the tab or to the network, so long waits become half a minute. */
    visitorReturned: (state) => {
      for (const quote of state) quote.tries = Math.min(quote.tries, 1)
    },
    unconfirmedKeepingChosen: (state, { payload }: PayloadAction<{ key: string; isOnDevice: boolean }>) => {
      const quote = withKey(state, payload.key)
      if (quote) quote.isOnDevice = payload.isOnDevice
    },
    /** The device's storage is full or blocked, or another tab has removed it from there. */
    unconfirmedKeepingFailed: (state, { payload: key }: PayloadAction<string>) => {
      const quote = withKey(state, key)
      if (quote) quote.isOnDevice = false
    },
    resendStarted: {
      prepare: (key: string) => ({ payload: { key, at: Date.now() } }),
      reducer: (state, { payload: { key, at } }: PayloadAction<{ key: string; at: number }>) => {
        const quote = withKey(state, key)
        if (quote?.status !== 'waiting' || at >= expiresAt(quote)) return
        quote.status = 'resending'
        quote.tries += 1
        quote.lastTryAt = at
      },
    },
    /** A refused one is not sent again in this visit; after a release the next visit may succeed. */
    resendFailed: (state, { payload }: PayloadAction<{ key: string; status: 'waiting' | 'refused' }>) => {
      const quote = withKey(state, payload.key)
      if (quote?.status === 'resending') quote.status = payload.status
    },
    quoteConfirmed: (state, { payload }: PayloadAction<Confirmation>) => {
      const { key, reference, undeliverable } = payload
      const quote = withKey(state, key)
      if (!quote || !isOpen(quote)) return
      Object.assign(quote, { status: undeliverable ? 'undeliverable' : 'confirmed', reference })
    },
    unconfirmedDismissed: withoutKey,
    /** The device keeps no request for longer than its days. */
    unconfirmedExpired: (state, { payload: key }: PayloadAction<string>) => {
      const quote = withKey(state, key)
      if (quote?.status === 'waiting') Object.assign(quote, { status: 'expired', isOnDevice: false })
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(quoteUnconfirmed, (state, { payload }) =>
        withKey(state, payload.key)
          ? state
          : [
              ...state,
              { ...payload, tries: 0, lastTryAt: payload.sentAt, isOnDevice: false, status: 'waiting' },
            ],
      )
      // A new request replaces receipts that were read.
      .addCase(quoteSubmitted, (state) => (state.every(isOpen) ? state : state.filter(isOpen)))
  },
  selectors: { selectUnconfirmed: (state) => state },
})

export const {
  unconfirmedRestored,
  visitorReturned,
  unconfirmedKeepingChosen,
  unconfirmedKeepingFailed,
  resendStarted,
  resendFailed,
  quoteConfirmed,
  unconfirmedDismissed,
  unconfirmedExpired,
} = unconfirmedSlice.actions
export const { selectUnconfirmed } = unconfirmedSlice.selectors
