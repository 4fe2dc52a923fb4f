import { useEventCallback } from '@mui/material/utils'
import { type FormikState, useFormik, yupToFormErrors } from 'formik'
import { type ChangeEventHandler, useEffect, useEffectEvent, useRef } from 'react'
import { emptyQuote, quoteFieldOrder, type QuoteValues } from '../../domain/contract/quoteFields.ts'
import type { ListedMachine } from '../../domain/contract/quoteList.ts'
import { toQuoteRequest } from '../../domain/contract/toQuoteRequest.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { firstWrongField, focusField, readSpamSignals, returnFocus } from './formElement.ts'
import { selectForm } from './quoteFormSlice.ts'
import { quoteEdited, quoteInvalid, quoteSubmitted, selectQuote } from './quoteSlice.ts'
import { usePrefill } from './usePrefill.ts'

type Edit = ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** The rules load with the first touch of the form; if they do not load, the relay tells what is wrong. */
const loadRules = () => import('../../domain/contract/quoteRequest.ts').catch(() => undefined)

/** Not Formik's `validationSchema`, which makes undefined of empty text. */
const validate = async (values: QuoteValues) => {
  const rules = await loadRules()
  try {
    rules?.validateQuoteForm(toQuoteRequest(values))
    return {}
  } catch (error) {
    return yupToFormErrors<QuoteValues>(error)
  }
}

type Form = Pick<FormikState<QuoteValues>, 'values' | 'errors'>

const isSameForm = (some: Form, others: Form): boolean =>
  quoteFieldOrder.every(
    (field) => some.values[field] === others.values[field] && some.errors[field] === others.errors[field],
  )

/** `machines` go with the request; `suggestion` is for a message that the visitor has not begun. */
export const useQuoteForm = (machines: readonly ListedMachine[], suggestion: string) => {
  const dispatch = useAppDispatch()
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

  usePrefill(formik, formRef, suggestion)

  // Store and Formik differ after a jump in Redux DevTools, and when the page is opened again: Formik then
  // takes the store's values.
  const follow = useEffectEvent(() => {
    const storeForm = { values: form.values ?? emptyQuote, errors: form.errors }
    if (!isSubmitting && !isSameForm(storeForm, { values, errors })) formik.resetForm(storeForm)
  })
  useEffect(() => follow(), [form])

  const showErrors = useEffectEvent(() => {
    const wrong = firstWrongField(errors)
    if (submitCount === 0 || isSubmitting || !wrong) return
    dispatch(quoteInvalid(errors))
    focusField(formRef.current, wrong)
  })
  useEffect(() => showErrors(), [submitCount, isSubmitting])

  const showOutcome = useEffectEvent(() => {
    if (!isSubmitting) return
    if (quote.status === 'succeeded') {
      formik.resetForm({ values: emptyQuote, errors: {} })
      receiptRef.current?.focus()
    }
    if (quote.status === 'failed') {
      // This also resets the number of submits, so that `showErrors` does not report these errors as the
      // form's own.
      formik.resetForm({ values, errors: quote.errors })
      returnFocus(formRef.current, firstWrongField(quote.errors))
    }
  })
  useEffect(() => showOutcome(), [quote])

  /** A stable identity, so that a key press renders one field only. */
  const edit: Edit = useEventCallback((event: Parameters<Edit>[0]) => {
    const { name, value } = event.target
    formik.setFieldError(name, undefined)
    void formik.setFieldTouched(name)
    formik.handleChange(event)
    if (isSubmitting) formik.setSubmitting(false)
    dispatch(quoteEdited({ ...values, [name]: value }))
  })

  const focusForm = () => focusField(formRef.current, quoteFieldOrder[0])
  return { quote, values, errors, edit, submit: formik.handleSubmit, focusForm, formRef, receiptRef }
}
