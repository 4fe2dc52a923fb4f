import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { recordsFolder } from './folders.ts'

/** What a result was made of, in 16 digits. */
export const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

/**
 * The hashes of results already made, kept in a file after each: a run that was stopped goes on where it was.
 */
export const openRecord = (name: 'rendered' | 'filmed' | 'exported' | 'projected' | 'placed') => {
  const file = join(recordsFolder, `${name}.json`)
  const made: Record<string, string> = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    : {}
  return {
    /** Whether the result of this hash was made and its file is still there. */
    has: (name: string, hash: string, result: string): boolean => made[name] === hash && existsSync(result),
    add: (name: string, hash: string): Promise<void> => {
      made[name] = hash
      return writeFile(file, `${JSON.stringify(made, Object.keys(made).sort(), 2)}\n`)
    },
  }
}
