import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import pg from 'pg'
import { openDatabase, type Query } from '../../../functions/relay/requests/database.ts'
import { requireEnvironment } from '../../../scripts/environment.ts'
import { migrate } from '../../../scripts/server/migrations.ts'

export interface TestDatabase {
  /** As `NETLIFY_DB_URL` has it, for processes that a test starts. */
  url: string
  query: Query
  /** Deletes all rows. */
  clear: () => Promise<void>
  close: () => Promise<void>
}

/** A database of its own on the PostgreSQL of `TEST_POSTGRES_URL`. */
const onPostgres = async (server: string): Promise<{ url: string; stop: () => Promise<void> }> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const address = new URL(server)
  address.pathname = name
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  await migrate({
    run: (sql) => client.query(sql),
    names: async (sql) => (await client.query<{ name: string }>(sql)).rows.map((row) => row.name),
  })
  await client.end()
  return {
    url: address.href,
    stop: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

const inMemory = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const db = await PGlite.create()
  await migrate({
    run: (sql) => db.exec(sql),
    names: async (sql) => (await db.query<{ name: string }>(sql)).rows.map((row) => row.name),
  })
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
export const openTestDatabase = async (connections = 20): Promise<TestDatabase> => {
  const { TEST_POSTGRES_URL: server } = requireEnvironment()
  const { url, stop } = await (server === undefined ? inMemory() : onPostgres(server))
  const { query, close } = openDatabase(url, connections)
  return {
    url,
    query,
    clear: async () => {
      await query('truncate requests, notes', [])
    },
    close: async () => {
      await close()
      await stop()
    },
  }
}
