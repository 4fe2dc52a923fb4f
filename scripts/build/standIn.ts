import { existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'

const shipped = join(import.meta.dirname, '../../src/content')

/** The file that stands for a file of `src/content` in another folder of content; undefined for none. */
export const standInFor = (file: string, folder: string): string | undefined => {
  const path = relative(shipped, file)
  if (path.startsWith('..') || isAbsolute(path)) return undefined
  const found = join(folder, path)
  return existsSync(found) ? found : undefined
}
