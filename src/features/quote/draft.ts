import {
  emptyQuote,
  type QuoteField,
  quoteFieldOrder,
  quoteOptions,
  type QuoteValues,
} from '../../domain/contract/quoteFields.ts'
import { isListedMachine, type ListedMachine } from '../../domain/contract/quoteList.ts'
import { isRecord } from '../../lib/types.ts'

/** The form's values; the key and the machines of the request while it is unchanged and unconfirmed. */
export interface Draft {
  values: QuoteValues
  key: string | null
  machines: readonly ListedMachine[]
}

/** What an earlier release stored has no version, and is read in the same way. */
export const toStoredDraft = (draft: Draft) => ({ version: 1, ...draft })

const readMachines = (stored: unknown): readonly ListedMachine[] =>
  Array.isArray(stored) && stored.every(isListedMachine) ? stored : []

/** Whether all fields are the same; for values and for errors. */
export const isSame = (some: Partial<QuoteValues>, others: Partial<QuoteValues>): boolean =>
  quoteFieldOrder.every((field) => some[field] === others[field])

const isEntry = (field: QuoteField, value: unknown): value is string =>
  typeof value === 'string' && (quoteOptions[field]?.some((option) => option.value === value) ?? true)

/** A record as form values; missing or invalid fields get the form's defaults. */
export const toQuoteValues = (record: Record<string, unknown>): QuoteValues => {
  const values = { ...emptyQuote }
  for (const field of quoteFieldOrder) {
    const value = record[field]
    if (isEntry(field, value)) values[field] = value
  }
  return values
}

export const parseDraft = (stored: unknown): Draft | undefined => {
  const { values, key, machines } = isRecord(stored) ? stored : {}
  if (!isRecord(values)) return undefined
  return {
    values: toQuoteValues(values),
    key: typeof key === 'string' ? key : null,
    machines: readMachines(machines),
  }
}

/** Puts a suggested message into an empty message field only. */
export const withSuggestion = (values: QuoteValues, message: string): QuoteValues =>
  values.message === '' && message !== '' ? { ...values, message } : values
