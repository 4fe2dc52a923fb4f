import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll } from 'vitest'

/** Parts of the project, with its packages, in a folder of an awkward name, for the tests of a file. */
export const copyProject = (...parts: string[]): string => {
  const root = mkdtempSync(join(tmpdir(), "Bank's 5%41 & គម្រោង "))
  afterAll(() => rmSync(root, { recursive: true }))
  for (const part of parts) cpSync(part, join(root, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  return root
}
