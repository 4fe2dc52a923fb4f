import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useFormik } from 'formik'
import {
  type ChangeEventHandler,
  type SubmitEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { serialNumber } from '../../content/product.ts'
import { emptyQuote, quoteFieldOrder, type QuoteValues } from '../../contract/quoteFields.ts'
import type { ListedMachine } from '../../contract/quoteList.ts'
import { checkQuoteRequest } from '../../contract/quoteRequest.ts'
import { toQuoteRequest } from '../../contract/toQuoteRequest.ts'
import { useAppDispatch, useAppSelector } from '../../ui/storeHooks.ts'
import { isEmptyQuote, parseDraft, withEntries, withSuggestion } from './draft.ts'
import { enteredFields, focusField, readForm, returnFocus } from './formElement.ts'
import { readSpamSignals } from './honeypot.ts'
import type { QuoteServices } from './quoteListeners.ts'
import { quoteEdited, quoteInvalid, quoteResumed, quoteSubmitted, selectQuote } from './quoteSlice.ts'
import { parseUnconfirmed } from './unconfirmed.ts'
import { unconfirmedRestored } from './unconfirmedSlice.ts'

type Edit = ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

const useQuoteDispatch = useAppDispatch.withTypes<ThunkDispatch<unknown, QuoteServices, UnknownAction>>()

/** A thunk, because the form needs the draft before the first paint. */
const readDraft = (_dispatch: unknown, _getState: unknown, { draft }: QuoteServices) =>
  parseDraft(draft.read())

const readUnconfirmed = (_dispatch: unknown, _getState: unknown, { unconfirmed }: QuoteServices) =>
  parseUnconfirmed(unconfirmed.read())

const namelessLines = (machines: readonly ListedMachine[]): string[] =>
  machines.map(({ id, quantity }) => `${quantity} x product (${serialNumber({ id })})`)

/** The names of the machines have come with the list on the page; the numbers do without them. */
const linesOf = async (machines: readonly ListedMachine[]): Promise<string[]> => {
  if (machines.length === 0) return []
  const { machineLines } = await import('../../content/machineLines.ts').catch(() => ({
    machineLines: namelessLines,
  }))
  return machineLines(machines)
}

const errorsOf = (values: QuoteValues): Record<string, string> => {
  const checked = checkQuoteRequest(toQuoteRequest(values))
  return checked.valid ? {} : checked.errors
}

/** `machines` go with the request; `suggestion` is for a message that the visitor has not begun. */
export const useQuoteForm = (machines: readonly ListedMachine[], suggestion: string) => {
  const dispatch = useQuoteDispatch()
  const quote = useAppSelector(selectQuote)
  const formRef = useRef<HTMLFormElement>(null)
  const receiptRef = useRef<HTMLDivElement>(null)
  /** This form shows the outcome of the request. */
  const awaiting = useRef(false)
  const opened = useRef(0)
  const messageEdited = useRef(false)

  const formik = useFormik({
    initialValues: emptyQuote,
    validate: errorsOf,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values) => {
      if (awaiting.current) return
      awaiting.current = true
      const signals = readSpamSignals(formRef.current, performance.now() - opened.current)
      const lines = await linesOf(machines)
      const request = toQuoteRequest(values, lines)
      dispatch(quoteSubmitted({ values, machines, lines, request, signals }))
    },
  })

  /** Most visitors have nothing to restore, and an update here would delay the first input. */
  const restore = useEffectEvent((form: HTMLFormElement) => {
    const found = withEntries(dispatch(readDraft), enteredFields(form))
    if (!isEmptyQuote(found.values)) void formik.setValues(found.values)
    const unconfirmed = dispatch(readUnconfirmed)
    if (unconfirmed.length > 0) dispatch(unconfirmedRestored(unconfirmed))
    if (found.key === null) return
    awaiting.current = quote.status === 'submitting' && quote.key === found.key
    dispatch(quoteResumed({ key: found.key, machines: found.machines }))
  })

  useLayoutEffect(() => {
    opened.current = performance.now()
    if (formRef.current) restore(formRef.current)
  }, [])

  const suggest = useEffectEvent(() => {
    const values = withSuggestion(formik.values, suggestion)
    if (messageEdited.current || values === formik.values) return
    void formik.setValues(values)
    dispatch(quoteEdited(values))
  })

  useEffect(() => suggest(), [suggestion])

  const settle = useEffectEvent(() => {
    if (!awaiting.current || quote.status === 'submitting') return
    awaiting.current = false
    if (quote.status === 'succeeded') {
      formik.resetForm()
      receiptRef.current?.focus()
    }
    if (quote.status === 'failed') {
      formik.setErrors(quote.errors)
      returnFocus(
        formRef.current,
        quoteFieldOrder.find((field) => field in quote.errors),
      )
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
  /** A stable identity, so that a key press renders one field only. */
  const edit: Edit = useCallback(
    (event) => {
      setFieldError(event.target.name, undefined)
      handleChange(event)
      awaiting.current = false
      if (event.target.name === 'message') messageEdited.current = true
      if (event.target.form) dispatch(quoteEdited(readForm(event.target.form)))
    },
    [dispatch, handleChange, setFieldError],
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

  const focusForm = () => focusField(formRef.current, quoteFieldOrder[0])

  return { quote, values, errors, edit, submit, focusForm, formRef, receiptRef }
}
