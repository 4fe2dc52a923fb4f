import { useEventCallback } from '@mui/material/utils'
import { useFormik, yupToFormErrors } from 'formik'
import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { emptyQuote, type QuoteValues } from '../../../domain/contract/quoteFields.ts'
import { toQuoteRequest } from '../../../domain/contract/toQuoteRequest.ts'
import { selectQuoteList } from '../../../domain/quoteList/quoteListSlice.ts'
import { useIsByJump } from '../../../domain/routing/address.ts'
import { useAppDispatch, useAppSelector } from '../../../domain/state/hooks.ts'
import { inTime } from '../../../lib/inTime.ts'
import { formErrorsFound, quoteEdited, quoteSubmitted, selectQuote } from '../quoteSlice.ts'
import {
  firstWrongField,
  focusField,
  isSame,
  readSpamSignals,
  returnFocus,
  typedFields,
  valuesIn,
} from './formElement.ts'
import { emptyForm, selectForm } from './quoteFormSlice.ts'

/**
 * The rules load when the form is first touched. When they do not load in time for the press of Submit, only
 * the relay checks the request.
 */
export const loadRules = () => import('../../../domain/contract/quoteRequest.ts').catch(() => undefined)

/** Not Formik's `validationSchema`, which replaces empty text by undefined. */
const findErrors = async (values: QuoteValues) => {
  const rules = await inTime(loadRules())
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
  const isByJump = useIsByJump()
  const formRef = useRef<HTMLFormElement>(null)
  const receiptRef = useRef<HTMLDivElement>(null)

  const formik = useFormik({
    initialValues: emptyQuote,
    validateOnBlur: false,
    validateOnChange: false,
    validate: async (values) => {
      const errors = await findErrors(values)
      const wrong = firstWrongField(errors)
      // Without the form the visitor has left the page meanwhile.
      if (wrong && formRef.current) {
        dispatch(formErrorsFound(errors))
        focusField(formRef.current, wrong)
      }
      return errors
    },
    // Returns no promise: the form is submitting until the store has the outcome.
    onSubmit: (values) => {
      dispatch(quoteSubmitted({ values, machines, signals: readSpamSignals(formRef.current) }))
    },
  })
  const { setValues, setErrors, setSubmitting, isSubmitting } = formik

  // Every change is in the store first, and Formik follows it: typed text, a draft, an answer, a jump in
  // Redux DevTools. In a layout effect, so that no frame is without it; the first render is that of the HTML.
  // Nothing is set until something changes: a second render would make the frame of the hydration longer.
  const followed = useRef(emptyForm)
  useLayoutEffect(() => {
    if (followed.current === form) return
    followed.current = form
    void setValues(form.values)
    setErrors(form.errors)
  }, [form, setValues, setErrors])

  const fillIn = (next: QuoteValues): void => {
    if (!isByJump && !isSame(next, form.values)) dispatch(quoteEdited(next))
  }
  // Takes over what was typed before hydration.
  const begin = useEffectEvent(() => {
    // The visitor has left the page and come back while the request is under way.
    if (form.isSent && !isByJump) setSubmitting(true)
    if (formRef.current) fillIn({ ...form.values, ...typedFields(formRef.current) })
  })
  useLayoutEffect(() => begin(), [])

  const suggest = useEffectEvent(() => {
    if (!formik.touched.message && form.values.message === '') fillIn({ ...form.values, message: suggestion })
  })
  useEffect(() => suggest(), [suggestion])

  // Only for an answer to what was submitted here: a jump in Redux DevTools moves no focus.
  const endSubmitting = useEffectEvent(() => {
    if (!isSubmitting || (quote.status !== 'succeeded' && quote.status !== 'failed')) return
    setSubmitting(false)
    if (quote.status === 'succeeded') receiptRef.current?.focus()
    else returnFocus(formRef.current, firstWrongField(quote.errors))
  })
  useEffect(() => endSubmitting(), [quote])

  /** Stable, so that a key press renders one field only. */
  const edit = useEventCallback(
    ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      void formik.setFieldTouched(target.name)
      // A program may have filled in other fields without an event.
      const others = formRef.current ? valuesIn(formRef.current) : form.values
      dispatch(quoteEdited({ ...others, [target.name]: target.value }))
    },
  )

  /** What stands in the form is what is checked and sent. */
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // While the form is locked its fields say nothing.
    const typed = quote.status === 'submitting' ? form.values : valuesIn(event.currentTarget)
    // Formik has the values before it checks them.
    if (!isSame(typed, form.values)) flushSync(() => dispatch(quoteEdited(typed)))
    formik.handleSubmit(event)
  }

  return { quote, machines, formik, edit, submit, formRef, receiptRef }
}
