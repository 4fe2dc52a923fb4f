import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface StoredRequest {
  key: string
  /** ISO 8601, UTC. */
  received: string
  fields: Record<string, unknown>
}

interface RequestStore {
  /** Keeps a request; one whose key is known already is not kept again. A missing key gets a random one. */
  add: (fields: object, key: string | undefined) => { key: string }
  /** Newest first. */
  all: () => StoredRequest[]
  clear: () => void
  close: () => void
}

/** Opens the store in an SQLite file, made with its folder when missing, or in `:memory:`. */
export const openStore = (file: string): RequestStore => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec(
    'CREATE TABLE IF NOT EXISTS requests (key TEXT NOT NULL UNIQUE, received TEXT NOT NULL, fields TEXT NOT NULL)',
  )
  const insert = database.prepare('INSERT OR IGNORE INTO requests (key, received, fields) VALUES (?, ?, ?)')
  const select = database.prepare('SELECT key, received, fields FROM requests ORDER BY rowid DESC')
  return {
    add: (fields, key = randomUUID()) => {
      insert.run(key, new Date().toISOString(), JSON.stringify(fields))
      return { key }
    },
    all: () =>
      select.all().map((row) => ({
        key: String(row.key),
        received: String(row.received),
        fields: JSON.parse(String(row.fields)) as Record<string, unknown>,
      })),
    clear: () => {
      database.exec('DELETE FROM requests')
    },
    close: () => {
      database.close()
    },
  }
}
