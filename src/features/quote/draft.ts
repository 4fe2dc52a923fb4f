import { controls } from './controls.ts'
import { attempt, draftKey, type DraftStorage } from './draftStorage.ts'
import { emptyQuote, quoteFieldOrder, type QuoteField, type QuoteValues } from './quoteFields.ts'

/** What the form held, and the key of its request when it was sent as it stands and no success came back. */
export interface Draft {
  values: QuoteValues
  key: string | null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isEntry = (field: QuoteField, value: unknown): value is string =>
  typeof value === 'string' && (controls[field].options?.some((option) => option.value === value) ?? true)

/** The known fields of a record; the form's defaults where one is missing or no possible entry. */
export const toQuoteValues = (record: Record<string, unknown>): QuoteValues => {
  const entries = quoteFieldOrder.flatMap((field) => {
    const value = record[field]
    return isEntry(field, value) ? [[field, value]] : []
  })
  return { ...emptyQuote, ...(Object.fromEntries(entries) as Partial<QuoteValues>) }
}

/** Reads a stored draft; undefined when the text is none. */
export const parseDraft = (text: string): Draft | undefined => {
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || !isRecord(stored.values)) return undefined
    return { values: toQuoteValues(stored.values), key: typeof stored.key === 'string' ? stored.key : null }
  } catch {
    return undefined
  }
}

/** A draft with newer entries; when they change anything, it is no longer what was sent. */
export const withEntries = (draft: Draft | undefined, entries: Partial<QuoteValues>): Draft => {
  const { values, key } = draft ?? { values: emptyQuote, key: null }
  const merged = { ...values, ...entries }
  const same = quoteFieldOrder.every((field) => merged[field] === values[field])
  return { values: merged, key: same ? key : null }
}

/** The draft in a tab's storage. */
export const makeDraftBox = (storage: DraftStorage) => ({
  read: () => attempt(() => parseDraft(storage().getItem(draftKey) ?? '')),
  write: (draft: Draft) => attempt(() => storage().setItem(draftKey, JSON.stringify(draft))),
})

export type DraftBox = ReturnType<typeof makeDraftBox>
