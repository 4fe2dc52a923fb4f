import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../functions/relay/requests/database.ts'

export const databaseFolder = '.netlify/database'

const answers = async (url: string): Promise<boolean> => {
  const { query, close } = openDatabase(url, 1)
  const found = await query('select 1 from applied_migrations', []).catch(() => undefined)
  await close()
  return found !== undefined
}

/**
 * Postgres in a process of its own (PGlite), which keeps its rows in a folder. Only one process opens the
 * folder; any other one that asks for it meanwhile, as `npm run quotes` beside `npm start`, gets the address
 * of the first. Rejects when the process ends before it has an address.
 */
export const openLocalDatabase = async (folder = databaseFolder) => {
  await mkdir(folder, { recursive: true })
  const addressFile = join(folder, 'address.txt')
  const known = await readFile(addressFile, 'utf8').catch(() => undefined)
  if (known !== undefined && (await answers(known))) return { url: known, close: () => Promise.resolve() }

  const child = fork(join(import.meta.dirname, 'databaseProcess.ts'), [folder], { execArgv: [] })
  const failed = once(child, 'exit').then(() => {
    throw new Error(`The local database did not start from ${folder}, for the reason above.`)
  })
  const [url] = (await Promise.race([once(child, 'message'), failed])) as [string]
  child.unref()
  child.channel?.unref()
  return {
    url,
    close: async () => {
      child.ref()
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
