import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a release before this one has stored: by path the JSON of an entry, or '' for a name of the index. */
export const readStoredFixture = async (name: string): Promise<Map<string, string>> => {
  const text = await readFile(join(import.meta.dirname, '../fixtures/stored', `${name}.json`), 'utf8')
  const stored = Object.entries(JSON.parse(text) as Record<string, unknown>)
  return new Map(stored.map(([path, value]) => [path, value === '' ? '' : JSON.stringify(value)]))
}
