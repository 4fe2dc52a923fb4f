import { getConnectionString } from '@netlify/database'
import pg from 'pg'

/** Runs a statement. Rejects when it fails, or when the database does not answer. */
export type Query = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>

/** The address of the database; undefined where the site has none. */
export const databaseUrl = (): string | undefined => {
  try {
    return getConnectionString()
  } catch {
    return undefined
  }
}

/** How long a connection may take to open, in ms. A sleeping database needs most of it. */
const connectMs = 5000

/** How long an idle connection is kept, in ms. Netlify freezes a process between two calls. */
const idleMs = 10_000

/** Only an error of SQL has the severity that Postgres gives it; any other is one of the connection. */
const isConnectionError = (error: unknown): boolean => !(error instanceof pg.DatabaseError)

/**
 * Opens connections when they are needed. A connection that Netlify froze may be dead, so a statement that
 * met such a one is made once more; each statement may be made twice.
 */
export const openDatabase = (
  connectionString: string,
  connections = 4,
): { query: Query; close: () => Promise<void> } => {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: idleMs,
    allowExitOnIdle: true,
  })
  // A connection that ends while nobody uses it is replaced by the next statement.
  pool.on('error', () => undefined)
  const once = async <Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> =>
    (await pool.query<Row>(text, [...values])).rows
  return {
    query: <Row extends object>(text: string, values: readonly unknown[]) =>
      once<Row>(text, values).catch((error: unknown) => {
        if (!isConnectionError(error)) throw error
        return once<Row>(text, values)
      }),
    close: () => pool.end(),
  }
}
