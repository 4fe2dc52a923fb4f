import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface DerivedFile {
  readonly name: string
  readonly key: string
  readonly make: () => Promise<Uint8Array>
}

const write = async (file: string, content: string | Uint8Array): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Makes missing and stale files, removes those without a source; returns the names of the files made. */
export const refresh = async (
  files: readonly DerivedFile[],
  { folder = 'public', recordFile = 'scripts/derivedFiles/record.json' } = {},
): Promise<string[]> => {
  const recorded = existsSync(recordFile)
    ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, string>)
    : {}
  const keys = new Map(files.map(({ name, key }) => [name, key]))
  const gone = Object.keys(recorded).filter((name) => !keys.has(name))
  const due = files.filter(({ name, key }) => recorded[name] !== key || !existsSync(join(folder, name)))
  if (gone.length === 0 && due.length === 0) return []
  for (const name of gone) await rm(join(folder, name), { force: true })
  for (const { name, make } of due) await write(join(folder, name), await make())
  const record = Object.fromEntries([...keys].sort())
  await write(recordFile, `${JSON.stringify(record, null, 2)}\n`)
  return due.map(({ name }) => name)
}
