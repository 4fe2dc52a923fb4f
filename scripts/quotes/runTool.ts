import { parseArgs } from 'node:util'
import pg from 'pg'
import { EnvironmentError } from '../environment.ts'
import { type Context, QuotesError, type Run } from './context.ts'
import { exportRequests, importRequests } from './files.ts'
import { erase, list, retry, sendTest, show, status } from './requests.ts'

const states = ['waiting', 'delivered', 'refused']

const usage = `\
npm run quotes -- status                         counts, the oldest, the last run, open alerts
npm run quotes -- list [--state STATE] [--json]  the requests, without personal data
npm run quotes -- show REF                       one request, with personal data
npm run quotes -- retry REF...                   deliver them with the next run of the schedule
npm run quotes -- try                            send a test request by the schedule
npm run quotes -- delete REF                     erase all that the table has of it
npm run quotes -- export FILE [--xlsx]           each row as it is; --xlsx opens bodies, for a spreadsheet
npm run quotes -- import FILE                    take over what export wrote as it is

REF is a reference or a key. STATE is ${states.join(', ')}.`

const commands = new Map<string, [Run, number, Record<string, { type: 'string' | 'boolean' }>]>([
  ['status', [status, 0, {}]],
  ['list', [list, 0, { state: { type: 'string' }, json: { type: 'boolean' } }]],
  ['show', [show, 1, {}]],
  ['retry', [retry, Infinity, {}]],
  ['try', [sendTest, 0, {}]],
  ['delete', [erase, 1, {}]],
  ['export', [exportRequests, 1, { xlsx: { type: 'boolean' } }]],
  ['import', [importRequests, 1, {}]],
])

const wrong = (message: string) => new QuotesError(`${message}\n\n${usage}`)

const readCommand = ([name = '', ...args]: readonly string[]) => {
  const command = commands.get(name)
  if (!command) throw wrong(name === '' ? 'Choose a command.' : `There is no command "${name}".`)
  const [run, most, options] = command
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const { state = 'waiting' } = values
  if (!states.includes(String(state))) throw wrong(`There is no state "${String(state)}".`)
  if (positionals.length > most) throw wrong(`${name} does not take "${positionals[most]}".`)
  if (most > 0 && positionals.length === 0) throw wrong(`${name} of what?`)
  return (context: Context) => run(context, positionals, values)
}

/** What a look-up of a name fails with on a machine without a network. */
const offlineCodes = ['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN']

const messageOf = (error: unknown): string => {
  const { code, message, path } = error as NodeJS.ErrnoException
  if (error instanceof QuotesError || error instanceof EnvironmentError || path !== undefined) return message
  if (error instanceof pg.DatabaseError) return `The database failed: ${message}.`
  if (code?.startsWith('ERR_PARSE_ARGS')) return wrong(message).message
  if (error instanceof TypeError && code === undefined) throw error
  const offline = offlineCodes.includes(code ?? '')
  return offline
    ? `The database cannot be reached: this machine is offline, or NETLIFY_DB_URL has a wrong name (${message}).`
    : `The database cannot be reached (${message || code}).`
}

interface Tool extends Pick<Context, 'now' | 'print' | 'tell'> {
  open: () => Promise<Pick<Context, 'query' | 'secrets'> & { close: () => Promise<void> }>
}

/** Returns the exit code, 0 only when nothing is missing from the result. */
export const runTool = async ({ open, ...tool }: Tool, args: readonly string[]): Promise<0 | 1> => {
  try {
    const run = readCommand(args)
    const database = await open()
    return (await run({ ...database, ...tool }).finally(database.close)) ? 0 : 1
  } catch (error) {
    tool.tell(messageOf(error))
    return 1
  }
}
