import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { QuoteValues } from '../../domain/contract/quoteFields.ts'
import { isSameList, type ListedMachine } from '../../domain/contract/quoteList.ts'
import type { SpamSignals } from '../../domain/contract/relay.ts'
import { quotePage, withoutSlash } from '../../domain/routing/singlePages.ts'
import { pageVisited } from '../../domain/state/addressSlice.ts'

export interface QuoteRefusal {
  errors: Record<string, string>
  /** In ms since 1970; null for any time. */
  retryAt: number | null
  /** The reference, when the relay keeps the request; else null. */
  keptAs: string | null
  /** The relay keeps it and will not deliver it: the form service refuses it for good. */
  undeliverable: boolean
  /** The key belongs to a request with other content, so trying again takes a new one. */
  keyTaken: boolean
  /** No answer of the relay came. */
  mayHaveArrived: boolean
}

/** The answer of the relay to an earlier try of the same request. */
type Kept = Pick<QuoteRefusal, 'keptAs' | 'undeliverable'>

type Machines = readonly ListedMachine[]

/**
 * A failed request keeps its key until the form or the quote list changes: a retry is the same request. An
 * idle one has a key when the restored draft was sent before and no answer came. One that succeeded without a
 * reference is unconfirmed (unconfirmedSlice.ts).
 */
export type QuoteState = {
  machines: Machines
  /** Whether an earlier request of the visitor, with another key, may be with the relay too. */
  isAnother: boolean
} & (
  | { status: 'idle'; key: string | null }
  | { status: 'submitting'; key: string; kept?: Kept }
  | { status: 'succeeded'; key: string; reference: string | null }
  | ({ status: 'failed'; key: string } & QuoteRefusal)
)

interface Submission {
  values: QuoteValues
  machines: Machines
  signals: SpamSignals
}

export interface SentQuote extends Omit<Submission, 'values'> {
  key: string
  /** The values with the machines in the message. */
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

/** The key of the next submit, unless the list has changed; null for a new one. */
const keyOf = (state: QuoteState): string | null =>
  state.status === 'succeeded' || (state.status === 'failed' && state.keyTaken) ? null : state.key

/** Whether the relay may have what was sent last, or before it. */
const mayBeReceived = (state: QuoteState): boolean => {
  if (state.status === 'succeeded') return false
  if (state.isAnother || state.status !== 'failed') return state.isAnother || state.key !== null
  return state.mayHaveArrived || state.keyTaken || state.keptAs !== null
}

const isInFlight = (state: QuoteState, key: string): state is Extract<QuoteState, { status: 'submitting' }> =>
  state.status === 'submitting' && state.key === key

const succeed = (state: QuoteState, key: string, reference: string | null): QuoteState =>
  isInFlight(state, key)
    ? { status: 'succeeded', key, machines: state.machines, isAnother: state.isAnother, reference }
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
        const isAnother = key === null ? mayBeReceived(state) : state.isAnother
        const next = { status: 'submitting' as const, key: key ?? newKey, machines, isAnother }
        if (key === null || state.status !== 'failed' || state.keptAs === null) return next
        const { keptAs, undeliverable } = state
        return { ...next, kept: { keptAs, undeliverable } }
      },
    },
    quoteAccepted: (state, { payload }: PayloadAction<{ key: string; reference: string }>) =>
      succeed(state, payload.key, payload.reference),
    quoteUnconfirmed: (state, { payload }: PayloadAction<SentQuote>) => succeed(state, payload.key, null),
    quoteFailed: (state, { payload }: PayloadAction<{ key: string } & QuoteRefusal>) => {
      if (!isInFlight(state, payload.key)) return state
      const { kept, ...sent } = state
      // The relay still keeps what it kept at an earlier try, though this one has no answer.
      const keptBefore = payload.keptAs === null && !payload.keyTaken ? kept : undefined
      return { ...sent, ...payload, ...keptBefore, status: 'failed' }
    },
    /** The draft that is stored now is not what was sent. */
    quoteEdited: (state) =>
      state.status === 'failed' || (state.status === 'idle' && state.key !== null)
        ? { ...initialState, isAnother: mayBeReceived(state) }
        : state,
    /** A draft that was sent before, by its key. */
    draftRestored: (state, { payload }: PayloadAction<Pick<SentQuote, 'key' | 'machines'>>) =>
      state.status === 'idle' ? { status: 'idle', ...payload, isAnother: false } : state,
  },
  extraReducers: (builder) => {
    // A link to the form's own page, such as that to its main part, leaves what is still wrong.
    builder.addCase(pageVisited, (state: QuoteState, { payload }) =>
      state.status === 'failed' && withoutSlash(payload.pathname) !== quotePage
        ? { ...state, errors: {} }
        : state,
    )
  },
  selectors: {
    selectQuote: (state) => state,
    selectQuoteKey: keyOf,
    /** Whether Submit sends another request than one that may have arrived, or is sending it. */
    selectIsAnother: (state, machines: Machines): boolean => {
      if (state.status !== 'failed') return state.status !== 'succeeded' && state.isAnother
      return mayBeReceived(state) && (keyOf(state) === null || !isSameList(state.machines, machines))
    },
  },
})

/** The form was submitted with invalid fields. */
export const formErrorsFound = createAction('quote/formErrorsFound')

export const { quoteSubmitted, quoteAccepted, quoteUnconfirmed, quoteFailed, quoteEdited, draftRestored } =
  quoteSlice.actions
export const { selectQuote, selectQuoteKey, selectIsAnother } = quoteSlice.selectors
