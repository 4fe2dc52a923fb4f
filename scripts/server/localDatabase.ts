import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openDatabase } from '../../functions/relay/requests/database.ts'
import { migrate } from './migrations.ts'

interface LocalDatabase {
  /** As `NETLIFY_DB_URL` has it. */
  url: string
  close: () => Promise<void>
}

export const databaseFolder = '.netlify/database'

/** Each function of the site has connections of its own. */
const connections = 100

const answers = async (url: string): Promise<boolean> => {
  const { query, close } = openDatabase(url, 1)
  const found = await query('select 1 from applied_migrations', []).catch(() => undefined)
  await close()
  return found !== undefined
}

/**
 * Postgres in this process (PGlite), which keeps its rows in a folder. One process opens the folder; another
 * one that asks for it meanwhile, as `npm run quotes` beside `npm start`, gets the address of the first.
 */
export const openLocalDatabase = async (folder = databaseFolder): Promise<LocalDatabase> => {
  await mkdir(folder, { recursive: true })
  const addressFile = join(folder, 'address.txt')
  const known = await readFile(addressFile, 'utf8').catch(() => undefined)
  if (known !== undefined && (await answers(known))) return { url: known, close: () => Promise.resolve() }

  const db = await PGlite.create(join(folder, 'data'))
  await migrate({
    run: (sql) => db.exec(sql),
    names: async (sql) => (await db.query<{ name: string }>(sql)).rows.map(({ name }) => name),
  })
  const server = new PGLiteSocketServer({ db, port: 0, host: '127.0.0.1', maxConnections: connections })
  await server.start()
  const url = `postgres://postgres@${server.getServerConn()}/postgres`
  await writeFile(addressFile, url)
  return {
    url,
    close: async () => {
      await rm(addressFile, { force: true })
      await server.stop()
      await db.close()
    },
  }
}
