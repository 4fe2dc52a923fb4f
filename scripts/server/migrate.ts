import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../netlify/database/migrations')

/** The part of a database that can run a script of SQL and read a column. */
interface Migrated {
  run: (sql: string) => Promise<unknown>
  names: (sql: string) => Promise<string[]>
}

/** Applies the migrations that a database lacks, in their order, as a deploy does on Netlify. */
export const migrate = async ({ run, names }: Migrated): Promise<void> => {
  await run('create table if not exists applied_migrations (name text primary key)')
  const applied = await names('select name from applied_migrations')
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  for (const file of files.sort().filter((name) => !applied.includes(name))) {
    const sql = readFileSync(join(folder, file), 'utf8')
    await run(`begin; ${sql}; insert into applied_migrations values ('${file}'); commit`)
  }
}
