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

const isSame = (some: QuoteValues, others: QuoteValues): boolean =>
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
