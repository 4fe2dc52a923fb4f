import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import type { QuoteField } from '../contract/quoteFields.ts'
import { isRecord } from '../lib/types.ts'

/** What is no choice among options in the quote form. */
const personalFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'position',
  'message',
] as const satisfies readonly QuoteField[]

const isForm = (value: Record<string, unknown>): boolean => personalFields.every((field) => field in value)

/** A copy of a value in which the personal fields of each quote form are hidden; empty ones stay empty. */
export const masked = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(masked) as Value
  if (!isRecord(value)) return value
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, masked(part)]))
  if (isForm(value)) for (const field of personalFields) parts[field] &&= '***'
  return parts as Value
}

/** How Redux DevTools show the store. Beyond development nobody sees what a visitor has typed about himself. */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Veritally',
  // A visit is one file, so its first actions stay.
  maxAge: 1000,
  ...(import.meta.env.PROD
    ? {
        actionSanitizer: <A extends Action>(action: A) => masked(action),
        stateSanitizer: <S>(state: S) => masked(state),
      }
    : { trace: true, traceLimit: 25 }),
}
