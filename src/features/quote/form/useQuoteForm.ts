import { useEventCallback } from '@mui/material/utils'
import { useFormik, yupToFormErrors } from 'formik'
import { type ChangeEventHandler, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { emptyQuote, quoteFieldOrder, type QuoteValues } from '../../../domain/contract/quoteFields.ts'
import { toQuoteRequest } from '../../../domain/contract/toQuoteRequest.ts'
import { selectQuoteList } from '../../../domain/quoteList/quoteListSlice.ts'
import { useAppDispatch, useAppSelector } from '../../../domain/state/hooks.ts'
import { isSame } from '../draft.ts'
import { quoteEdited, quoteInvalid, quoteSubmitted, selectQuote } from '../quoteSlice.ts'
import { firstWrongField, focusField, readSpamSignals, returnFocus } from './formElement.ts'
import { selectForm } from './quoteFormSlice.ts'
import { usePrefill } from './usePrefill.ts'

type Edit = ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** The rules load when the form is first touched; without them the relay alone checks the request. */
const loadRules = () => import('../../../domain/contract/quoteRequest.ts').catch(() => undefined)

/** Not Formik's `validationSchema`, which replaces empty text by undefined. */
const validate = async (values: QuoteValues) => {
  const rules = await loadRules()
  try {
    rules?.validateQuoteForm(toQuoteRequest(values))
    return {}
  } catch (error) {
    return yupToFormErrors<QuoteValues>(error)
  }
}

/** The quote list goes with the request; `suggestion` fills a message that the visitor has not begun. */
export const useQuoteForm = (suggestion: string) => {
  const dispatch = useAppDispatch()
  const machines = useAppSelector(selectQuoteList)
  const quote = useAppSelector(selectQuote)
  const form = useAppSelector(selectForm)
  const formRef = useRef<HTMLFormElement>(null)
  const receiptRef = useRef<HTMLDivElement>(null)
  const openedAtMs = useRef(0)

  const formik = useFormik({
    initialValues: emptyQuote,
    validate,
    validateOnBlur: false,
    validateOnChange: false,
    // Returns no promise: the form is submitting until the store has the outcome.
    onSubmit: (sent) => {
      const signals = readSpamSignals(formRef.current, performance.now() - openedAtMs.current)
      dispatch(quoteSubmitted({ values: sent, machines, signals }))
    },
  })
  const { values, errors, isSubmitting, submitCount } = formik

  useEffect(() => {
    openedAtMs.current = performance.now()
    formRef.current?.addEventListener('focusin', () => void loadRules(), { once: true })
  }, [])

  // Formik takes over what has changed in the store: a draft, an answer, a jump in Redux DevTools. It does so
  // in a layout effect, so that no frame is without it; after a key press both have the same already.
  const follow = useEffectEvent(() => {
    if (isSame(form.values, values) && isSame(form.errors, errors)) return
    formik.resetForm({ values: form.values, errors: form.errors })
  })
  useLayoutEffect(() => follow(), [form])

  usePrefill(formik, formRef, suggestion)

  const reportErrors = useEffectEvent(() => {
    const wrong = firstWrongField(errors)
    if (submitCount === 0 || isSubmitting || !wrong) return
    dispatch(quoteInvalid(errors))
    focusField(formRef.current, wrong)
  })
  useEffect(() => reportErrors(), [submitCount, isSubmitting])

  // Only for an answer to what was submitted here: a jump in Redux DevTools moves no focus.
  const endSubmitting = useEffectEvent(() => {
    if (!isSubmitting || (quote.status !== 'succeeded' && quote.status !== 'failed')) return
    formik.setSubmitting(false)
    if (quote.status === 'succeeded') receiptRef.current?.focus()
    else returnFocus(formRef.current, firstWrongField(quote.errors))
  })
  useEffect(() => endSubmitting(), [quote])

  /** Stable, so that a key press renders one field only. */
  const edit: Edit = useEventCallback((event: Parameters<Edit>[0]) => {
    const { name, value } = event.target
    formik.setFieldError(name, undefined)
    void formik.setFieldTouched(name)
    formik.handleChange(event)
    dispatch(quoteEdited({ ...values, [name]: value }))
  })

  const focusForm = () => focusField(formRef.current, quoteFieldOrder[0])
  return {
    quote,
    machines,
    values,
    errors,
    edit,
    submit: formik.handleSubmit,
    focusForm,
    formRef,
    receiptRef,
  }
}
