import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import pg from 'pg'
import { openDatabase, type Query } from '../../../functions/relay/requests/database.ts'
import { requireEnvironment } from '../../../scripts/environment.ts'
import { migrate } from '../../../scripts/server/migrate.ts'

export interface TestDatabase {
  /** As `NETLIFY_DB_URL` has it, for processes that a test starts. */
  url: string
  query: Query
  /** Deletes all rows. */
  clear: () => Promise<unknown>
  close: () => Promise<void>
}

type Server = Pick<TestDatabase, 'url'> & { stop: () => Promise<void> }

/** A database of its own on the PostgreSQL of `TEST_POSTGRES_URL`. */
const onPostgres = async (server: string): Promise<Server> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const address = new URL(server)
  address.pathname = name
  return {
    url: address.href,
    stop: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** PGlite takes three times as long to make an empty database as to load one that it has made before. */
const openPGlite = async (): Promise<PGlite> => {
  const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')) as {
    version: string
  }
  const emptyDatabase = `.cache/emptyDatabase-${version}.tar`
  const kept = await readFile(emptyDatabase).catch(() => undefined)
  if (kept) return PGlite.create({ loadDataDir: new Blob([kept]) })
  const db = await PGlite.create()
  const made = await db.dumpDataDir('none')
  // Several workers may come here at the same time: none reads what another has written in part.
  const written = `${emptyDatabase}.${process.pid}`
  await mkdir('.cache', { recursive: true })
  // The blobs of a page test have no stream.
  await writeFile(written, new Uint8Array(await made.arrayBuffer()))
  await rename(written, emptyDatabase)
  return db
}

const inMemory = async (): Promise<Server> => {
  const db = await openPGlite()
  const server = new PGLiteSocketServer({ db, port: 0, host: '127.0.0.1', maxConnections: 100 })
  await server.start()
  return {
    url: `postgres://postgres@${server.getServerConn()}/postgres`,
    stop: async () => {
      await server.stop()
      await db.close()
    },
  }
}

/**
 * An empty database with the migrations: PGlite in this process, or PostgreSQL where `TEST_POSTGRES_URL` names
 * one. It takes seconds to open, so a test file opens one and clears it before each test.
 */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const { TEST_POSTGRES_URL: server } = requireEnvironment()
  const { url, stop } = await (server === undefined ? inMemory() : onPostgres(server))
  const { query, close } = openDatabase(url, 20)
  await migrate({
    run: (sql) => query(sql, []),
    names: async (sql) => (await query<{ name: string }>(sql, [])).map(({ name }) => name),
  })
  return {
    url,
    query,
    clear: () => query('truncate requests, notes', []),
    close: async () => {
      await close()
      await stop()
    },
  }
}
