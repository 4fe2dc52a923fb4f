import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { makeUuid } from '../../lib/uuid.ts'
import type { QuoteValues } from './quoteFields.ts'
import type { Signs } from './signs.ts'

export interface QuoteState {
  status: 'idle' | 'submitting' | 'succeeded' | 'failed'
  /** The idempotency key of the request under way or failed; kept until the form changes. */
  key: string | null
  /** The key of the last request that arrived. */
  acceptedKey: string | null
  /** What the visitor can quote after success. */
  reference: string | null
}

interface Submission {
  request: QuoteValues
  key: string
  signs: Signs
}

const initialState: QuoteState = { status: 'idle', key: null, acceptedKey: null, reference: null }

/** How far the quote request is; the form's fields are not here (spec section 4). */
export const quoteSlice = createSlice({
  name: 'quote',
  initialState,
  reducers: {
    quoteSubmitted: {
      prepare: (request: QuoteValues, previousKey: string | null, signs: Signs) => ({
        payload: { request, key: previousKey ?? makeUuid(), signs },
      }),
      reducer: (state, { payload }: PayloadAction<Submission>) => {
        if (state.status === 'submitting') return
        state.status = 'submitting'
        state.key = payload.key
      },
    },
    quoteAccepted: (_state, { payload }: PayloadAction<{ key: string; reference: string }>) => ({
      status: 'succeeded',
      key: null,
      acceptedKey: payload.key,
      reference: payload.reference,
    }),
    quoteRefused: (state) => {
      state.status = 'failed'
    },
    /** Submit was pressed on a form that breaks a rule; nothing was sent. */
    quoteInvalid: () => undefined,
    /** Something in the form changed, so the next request is another one. */
    quoteEdited: () => initialState,
    /** The form was found as it had been sent, without news of success: sending it again is the same request. */
    quoteResumed: (state, { payload }: PayloadAction<string>) => {
      if (state.status === 'idle') state.key = payload
    },
  },
  selectors: { selectQuote: (state) => state },
})

export const { quoteSubmitted, quoteAccepted, quoteRefused, quoteInvalid, quoteEdited, quoteResumed } =
  quoteSlice.actions
export const { selectQuote } = quoteSlice.selectors
