import type { FormikProps } from 'formik'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { quoteFieldOrder, type QuoteValues } from '../../../domain/contract/quoteFields.ts'
import { useIsRestored } from '../../../domain/routing/address.ts'
import { useAppDispatch, useAppSelector } from '../../../domain/state/hooks.ts'
import { quoteEdited } from '../quoteSlice.ts'
import { typedFields } from './formElement.ts'
import { selectForm } from './quoteFormSlice.ts'

const isSame = (some: QuoteValues, others: QuoteValues): boolean =>
  quoteFieldOrder.every((field) => some[field] === others[field])

/** Fills in what was typed before hydration, and later the suggested message. */
export const usePrefill = (
  { touched, setSubmitting }: Pick<FormikProps<QuoteValues>, 'touched' | 'setSubmitting'>,
  formRef: RefObject<HTMLFormElement | null>,
  suggestion: string,
): void => {
  const dispatch = useAppDispatch()
  const { values, isSent } = useAppSelector(selectForm)
  const isRestored = useIsRestored()

  const fillIn = (next: QuoteValues): void => {
    if (!isRestored && !isSame(next, values)) dispatch(quoteEdited(next))
  }

  const begin = useEffectEvent(() => {
    // The visitor has left the page and come back while the request is under way.
    if (isSent && !isRestored) setSubmitting(true)
    if (formRef.current) fillIn({ ...values, ...typedFields(formRef.current) })
  })
  useLayoutEffect(() => begin(), [])

  const suggest = useEffectEvent(() => {
    if (!touched.message && values.message === '') fillIn({ ...values, message: suggestion })
  })
  useEffect(() => suggest(), [suggestion])
}
