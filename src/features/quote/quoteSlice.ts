import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { QuoteValues } from '../../domain/contract/quoteFields.ts'
import { isSameList, type ListedProduct } from '../../domain/contract/quoteList.ts'
import type { SpamSignals } from '../../domain/contract/relay.ts'
import { quotePage, withoutSlash } from '../../domain/routing/singlePages.ts'
import { pageVisited } from '../../domain/state/addressSlice.ts'

export type QuoteRefusal =
  /** The relay has the request. The form service refuses an undeliverable one for good. */
  | { reason: 'kept' | 'undeliverable'; reference: string }
  | { reason: 'fields'; errors: Record<string, string> }
  /** `retryAt` is in ms since 1970. */
  | { reason: 'limited'; retryAt: number }
  /** The key belongs to a request with other content, so trying again takes a new one. */
  | { reason: 'keyTaken' }
  /** The relay did not answer, so the request may have arrived. */
  | { reason: 'unanswered' }
  | { reason: 'unknown' }

type ListedProducts = readonly ListedProduct[]

/**
 * A retry has the same key until the form or the list changes. After a reload an idle form has the key of a
 * draft that was sent without an answer.
 */
export type QuoteState = {
  machines: ListedProducts
  /** Whether the relay may also have an earlier request of the visitor with another key. */
  isAnother: boolean
} & (
  | { status: 'idle'; key: string | null }
  /** `kept` is the answer to an earlier try of the same request. */
  | { status: 'submitting'; key: string; kept?: QuoteRefusal }
  /** Without a reference the request is unconfirmed (unconfirmedSlice.ts). */
  | { status: 'succeeded'; key: string; reference: string | null; sentAt: number }
  | { status: 'failed'; key: string; refusal: QuoteRefusal }
)

interface Submission {
  values: QuoteValues
  machines: ListedProducts
  signals: SpamSignals
}

export interface SentQuote extends Omit<Submission, 'values'> {
  key: string
  /** The values with the products in the message. */
  request: QuoteValues
  /** In ms since 1970. */
  sentAt: number
}

/** Version 4; `crypto.randomUUID` does not exist on plain http, where phones test. */
const makeUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

/** Whether the relay has said that it has the request. */
const isKept = (refusal: QuoteRefusal): boolean => 'reference' in refusal

/** The errors by field; empty when the request failed for another reason. */
export const fieldErrorsOf = (refusal: QuoteRefusal): Record<string, string> =>
  refusal.reason === 'fields' ? refusal.errors : {}

/** The key of the next submit, if the list is unchanged; null means a new one. */
const keyOf = (state: QuoteState): string | null =>
  state.status === 'succeeded' || (state.status === 'failed' && state.refusal.reason === 'keyTaken')
    ? null
    : state.key

/** Whether the relay may have the last request or one before it. A success ends the matter. */
const mayHaveArrived = (state: QuoteState): boolean => {
  switch (state.status) {
    case 'succeeded':
      return false
    case 'failed':
      return (
        state.isAnother || isKept(state.refusal) || ['unanswered', 'keyTaken'].includes(state.refusal.reason)
      )
    case 'idle':
    case 'submitting':
      return state.isAnother || state.key !== null
  }
}

const isInFlight = (state: QuoteState, key: string): state is Extract<QuoteState, { status: 'submitting' }> =>
  state.status === 'submitting' && state.key === key

type Answer = Pick<SentQuote, 'key' | 'sentAt'> & { reference: string | null }

type Failure = Pick<SentQuote, 'key' | 'sentAt'> & { refusal: QuoteRefusal }

const succeed = (state: QuoteState, { key, sentAt, reference }: Answer): QuoteState =>
  isInFlight(state, key)
    ? { status: 'succeeded', key, machines: state.machines, isAnother: state.isAnother, reference, sentAt }
    : state

const initialState = { status: 'idle', key: null, machines: [], isAnother: false } as QuoteState

/** The request of the form (specification 4); the form itself is Formik's (useQuoteForm.ts). */
export const quoteSlice = createSlice({
  name: 'quote',
  initialState,
  reducers: {
    quoteSubmitted: {
      prepare: (submission: Submission) => ({ payload: { ...submission, newKey: makeUuid() } }),
      reducer: (state, { payload }: PayloadAction<Submission & { newKey: string }>) => {
        if (state.status === 'submitting') return state
        const { machines, newKey } = payload
        const key = isSameList(state.machines, machines) ? keyOf(state) : null
        const isAnother = key === null ? mayHaveArrived(state) : state.isAnother
        const next = { status: 'submitting' as const, key: key ?? newKey, machines, isAnother }
        if (key === null || state.status !== 'failed' || !isKept(state.refusal)) return next
        return { ...next, kept: state.refusal }
      },
    },
    quoteAccepted: (state, { payload }: PayloadAction<Answer & { reference: string }>) =>
      succeed(state, payload),
    quoteUnconfirmed: (state, { payload }: PayloadAction<SentQuote>) =>
      succeed(state, { ...payload, reference: null }),
    quoteFailed: (state, { payload }: PayloadAction<Failure>): QuoteState => {
      if (!isInFlight(state, payload.key)) return state
      const { kept, ...sent } = state
      const { refusal } = payload
      // The relay still keeps the request of an earlier try, although this try got no answer.
      const isNews = isKept(refusal) || refusal.reason === 'keyTaken'
      return { ...sent, status: 'failed', refusal: isNews ? refusal : (kept ?? refusal) }
    },
    /** The draft that is stored now is not what was sent. */
    quoteEdited: (state) =>
      state.status === 'failed' || (state.status === 'idle' && state.key !== null)
        ? { ...initialState, isAnother: mayHaveArrived(state) }
        : state,
    /** A draft that was sent before, by its key. */
    draftRestored: (state, { payload }: PayloadAction<Pick<SentQuote, 'key' | 'machines'>>) =>
      state.status === 'idle' ? { status: 'idle', ...payload, isAnother: false } : state,
  },
  extraReducers: (builder) => {
    // A link to the form's own page, such as the skip link, keeps the errors.
    builder.addCase(pageVisited, (state: QuoteState, { payload }): QuoteState =>
      state.status === 'failed' &&
      state.refusal.reason === 'fields' &&
      withoutSlash(payload.pathname) !== quotePage
        ? { ...state, refusal: { reason: 'unknown' } }
        : state,
    )
  },
  selectors: {
    selectQuote: (state) => state,
    selectQuoteKey: keyOf,
    /** Whether Submit sends, or is sending, another request than one that may have arrived. */
    selectIsAnother: (state, products: ListedProducts): boolean => {
      if (state.status !== 'failed') return state.status !== 'succeeded' && state.isAnother
      return mayHaveArrived(state) && (keyOf(state) === null || !isSameList(state.machines, products))
    },
  },
})

export const formErrorsFound = createAction('quote/formErrorsFound')

export const { quoteSubmitted, quoteAccepted, quoteUnconfirmed, quoteFailed, quoteEdited, draftRestored } =
  quoteSlice.actions
export const { selectQuote, selectQuoteKey, selectIsAnother } = quoteSlice.selectors
