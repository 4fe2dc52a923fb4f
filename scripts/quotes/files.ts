import { open, readFile } from 'node:fs/promises'
import pg from 'pg'
import { openBody } from '../../functions/relay/requests/body.ts'
import { quoteFieldOrder } from '../../src/domain/contract/quoteFields.ts'
import { toSpreadsheet } from '../../src/lib/toSpreadsheet.ts'
import { type Row, type Run, timeText } from './context.ts'

const selectAll = 'select to_json(requests) as json, requests.* from requests order by received, key'

const take = `
  insert into requests select * from json_populate_record(null::requests, $1)
  on conflict (key) do nothing returning key`

/** Only its owner may read the file, even an existing one. A device such as /dev/null keeps its rights. */
const save = async (file: string, content: string | Uint8Array): Promise<void> => {
  await using handle = await open(file, 'w', 0o600)
  if ((await handle.stat()).isFile()) await handle.chmod(0o600)
  await handle.writeFile(content)
}

/** The form's fields in their order, followed by those of other releases. */
const toTable = (rows: readonly (Row & { quote: Record<string, string> })[]): Promise<Blob> => {
  const fields = [...new Set([...quoteFieldOrder, ...rows.flatMap(({ quote }) => Object.keys(quote))])]
  const cells = rows.map(({ reference, state, received, spam_signals: suspected, quote }) => [
    ...[reference, state, timeText(received), suspected],
    ...fields.map((field) => quote[field] ?? ''),
  ])
  return toSpreadsheet([['reference', 'state', 'received', 'suspected', ...fields], ...cells])
}

/** Exports the oldest first. A spreadsheet has only the requests whose body is kept and can be opened. */
export const exportRequests: Run = async ({ query, secrets, tell }, [file = ''], { xlsx }) => {
  const rows = await query<Row & { json: object }>(selectAll, [])
  const opened = rows.flatMap((row) => {
    const quote = openBody(row.key, row.body, secrets)
    return quote ? [{ ...row, quote }] : []
  })
  const content = xlsx
    ? new Uint8Array(await (await toTable(opened)).arrayBuffer())
    : rows.map(({ json }) => `${JSON.stringify(json)}\n`).join('')
  await save(file, content)
  tell(`Wrote ${xlsx ? opened.length : rows.length} of ${rows.length} requests to ${file}`)
  const sealed = xlsx ? rows.filter(({ body }) => body !== null).length - opened.length : 0
  if (sealed > 0) tell(`${sealed} could not be opened with this QUOTE_DATA_KEY.`)
  return sealed === 0
}

/** Imports an export. A second import changes nothing. */
export const importRequests: Run = async ({ query, print, tell }, [file = '']) => {
  const text = await readFile(file, 'utf8')
  const counts = { taken: 0, known: 0, faults: 0 }
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    if (line === '') continue
    try {
      const row: unknown = JSON.parse(line)
      const taken = await query(take, [JSON.stringify(row)])
      counts[taken.length > 0 ? 'taken' : 'known'] += 1
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof pg.DatabaseError)) throw error
      counts.faults += 1
      tell(`Line ${index + 1} is not understood: ${error.message}`)
    }
  }
  print(`${counts.taken} taken, ${counts.known} known already, ${counts.faults} not understood`)
  return counts.faults === 0
}
