import {
  emptyQuote,
  quoteFieldOrder,
  quoteOptions,
  type QuoteValues,
} from '../../domain/contract/quoteFields.ts'
import { isListedProduct, type ListedProduct } from '../../domain/contract/quoteList.ts'
import { isText, listOf, shapeOf } from '../../lib/shapes.ts'
import { isRecord } from '../../lib/types.ts'
import type { StoredItem } from '../../ui/browser/storedItem.ts'

/** `key` and `machines` belong to the request that was sent with these values; null when none was sent. */
export interface Draft {
  values: QuoteValues
  key: string | null
  machines: readonly ListedProduct[]
  /** The lines of the products in the message; missing until they are written. */
  lines?: readonly string[] | undefined
}

/** A record as form values; missing or invalid fields get the form's defaults. */
export const toQuoteValues = (record: Record<string, unknown>): QuoteValues => {
  const values = { ...emptyQuote }
  for (const field of quoteFieldOrder) {
    const value = record[field]
    const isOption = quoteOptions[field]?.some((option) => option.value === value) ?? true
    if (typeof value === 'string' && isOption) values[field] = value
  }
  return values
}

/** Whether a record has exactly the fields of the form, with choices that exist. */
const isForm = (record: unknown): record is QuoteValues => {
  if (!isRecord(record) || Object.keys(record).length !== quoteFieldOrder.length) return false
  const known = toQuoteValues(record)
  return quoteFieldOrder.every((field) => record[field] === known[field])
}

const isSent = shapeOf<Required<Draft> & { key: string }>({
  values: isForm,
  key: isText,
  machines: listOf(isListedProduct),
  lines: (lines) => lines === undefined || listOf(isText)(lines),
})

/** A stored draft; undefined without values. One in another release's form is a text that was never sent. */
export const readQuoteDraft = (item: Pick<StoredItem, 'read'>): Draft | undefined => {
  const stored = item.read()
  if (isSent(stored)) {
    const { values, key, machines, lines } = stored
    return { values, key, machines, lines }
  }
  return isRecord(stored.values)
    ? { values: toQuoteValues(stored.values), key: null, machines: [] }
    : undefined
}

/** Stores changed values without a key, because they are no longer the request that was sent. */
export const storeEdited = (item: StoredItem, values: QuoteValues): void =>
  item.write({ values, key: null, machines: [] })
