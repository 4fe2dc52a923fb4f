import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../public')

/** The bytes of a file in `public`. Throws when there is none. */
export const readPublic = (name: string): Buffer => readFileSync(join(folder, name))
