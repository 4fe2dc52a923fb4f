import {
  emptyQuote,
  quoteFieldOrder,
  quoteOptions,
  type QuoteValues,
} from '../../domain/contract/quoteFields.ts'
import { isListedMachine, type ListedMachine } from '../../domain/contract/quoteList.ts'
import { isRecord } from '../../lib/types.ts'
import { makeKeptItem } from '../../ui/browser/storedItem.ts'

/** Key and machines are those of the request that was sent with these values; without one the key is null. */
export interface Draft {
  values: QuoteValues
  key: string | null
  machines: readonly ListedMachine[]
  /** The machines as they were written into the message; missing before that. */
  lines?: readonly string[] | undefined
}

/** The draft of this tab, also on other pages where storage is blocked. */
export const draftItem = makeKeptItem(() => sessionStorage, 'quoteDraft')

/** An earlier release stored the same without a version. */
export const toStoredDraft = (draft: Draft) => ({ version: 1, ...draft })

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

/** A draft as it was stored; undefined when it has no values. An unsound value becomes an empty one. */
export const parseDraft = (stored: unknown): Draft | undefined => {
  const { values, key, machines, lines } = isRecord(stored) ? stored : {}
  if (!isRecord(values)) return undefined
  const known: Record<string, string> & QuoteValues = toQuoteValues(values)
  // Without a text or choice that has gone it differs from what was sent with this key: the relay would
  // refuse it.
  const isWhole = Object.keys(values).every((field) => values[field] === (known[field] ?? ''))
  return {
    values: known,
    key: isWhole && typeof key === 'string' ? key : null,
    machines: Array.isArray(machines) && machines.every(isListedMachine) ? machines : [],
    lines: Array.isArray(lines) && lines.every((line) => typeof line === 'string') ? lines : undefined,
  }
}

/** What the visitor has changed since a request was sent, which is no longer that request. */
export const storeEdited = (values: QuoteValues): void =>
  draftItem.write(toStoredDraft({ values, key: null, machines: [] }))

/** The draft of this tab; undefined when there is none. */
export const readDraft = (): Draft | undefined => parseDraft(draftItem.read())
