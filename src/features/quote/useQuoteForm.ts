import { useFormik } from 'formik'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ChangeEventHandler,
  type SubmitEvent,
} from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { withEntries, type DraftBox } from './draft.ts'
import { enteredFields, focusField, focusSubmit, readForm } from './formElement.ts'
import { emptyQuote, quoteFieldOrder } from './quoteFields.ts'
import { quoteSchema, toQuoteRequest } from './quoteSchema.ts'
import { quoteEdited, quoteInvalid, quoteResumed, quoteSubmitted, selectQuote } from './quoteSlice.ts'
import { readSigns } from './signs.ts'

type Edit = ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** The form's fields and what happens to them; the request itself is the store's. */
export const useQuoteForm = (draft: DraftBox) => {
  const dispatch = useAppDispatch()
  const quote = useAppSelector(selectQuote)
  const formRef = useRef<HTMLFormElement>(null)
  const receiptRef = useRef<HTMLDivElement>(null)
  /** The key of what the form holds, while its outcome is due: other requests' outcomes are not this form's. */
  const awaited = useRef<string | null>(null)

  const opened = useRef(0)

  const formik = useFormik({
    initialValues: emptyQuote,
    validationSchema: quoteSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values) => {
      // A second click comes before the button is disabled.
      if (awaited.current !== null) return
      const signs = readSigns(formRef.current, performance.now() - opened.current)
      const { payload } = dispatch(quoteSubmitted(toQuoteRequest(values), quote.key, signs))
      awaited.current = payload.key
      draft.write({ values, key: payload.key })
    },
  })

  const restore = useEffectEvent((form: HTMLFormElement) => {
    const found = withEntries(draft.read(), enteredFields(form))
    void formik.setValues(found.values)
    if (found.key === null) return
    if (quote.status === 'submitting' && quote.key === found.key) awaited.current = found.key
    dispatch(quoteResumed(found.key))
  })

  useLayoutEffect(() => {
    opened.current = performance.now()
    if (formRef.current) restore(formRef.current)
  }, [])

  const settle = useEffectEvent(() => {
    if (awaited.current === null) return
    if (quote.acceptedKey === awaited.current) {
      awaited.current = null
      formik.resetForm()
      receiptRef.current?.focus()
    } else if (quote.status === 'failed') {
      awaited.current = null
      focusSubmit(formRef.current)
    }
  })

  useEffect(() => settle(), [quote])

  const submitting = quote.status === 'submitting'
  useEffect(() => {
    if (!submitting) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [submitting])

  const { values, errors, setFieldError, handleChange } = formik
  const sent = quote.key !== null
  /** Kept between renders, so that a key press renders one field and not ten. */
  const edit: Edit = useCallback(
    (event) => {
      setFieldError(event.target.name, undefined)
      handleChange(event)
      awaited.current = null
      if (sent) dispatch(quoteEdited())
      if (event.target.form) draft.write({ values: readForm(event.target.form), key: null })
    },
    [dispatch, draft, handleChange, sent, setFieldError],
  )

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const messages = await formik.validateForm()
    const wrong = quoteFieldOrder.find((field) => field in messages)
    if (wrong === undefined) {
      await formik.submitForm()
      return
    }
    dispatch(quoteInvalid())
    focusField(formRef.current, wrong)
  }

  return { quote, values, errors, edit, submit, formRef, receiptRef }
}
