import { join } from 'node:path'
import { databaseUrl, openDatabase } from '../functions/relay/requests/database.ts'
import { requireEnvironment } from './environment.ts'
import { runTool } from './quotes/runTool.ts'
import { databaseFolder, openLocalDatabase } from './server/localDatabase.ts'

/** `npm run quotes`: the requests of the database that NETLIFY_DB_URL names, or of this machine's. */

const tell = (line: string) => void process.stderr.write(`${line}\n`)
const print = (text: string) => void process.stdout.write(`${text}\n`)

// A reader such as `head` may stop early, which is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(1)
})

const open = async () => {
  const { QUOTE_DATA_KEY: secrets = [] } = requireEnvironment()
  const url = databaseUrl()
  if (url !== undefined) {
    tell(`Database: ${URL.parse(url)?.host ?? 'NETLIFY_DB_URL'}`)
    return { secrets, ...openDatabase(url) }
  }
  tell('Database: this machine (NETLIFY_DB_URL names another one)')
  const local = await openLocalDatabase(join(import.meta.dirname, '..', databaseFolder))
  const { query, close } = openDatabase(local.url)
  return { secrets, query, close: () => close().then(local.close) }
}

process.exitCode = await runTool({ open, now: Date.now, print, tell }, process.argv.slice(2))
