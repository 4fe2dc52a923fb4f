import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentFile, type FileExists } from './contentFile.ts'

const root = join(import.meta.dirname, '../..')

const read = (path: string): ContentFile => ({ path, text: readFileSync(join(root, path), 'utf8') })

const readFolder = (folder: string): ContentFile[] => {
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
  return names
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort()
    .map((name) => read(`${folder}/${name}`))
}

export const readContent = (): Record<'products' | 'legal' | 'pages', ContentFile[]> => ({
  products: readFolder('src/content/products'),
  legal: readFolder('src/content/legal'),
  pages: ['', '/data', '/texts'].flatMap((folder) => readFolder(`src/content${folder}`)),
})

export const publicFileExists: FileExists = (address) => {
  const file = join(root, 'public', address)
  return existsSync(file) && statSync(file).isFile()
}
