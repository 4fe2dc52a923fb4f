import { useEventCallback } from '@mui/material/utils'
import { useFormik, yupToFormErrors } from 'formik'
import {
  type ChangeEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { emptyQuote, quoteFieldOrder, type QuoteValues } from '../../../domain/contract/quoteFields.ts'
import { toQuoteRequest } from '../../../domain/contract/toQuoteRequest.ts'
import { selectQuoteList } from '../../../domain/quoteList/quoteListSlice.ts'
import { useIsByJump } from '../../../domain/routing/address.ts'
import { useAppDispatch, useAppSelector } from '../../../domain/state/hooks.ts'
import { inTime } from '../../../lib/inTime.ts'
import { readQuoteDraft, storeEdited } from '../../../parts/quoteDraft/draft.ts'
import { useDrafts } from '../../../parts/quoteDraft/useDrafts.ts'
import {
  draftRestored,
  fieldErrorsOf,
  formErrorsFound,
  quoteEdited,
  quoteSubmitted,
  selectQuote,
} from '../quoteSlice.ts'
import {
  firstWrongField,
  focusField,
  isSame,
  readSpamSignals,
  returnFocus,
  typedFields,
  valuesIn,
} from './formElement.ts'
import type { Waiting } from './WaitingLines.tsx'

/** A message, and the fields that go with it. A message that the visitor has begun gets it only to name the subject. */
export type Suggestion = Pick<QuoteValues, 'message'> & Partial<QuoteValues> & { subject?: string }

const withText = (values: QuoteValues, text: string): QuoteValues => ({
  ...values,
  message: values.message.trim() === '' ? text : `${values.message}\n\n${text}`,
})

/** Loads the rules when the form is first touched. Where they come too late, only the relay checks. */
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

/**
 * The quote list goes with the request; `suggestion` fills a message that the visitor has not begun. Lines that
 * wait stop the request until the visitor has decided about them. `onSent` is called when nothing is left to do.
 */
export const useQuoteForm = (suggestion: Suggestion, waiting: Waiting, onSent: () => void) => {
  const dispatch = useAppDispatch()
  const products = useAppSelector(selectQuoteList)
  const quote = useAppSelector(selectQuote)
  const isByJump = useIsByJump()
  const navigation = useNavigationType()
  const { draft: draftItem } = useDrafts()
  const formRef = useRef<HTMLFormElement>(null)
  const receiptRef = useRef<HTMLDivElement>(null)
  /** The values whose answer is awaited. It does not touch what was changed since. */
  const awaited = useRef<QuoteValues>(null)
  /** The values that were sent last, for their receipt. */
  const [sentValues, setSentValues] = useState(emptyQuote)
  const waitingRef = useRef<HTMLDivElement>(null)
  const waitingText = waiting.lines.join('\n')
  /** The lines for which a request was stopped. */
  const [stoppedFor, setStoppedFor] = useState('')
  /** The lines without which the visitor wants to send. A ref, because the submit follows at once. */
  const leftOut = useRef('')

  const formik = useFormik({
    // The values of the HTML, so that hydration finds no difference.
    initialValues: emptyQuote,
    validateOnBlur: false,
    validateOnChange: false,
    validate: async (values) => {
      const errors = await findErrors(values)
      const wrong = firstWrongField(errors)
      // Without the form element the visitor has left the page.
      if (wrong && formRef.current) {
        dispatch(formErrorsFound())
        // A screen reader speaks a field's error only if the error is there before the focus.
        flushSync(() => formik.setErrors(errors))
        focusField(formRef.current, wrong)
      }
      return errors
    },
    // Returns no promise: the form is submitting until the store has the outcome.
    onSubmit: (values) => {
      if (waitingText !== '' && waitingText !== leftOut.current) {
        formik.setSubmitting(false)
        flushSync(() => setStoppedFor(waitingText))
        waitingRef.current?.focus()
        return
      }
      awaited.current = values
      setSentValues(values)
      dispatch(quoteSubmitted({ values, machines: products, signals: readSpamSignals(formRef.current) }))
    },
  })
  const { values, errors, touched, setValues, setErrors } = formik

  /** Takes over the visitor's values and stores them. Changed fields lose their errors. */
  const change = (next: QuoteValues): void => {
    const unchanged = quoteFieldOrder.filter((field) => field in errors && values[field] === next[field])
    void setValues(next)
    setErrors(Object.fromEntries(unchanged.map((field) => [field, errors[field]])))
    storeEdited(draftItem, next)
    dispatch(quoteEdited())
  }

  // A layout effect shows the draft in the first frame. What was typed before hydration wins over it.
  // Without either nothing is set, because a second render would make the first frame longer.
  const begin = useEffectEvent(() => {
    const draft = readQuoteDraft(draftItem)
    const restored = draft?.values ?? emptyQuote
    if (draft) void setValues(restored)
    if (quote.status === 'failed') setErrors(fieldErrorsOf(quote.refusal))
    // The visitor has left the page and come back while the request is being sent.
    if (quote.status === 'submitting' && quote.key === draft?.key) awaited.current = restored
    if (draft?.key && !isByJump) dispatch(draftRestored({ key: draft.key, machines: draft.machines }))
    const typed = { ...restored, ...(formRef.current && typedFields(formRef.current)) }
    if (!isSame(typed, restored)) change(typed)
  })
  useLayoutEffect(() => begin(), [])

  const suggest = useEffectEvent(() => {
    const { subject = '', ...fields } = suggestion
    if (fields.message === '' || isByJump) return
    // The first effect runs before the restored draft is in the form.
    const typed = readQuoteDraft(draftItem)?.values ?? values
    if (typed.message === '' && !touched.message) change({ ...typed, ...fields })
    // Only after a press: a visitor who has deleted the subject does not get it back by a reload or Back.
    else if (navigation !== NavigationType.Pop && !typed.message.includes(subject))
      change(withText(typed, fields.message))
  })
  useEffect(() => suggest(), [suggestion.message])

  // Only for an answer to this form's submit, because a jump in Redux DevTools moves no focus.
  const endSubmitting = useEffectEvent(() => {
    if (!awaited.current || (quote.status !== 'succeeded' && quote.status !== 'failed')) return
    const isUnchanged = isSame(values, awaited.current)
    awaited.current = null
    formik.setSubmitting(false)
    if (quote.status === 'succeeded') {
      if (isUnchanged) formik.resetForm()
      if (isUnchanged && quote.reference !== null && waitingText === '') onSent()
      waiting.close()
      receiptRef.current?.focus({ preventScroll: true })
      receiptRef.current?.scrollIntoView()
    } else {
      const refused = fieldErrorsOf(quote.refusal)
      if (isUnchanged) setErrors(refused)
      returnFocus(formRef.current, firstWrongField(refused))
    }
  })
  useEffect(() => endSubmitting(), [quote])

  /** The values in the fields, except while the form is locked, when they cannot be read. */
  const read = (form: HTMLFormElement | null): QuoteValues =>
    form && quote.status !== 'submitting' ? valuesIn(form) : values

  /** Stable, so that a key press renders one field only. */
  const edit = useEventCallback(
    ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      void formik.setFieldTouched(target.name)
      // A program may have filled in more fields without an event.
      change({ ...read(formRef.current), [target.name]: target.value })
    },
  )

  /** What stands in the form is what is checked and sent. */
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const typed = read(event.currentTarget)
    // Formik gets the values before it checks them.
    if (!isSame(typed, values)) flushSync(() => change(typed))
    formik.handleSubmit(event)
  }

  const sendWithout = () => {
    leftOut.current = waitingText
    setStoppedFor('')
    formRef.current?.requestSubmit()
  }

  const intoMessage = (text: string) => change(withText(read(formRef.current), text))

  const showForm = () => formRef.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' })

  const takeIntoMessage = () => {
    intoMessage(waitingText)
    waiting.clear()
    focusField(formRef.current, 'message')
  }

  const isStopped = waitingText !== '' && stoppedFor === waitingText
  const stop = isStopped && { ref: waitingRef, takeIntoMessage, sendWithout }
  return {
    stop,
    quote,
    products,
    formik,
    message: values.message,
    sentValues,
    change,
    edit,
    submit,
    intoMessage,
    showForm,
    formRef,
    receiptRef,
  }
}
