import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { useFormik } from 'formik'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { QuoteValues } from '../../domain/contract/quoteFields.ts'
import { useIsRestored } from '../../domain/routing/address.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { type Draft, isEmptyQuote, parseDraft, withEntries, withSuggestion } from './draft.ts'
import { enteredFields } from './formElement.ts'
import { draftRestored } from './quoteFormSlice.ts'
import type { QuoteServices } from './quoteListeners.ts'
import { quoteEdited, quoteResumed, selectQuote } from './quoteSlice.ts'

type QuoteDispatch = ThunkDispatch<unknown, QuoteServices, UnknownAction>

const useQuoteDispatch = useAppDispatch.withTypes<QuoteDispatch>()

/**
 * Returns the stored draft with `entries` over it, and tells the store when it was sent. A thunk and not a
 * listener, because the form needs the draft before the first paint.
 */
const restoreDraft =
  (entries: Partial<QuoteValues>) =>
  (dispatch: QuoteDispatch, _getState: unknown, { draft }: QuoteServices): Draft => {
    const restored = withEntries(parseDraft(draft.read()), entries)
    const { values, key, machines } = restored
    if (!isEmptyQuote(values)) dispatch(draftRestored(values))
    if (key !== null) dispatch(quoteResumed({ key, machines }))
    return restored
  }

/**
 * The prerendered form is empty. After hydration it gets the draft and what was typed before, later the
 * suggestion for a message that the visitor has not begun.
 */
export const usePrefill = (
  formik: ReturnType<typeof useFormik<QuoteValues>>,
  formRef: RefObject<HTMLFormElement | null>,
  suggestion: string,
): void => {
  const dispatch = useQuoteDispatch()
  const quote = useAppSelector(selectQuote)
  const isRestored = useIsRestored()

  /** Updates Formik only if there is something to restore, since an update delays the first input. */
  const restore = useEffectEvent((form: HTMLFormElement) => {
    if (isRestored) return
    const { values, key } = dispatch(restoreDraft(enteredFields(form)))
    const isSubmitting = quote.status === 'submitting' && quote.key === key
    if (isSubmitting || !isEmptyQuote(values)) formik.resetForm({ values, isSubmitting })
  })
  useLayoutEffect(() => {
    if (formRef.current) restore(formRef.current)
  }, [formRef])

  const suggest = useEffectEvent(() => {
    if (isRestored) return
    const values = withSuggestion(formik.values, suggestion)
    if (formik.touched.message || values === formik.values) return
    void formik.setValues(values)
    dispatch(quoteEdited(values))
  })
  useEffect(() => suggest(), [suggestion])
}
