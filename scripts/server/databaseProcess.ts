import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { migrate } from './migrate.ts'

/**
 * Postgres (PGlite) in a process of its own, which ends with the one that started it (localDatabase.ts). A
 * process with PGlite takes seconds to exit.
 */

/** Each function of the site has connections of its own. */
const connections = 100

const [, , folder = ''] = process.argv
const addressFile = join(folder, 'address.txt')

process.on('disconnect', () => {
  rmSync(addressFile, { force: true })
  process.exit(0)
})
// The terminal sends these to both processes, and the one that started this decides.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

const db = await PGlite.create(join(folder, 'data'))
await migrate({
  run: (sql) => db.exec(sql),
  names: async (sql) => (await db.query<{ name: string }>(sql)).rows.map(({ name }) => name),
})
const server = new PGLiteSocketServer({ db, port: 0, host: '127.0.0.1', maxConnections: connections })
await server.start()
const url = `postgres://postgres@${server.getServerConn()}/postgres`
await writeFile(addressFile, url)
process.send?.(url)
