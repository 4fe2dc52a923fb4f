import { array, number, object } from 'yup'
import { emptyQuote, type QuoteField, quoteFieldOrder, type QuoteValues } from '../../contract/quoteFields.ts'
import type { ListedMachine } from '../../contract/quoteList.ts'
import { isRecord } from '../../lib/types.ts'
import { controls } from './controls.ts'

/** The form's values; the key and the machines of the request while it is unchanged and unconfirmed. */
export interface Draft {
  values: QuoteValues
  key: string | null
  machines: readonly ListedMachine[]
}

export const storedMachines = array(object({ id: number().required(), quantity: number().required() }))

const isSame = (some: QuoteValues, others: QuoteValues): boolean =>
  quoteFieldOrder.every((field) => some[field] === others[field])

const isEntry = (field: QuoteField, value: unknown): value is string =>
  typeof value === 'string' && (controls[field].options?.some((option) => option.value === value) ?? true)

/** A record as form values; missing or invalid fields get the form's defaults. */
export const toQuoteValues = (record: Record<string, unknown>): QuoteValues => {
  const entries = quoteFieldOrder.flatMap((field) => {
    const value = record[field]
    return isEntry(field, value) ? [[field, value]] : []
  })
  return { ...emptyQuote, ...(Object.fromEntries(entries) as Partial<QuoteValues>) }
}

export const parseDraft = (stored: unknown): Draft | undefined => {
  if (!isRecord(stored) || !isRecord(stored.values)) return undefined
  const key = typeof stored.key === 'string' ? stored.key : null
  const { machines } = stored
  const isList = storedMachines.required().isValidSync(machines, { strict: true })
  return { values: toQuoteValues(stored.values), key, machines: isList ? machines : [] }
}

export const isEmptyQuote = (values: QuoteValues): boolean => isSame(values, emptyQuote)

/** A change of any entry removes the key. */
export const withEntries = (draft: Draft | undefined, entries: Partial<QuoteValues>): Draft => {
  const { values, key, machines } = draft ?? { values: emptyQuote, key: null, machines: [] }
  const merged = { ...values, ...entries }
  return { values: merged, key: isSame(merged, values) ? key : null, machines }
}

/** Puts a suggested message into an empty message field only. */
export const withSuggestion = (values: QuoteValues, message: string): QuoteValues =>
  values.message === '' && message !== '' ? { ...values, message } : values
