import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../public')

export const readPublic = (name: string): Buffer => readFileSync(join(folder, name))
