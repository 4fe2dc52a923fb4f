import { randomUUID } from 'node:crypto'
import { openBody } from '../../functions/relay/requests/body.ts'
import type { Query } from '../../functions/relay/requests/database.ts'
import { digestOf } from '../../functions/relay/requests/digestOf.ts'
import { referenceOf } from '../../functions/relay/requests/referenceOf.ts'
import { makeRequestStore, newLease } from '../../functions/relay/requests/requestStore.ts'
import { kept } from '../../functions/relay/requests/statements.ts'
import { makeMeasures } from '../../functions/relay/watch/measures.ts'
import { companies, defaultCountry } from '../../src/content/countries.ts'
import { emptyQuote } from '../../src/domain/contract/quoteFields.ts'
import { toQuoteRequest } from '../../src/domain/contract/toQuoteRequest.ts'
import { QuotesError, type Row, type Run, timeText } from './context.ts'

const countAll = `
  select count(*) filter (where state = 'waiting')::int as waiting,
    min(received) filter (where state = 'waiting') as oldest,
    count(*) filter (where state = 'refused')::int as refused,
    count(*) filter (where state = 'delivered')::int as delivered,
    count(body) filter (where state = 'delivered')::int as kept,
    (select told from notes where name = 'run') as "lastRun" from requests`

type Counts = Record<'waiting' | 'refused' | 'delivered' | 'kept', number> &
  Record<'oldest' | 'lastRun', Date | null>

const listState = `
  select state, reference, received, case state when 'waiting' then due end as due, attempts, last_failure
  from requests where $1::text is null or state = $1 order by received, key`

const isNamed = '(reference = upper($1) or key::text = lower($1))'

const selectNamed = `select * from requests where ${isNamed}`

/** True when nobody is delivering the request at the time $2. */
const isFree = `${isNamed} and (leased_until is null or leased_until <= $2)`

/** A body is never kept longer than 30 days. */
const retryNamed = `
  update requests set state = 'waiting', due = $2::timestamptz, leased_until = null, delivered = null,
    erase_at = received + ${kept},
    give_up_at = least(greatest(give_up_at, $2 + interval '1 day'), received + ${kept})
  where ${isFree} and body is not null returning reference`

export const status: Run = async ({ query, now, print }) => {
  const [counts] = (await query<Counts>(countAll, [])) as [Counts]
  const alerts = (await makeMeasures(query, now).measure()).flatMap(({ kind, since }) =>
    since ? `${kind} since ${timeText(since)}` : [],
  )
  print(`waiting: ${counts.waiting}${counts.oldest ? `, the oldest since ${timeText(counts.oldest)}` : ''}`)
  print(`refused: ${counts.refused}`)
  print(`delivered: ${counts.delivered}, the bodies of ${counts.kept} are kept for 72 hours`)
  print(`last run of the schedule: ${counts.lastRun ? timeText(counts.lastRun) : 'none'}`)
  print(`open alerts: ${alerts.join(', ') || 'none'}`)
  return true
}

const line = (cells: readonly (Date | string | number | null)[]): string =>
  cells
    .map((cell) => (cell instanceof Date ? timeText(cell) : String(cell ?? '')))
    .map((text, column) => text.padEnd([9, 10, 20, 20, 8][column] ?? 0))
    .join('  ')

/** Oldest first, without personal data. */
export const list: Run = async ({ query, print }, _words, { state, json }) => {
  const rows = await query<Record<string, Date | string | number | null>>(listState, [state])
  const table = [Object.keys(rows[0] ?? { 'Nothing.': 0 }), ...rows.map((row) => Object.values(row))]
  print(json ? JSON.stringify(rows, null, 2) : table.map(line).join('\n'))
  return true
}

const obstacleOf = async (query: Query, name: string): Promise<string> => {
  const [row] = await query<Row>(selectNamed, [name])
  if (!row) return `There is no request "${name}". Try: npm run quotes -- list`
  if (row.body === null) return `${row.reference} cannot be sent: its body is erased.`
  return `${row.reference} is being delivered just now. Try again in a minute.`
}

/** One request, with its body if it can be opened. */
export const show: Run = async ({ query, secrets, print, tell }, [name = '']) => {
  const [row] = await query<Row>(selectNamed, [name])
  if (!row) throw new QuotesError(await obstacleOf(query, name))
  const quote = openBody(row.key, row.body, secrets)
  const { reason } = openBody(row.key, row.reason, secrets) ?? {}
  print(JSON.stringify({ ...row, body: undefined, reason, quote }, null, 2))
  if (row.body === null) tell('Its body is erased.')
  else if (!quote) tell('Its body cannot be opened with this QUOTE_DATA_KEY.')
  return row.body === null || quote !== undefined
}

/** Makes requests due now. Says which ones cannot be sent, and goes on. */
export const retry: Run = async ({ query, now, print, tell }, names) => {
  let due = 0
  for (const name of names) {
    const changed = await query(retryNamed, [name, new Date(now())])
    if (changed.length > 0) due += 1
    else tell(await obstacleOf(query, name))
  }
  print(`${due} of ${names.length} will be delivered with the next run of the schedule.`)
  return due === names.length
}

export const erase: Run = async ({ query, now, print }, [name = '']) => {
  const statement = `delete from requests where ${isFree} returning reference, state`
  const [row] = await query<Row>(statement, [name, new Date(now())])
  if (!row) throw new QuotesError(await obstacleOf(query, name))
  print(`${row.reference} is erased from the table. Nothing of it is left there.`)
  if (row.state === 'delivered') print('It had been delivered: delete it at the form service too.')
  // A try that failed or was interrupted may have arrived.
  else print('It may be at the form service: look for it there, and delete it there too.')
  return true
}

/** Puts a test request into the table, where the schedule finds it as one that was not delivered at once. */
export const sendTest: Run = async ({ query, secrets, now, print }) => {
  const { phone, email } = companies[defaultCountry]
  const quote = toQuoteRequest({
    ...emptyQuote,
    firstName: 'Test',
    lastName: 'Request',
    email,
    phone,
    message: 'A test of the way to the form service. Please delete it.',
  })
  const key = randomUUID()
  const reference = referenceOf(key)
  const request = { key, quote, reference, digest: digestOf(key, quote), spamSignals: [] }
  await makeRequestStore(query, now, secrets).take(newLease(request, now()))
  print(`${reference} will be delivered with the next run of the schedule, within 15 minutes.`)
  print(`Look for it at the form service, or ask here: npm run quotes -- show ${reference}`)
  return true
}
