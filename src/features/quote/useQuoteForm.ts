import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ChangeEvent, type SubmitEvent } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import type { DraftBox } from './draft.ts'
import { enteredFields, focusField } from './formElement.ts'
import { emptyQuote, quoteFieldOrder, type QuoteField } from './quoteFields.ts'
import { quoteSchema, toQuoteRequest } from './quoteSchema.ts'
import { quoteEdited, quoteInvalid, quoteResumed, quoteSubmitted, selectQuote } from './quoteSlice.ts'

/** The form's fields and what happens to them; the request itself is the store's. */
export const useQuoteForm = (draft: DraftBox) => {
  const dispatch = useAppDispatch()
  const quote = useAppSelector(selectQuote)
  const form = useRef<HTMLFormElement>(null)
  const receipt = useRef<HTMLDivElement>(null)
  /** True while the outcome of a request is due; a jump in Redux DevTools is no outcome. */
  const sending = useRef(quote.status === 'submitting')

  const formik = useFormik({
    initialValues: emptyQuote,
    validationSchema: quoteSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values) => {
      if (sending.current) return
      sending.current = true
      const { payload } = dispatch(quoteSubmitted(toQuoteRequest(values), quote.key))
      draft.write({ values, key: payload.key })
    },
  })

  /** Takes up what was typed before the scripts arrived, and what an earlier visit to this page left. */
  const restore = useEffectEvent(() => {
    const kept = draft.read()
    const sent = typeof kept?.key === 'string'
    if (sent && quote.status === 'succeeded') {
      draft.clear()
      return
    }
  })
  useLayoutEffect(() => restore(), [])
}
