import { validateBytes } from 'gltf-validator'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mediaFolder } from '../lib/folders.ts'

/** What Khronos' validator says of a file, its errors (0) or its warnings (1). */
const said = async (file: string, severity: number): Promise<string[]> => {
  const { issues } = await validateBytes(readFileSync(join(mediaFolder, file)), { maxIssues: 0 })
  return issues.messages
    .filter((issue) => issue.severity === severity)
    .map(({ message, pointer = '' }) => `${file}${pointer}: ${message}`)
}

it('every model is sound glTF; warnings are listed', { timeout: 120_000 }, async () => {
  const files = globSync('*/*.glb', { cwd: mediaFolder }).sort()
  const errors = await Promise.all(files.map((file) => said(file, 0)))
  const warnings = await Promise.all(files.map((file) => said(file, 1)))
  for (const warning of warnings.flat()) console.warn(warning)
  expect(errors.flat()).toEqual([])
})
