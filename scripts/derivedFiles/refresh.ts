import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface DerivedFile {
  readonly name: string
  readonly key: string
  readonly make: () => Promise<Uint8Array>
}

interface Places {
  readonly folder: string
  readonly recordFile: string
}

const committed: Places = { folder: 'public', recordFile: 'scripts/derivedFiles/record.json' }

const write = async (file: string, content: string | Uint8Array): Promise<void> => {
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Cannot write ${file}, which follows from the content: ${why}`, { cause })
  }
}

/** Makes missing and stale files, removes those without a source; returns the names of the files made. */
export const refresh = async (
  files: readonly DerivedFile[],
  { folder, recordFile }: Places = committed,
): Promise<string[]> => {
  const recorded = existsSync(recordFile)
    ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, string>)
    : {}
  const keys = new Map(files.map(({ name, key }) => [name, key]))
  const gone = Object.keys(recorded).filter((name) => !keys.has(name))
  const due = files.filter(({ name, key }) => recorded[name] !== key || !existsSync(join(folder, name)))
  if (gone.length === 0 && due.length === 0) return []
  const record = (entries: readonly (readonly [name: string, key: string])[]) =>
    write(recordFile, `${JSON.stringify(Object.fromEntries([...entries].sort()), null, 2)}\n`)
  // When this run is broken off, the next one makes again what may be half done.
  await record(Object.entries(recorded).filter(([name]) => !due.some((file) => file.name === name)))
  for (const name of gone) await rm(join(folder, name), { force: true })
  for (const { name, make } of due) await write(join(folder, name), await make())
  await record([...keys])
  return due.map(({ name }) => name)
}
