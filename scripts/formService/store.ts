import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface StoredRequest {
  key: string
  received: string
  fields: Record<string, unknown>
  /** The signals named in the header; empty without any. */
  spamSignals: string
}

/** Opens the requests in an SQLite file, which it makes when there is none, or in `:memory:`. */
export const openStore = (file: string) => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec(
    'CREATE TABLE IF NOT EXISTS requests (key TEXT NOT NULL UNIQUE, received TEXT NOT NULL, ' +
      'fields TEXT NOT NULL, spamSignals TEXT NOT NULL)',
  )
  const insert = database.prepare(
    'INSERT OR IGNORE INTO requests (key, received, fields, spamSignals) VALUES (?, ?, ?, ?)',
  )
  const select = database.prepare(
    'SELECT key, received, fields, spamSignals FROM requests ORDER BY rowid DESC',
  )
  return {
    /** Ignores a known key; without a key, makes a random one. */
    add: (fields: object, key: string = randomUUID(), spamSignals = '') => {
      insert.run(key, new Date().toISOString(), JSON.stringify(fields), spamSignals)
      return { key }
    },
    /** Newest first. */
    all: (): StoredRequest[] =>
      select.all().map((row) => ({
        key: String(row.key),
        received: String(row.received),
        fields: JSON.parse(String(row.fields)) as Record<string, unknown>,
        spamSignals: String(row.spamSignals),
      })),
    close: () => {
      database.close()
    },
  }
}
