import { emptyQuote, type QuoteField, quoteFieldOrder, type QuoteValues } from '../../contract/quoteFields.ts'
import type { ListedMachine } from '../../contract/quoteList.ts'
import { isRecord } from '../../lib/isRecord.ts'
import { controls } from './controls.ts'

/** The form's values; the key and the machines of the request while it is unchanged and unconfirmed. */
export interface Draft {
  values: QuoteValues
  key: string | null
  machines: readonly ListedMachine[]
}

const isSame = (some: QuoteValues, others: QuoteValues): boolean =>
  quoteFieldOrder.every((field) => some[field] === others[field])

const isEntry = (field: QuoteField, value: unknown): value is string =>
  typeof value === 'string' && (controls[field].options?.some((option) => option.value === value) ?? true)

/** Missing or invalid fields get the form's defaults. */
export const toQuoteValues = (record: Record<string, unknown>): QuoteValues => {
  const entries = quoteFieldOrder.flatMap((field) => {
    const value = record[field]
    return isEntry(field, value) ? [[field, value]] : []
  })
  return { ...emptyQuote, ...(Object.fromEntries(entries) as Partial<QuoteValues>) }
}

const parseMachines = (stored: unknown): ListedMachine[] =>
  (Array.isArray(stored) ? stored : []).flatMap((machine: unknown) => {
    const { id, quantity } = isRecord(machine) ? machine : {}
    return typeof id === 'number' && typeof quantity === 'number' ? [{ id, quantity }] : []
  })

export const parseDraft = (stored: unknown): Draft | undefined => {
  if (!isRecord(stored) || !isRecord(stored.values)) return undefined
  const key = typeof stored.key === 'string' ? stored.key : null
  return { values: toQuoteValues(stored.values), key, machines: parseMachines(stored.machines) }
}

export const isEmptyQuote = (values: QuoteValues): boolean => isSame(values, emptyQuote)

/** A change of any entry removes the key. */
export const withEntries = (draft: Draft | undefined, entries: Partial<QuoteValues>): Draft => {
  const { values, key, machines } = draft ?? { values: emptyQuote, key: null, machines: [] }
  const merged = { ...values, ...entries }
  return { values: merged, key: isSame(merged, values) ? key : null, machines }
}

/** A message of the visitor's own stays. */
export const withSuggestion = (values: QuoteValues, message: string): QuoteValues =>
  values.message === '' && message !== '' ? { ...values, message } : values
