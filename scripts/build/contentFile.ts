import { existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'

const shipped = join(import.meta.dirname, '../../src/content')

/**
 * The file of another folder of content that stands for a file of `src/content`; undefined where there is none, and
 * for any other file.
 */
export const contentFileIn = (folder: string, file: string): string | undefined => {
  const path = relative(shipped, file)
  if (path.startsWith('..') || isAbsolute(path)) return undefined
  const found = join(folder, path)
  return existsSync(found) ? found : undefined
}
