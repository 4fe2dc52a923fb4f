import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes a folder with these texts by path, for the time of the test; returns its path. */
export const seedFolder = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}\n`)
  }
  return folder
}
