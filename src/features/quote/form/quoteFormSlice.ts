import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { emptyQuote, type QuoteField, type QuoteValues } from '../../../domain/contract/quoteFields.ts'
import { quotePage, withoutSlash } from '../../../domain/routing/singlePages.ts'
import { pageVisited } from '../../../domain/state/addressSlice.ts'
import {
  draftRestored,
  formErrorsFound,
  quoteAccepted,
  quoteEdited,
  quoteFailed,
  quoteSubmitted,
  quoteUnconfirmed,
} from '../quoteSlice.ts'

type FormErrors = Readonly<Partial<Record<QuoteField, string>>>

interface FormState {
  values: QuoteValues
  errors: FormErrors
  /**
   * Whether these values are under way: from the submit until an edit or the answer. The status of `quote` is
   * `submitting` after an edit too, and the answer must leave what was edited as it is.
   */
  isSent: boolean
}

const noErrors: FormErrors = {}
export const emptyForm: FormState = { values: emptyQuote, errors: noErrors, isSent: false }

/** The errors of the fields that `next` does not change. */
const otherErrors = (state: FormState, next: QuoteValues): FormErrors => {
  const isKept = ([field]: readonly [string, unknown]) =>
    state.values[field as QuoteField] === next[field as QuoteField]
  return Object.fromEntries(Object.entries(state.errors).filter(isKept))
}

/** The form after its last event, for a jump in Redux DevTools; Formik follows it (useQuoteForm.ts). */
export const quoteFormSlice = createSlice({
  name: 'quoteForm',
  initialState: emptyForm,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(draftRestored, (_state, { payload }) => ({ ...emptyForm, values: payload.values }))
      .addCase(quoteEdited, (state: FormState, { payload }) => ({
        values: payload,
        errors: otherErrors(state, payload),
        isSent: false,
      }))
      .addCase(formErrorsFound, (state: FormState, { payload }) => ({ ...state, errors: payload }))
      .addCase(quoteSubmitted, (_state, { payload }) => ({
        values: payload.values,
        errors: noErrors,
        isSent: true,
      }))
      .addCase(quoteFailed, (state: FormState, { payload }) =>
        state.isSent ? { ...state, errors: payload.errors, isSent: false } : state,
      )
      // A link to the form's own page, such as that to its main part, leaves what is still wrong.
      .addCase(pageVisited, (state: FormState, { payload }) =>
        withoutSlash(payload.pathname) === quotePage ? state : { ...state, errors: noErrors },
      )
      .addMatcher(isAnyOf(quoteAccepted, quoteUnconfirmed), (state: FormState) =>
        state.isSent ? emptyForm : state,
      )
  },
  selectors: { selectForm: (state) => state },
})

export const { selectForm } = quoteFormSlice.selectors
