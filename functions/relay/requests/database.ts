import { getConnectionString } from '@netlify/database'
import pg from 'pg'

export type Query = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>

export const databaseUrl = (): string | undefined => {
  try {
    return getConnectionString()
  } catch {
    return undefined
  }
}

/** Connections open when needed. Netlify may freeze one until it breaks, so a statement is tried twice. */
export const openDatabase = (
  connectionString: string,
  connections = 4,
): { query: Query; close: () => Promise<void> } => {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    // A sleeping database needs most of this time to wake.
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  })
  // A connection that ends while nobody uses it is replaced by the next statement.
  pool.on('error', () => undefined)
  const once = async <Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> =>
    (await pool.query<Row>(text, [...values])).rows
  return {
    query: <Row extends object>(text: string, values: readonly unknown[]) =>
      once<Row>(text, values).catch((error: unknown) => {
        if (error instanceof pg.DatabaseError) throw error
        return once<Row>(text, values)
      }),
    close: () => pool.end(),
  }
}
