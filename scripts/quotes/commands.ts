import { isBusy, retried, type Entry } from '../../src/features/quote/server/entry.ts'
import { readAll, type Found } from '../../src/features/quote/server/readAll.ts'
import type { Shelf } from '../../src/features/quote/server/shelf.ts'
import { quoteFieldOrder } from '../../src/features/quote/quoteFields.ts'
import { toCsv } from './csv.ts'

const usage = `npm run quotes -- list              what the journal holds, without personal data
npm run quotes -- show REF          one request, with personal data
npm run quotes -- retry REF         deliver it with the next run of the schedule
npm run quotes -- export [--csv]    all that is not delivered, with personal data; JSON unless --csv`

/** A command that cannot be carried out, with a message for the owner. */
export class QuotesError extends Error {
  override readonly name = 'QuotesError'
}

const time = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')

const failureText = ({ lastFailure }: Entry): string => {
  if (!lastFailure) return ''
  return lastFailure.kind === 'refused' ? `refused (${String(lastFailure.upstream)})` : lastFailure.kind
}

const listLine = (entry: Entry): string => {
  const marks = entry.suspected.length > 0 ? `suspected: ${entry.suspected.join(', ')}` : ''
  const next = entry.state === 'pending' ? `next try ${time(entry.due)}` : ''
  const notes = [failureText(entry), next, marks].filter((note) => note !== '').join('; ')
  return `${entry.reference}  ${entry.state.padEnd(13)}  ${time(entry.received)}  ${notes}`.trimEnd()
}

const find = (found: readonly Found[], reference = ''): Found => {
  const one = found.find(({ entry }) => entry.reference === reference.toUpperCase())
  if (!one) throw new QuotesError(`No request "${reference}" in the journal. Try: npm run quotes -- list`)
  return one
}

const retry = async (shelf: Shelf, { key, entry: { reference } }: Found): Promise<string> => {
  const now = Date.now()
  const busy = () => new QuotesError(`${reference} is being delivered just now.`)
  const found = await shelf.read(key)
  if (!found) throw new QuotesError(`${reference} has left the journal.`)
  if (found.entry.state === 'delivered') throw new QuotesError(`${reference} is delivered.`)
  if (isBusy(found.entry, now)) throw busy()
  const replaced = await shelf.replace(key, retried(found.entry, now), found.tag)
  if (replaced === undefined) throw busy()
  return `${reference} will be delivered with the next run of the schedule.`
}

const exported = (entries: readonly Entry[], csv: boolean): string => {
  const rows = entries.flatMap(({ quote, reference, state, received, suspected }) =>
    quote ? [{ reference, state, received: time(received), suspected: suspected.join(' '), ...quote }] : [],
  )
  if (!csv) return JSON.stringify(rows, null, 2)
  const columns = ['reference', 'state', 'received', 'suspected', ...quoteFieldOrder] as const
  return toCsv([columns, ...rows.map((row) => columns.map((column) => row[column]))])
}

/** Carries out a command line and gives what to print. Throws a QuotesError when it cannot. */
export const runCommand = async (shelf: Shelf, words: readonly string[]): Promise<string> => {
  const [command = 'help', argument] = words
  const found = await readAll(shelf)
  const entries = found.map(({ entry }) => entry).sort((one, other) => one.received - other.received)
  switch (command) {
    case 'list':
      return entries.map(listLine).join('\n') || 'The journal is empty.'
    case 'show':
      return JSON.stringify(find(found, argument).entry, null, 2)
    case 'retry':
      return retry(shelf, find(found, argument))
    case 'export':
      return exported(entries, argument === '--csv')
    default:
      throw new QuotesError(usage)
  }
}
