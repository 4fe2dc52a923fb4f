import type { Entry } from '../../functions/relay/journal/entry.ts'
import { quoteFieldOrder } from '../../src/domain/contract/quoteFields.ts'
import { toCsv } from '../../src/lib/csv.ts'
import type { JournalRecord } from './journalLines.ts'
import { timeText } from './readJournal.ts'

interface Row {
  record: JournalRecord
  request: Entry
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

/** The form's fields in their order, and then those that another release's form has. */
const fieldsOf = (rows: readonly Row[]): string[] => [
  ...new Set([...quoteFieldOrder, ...rows.flatMap(({ request }) => Object.keys(request.quote ?? {}))]),
]

/** Requests for a spreadsheet. */
export const toTable = (rows: readonly Row[]): string => {
  const fields = fieldsOf(rows)
  const cells = rows.map(({ record, request }) => {
    const quote: Record<string, unknown> = { ...request.quote }
    const { receivedAt, spamSignals } = request
    const first = [record.reference, record.state, timeText(receivedAt), spamSignals.join(' ')]
    return [...first, ...fields.map((field) => textOf(quote[field]))]
  })
  return toCsv([['reference', 'state', 'received', 'suspected', ...fields], ...cells])
}
