import type { useFormik } from 'formik'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { QuoteValues } from '../../../domain/contract/quoteFields.ts'
import { useIsRestored } from '../../../domain/routing/address.ts'
import { useAppDispatch, useAppSelector } from '../../../domain/state/hooks.ts'
import { isSame, withSuggestion } from '../draft.ts'
import { quoteEdited } from '../quoteSlice.ts'
import { typedFields } from './formElement.ts'
import { selectForm } from './quoteFormSlice.ts'

/** Fills in what was typed before hydration, and later the suggested message. */
export const usePrefill = (
  formik: ReturnType<typeof useFormik<QuoteValues>>,
  formRef: RefObject<HTMLFormElement | null>,
  suggestion: string,
): void => {
  const dispatch = useAppDispatch()
  const { values, isSent } = useAppSelector(selectForm)
  const isRestored = useIsRestored()

  const fillIn = (next: QuoteValues): void => {
    if (isSame(next, values)) return
    void formik.setValues(next)
    dispatch(quoteEdited(next))
  }

  const begin = useEffectEvent((form: HTMLFormElement) => {
    if (isRestored) return
    // The visitor has left the page and come back while the request is under way.
    if (isSent) formik.setSubmitting(true)
    fillIn({ ...values, ...typedFields(form) })
  })
  useLayoutEffect(() => {
    if (formRef.current) begin(formRef.current)
  }, [formRef])

  const suggest = useEffectEvent(() => {
    if (!isRestored && !formik.touched.message) fillIn(withSuggestion(values, suggestion))
  })
  useEffect(() => suggest(), [suggestion])
}
