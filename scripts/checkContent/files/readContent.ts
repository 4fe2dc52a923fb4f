import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentFile, type FileExists, type ReadFile } from './contentFile.ts'

export const productsFolder = 'src/content/products'

const root = join(import.meta.dirname, '../../..')

const read = (path: string): ContentFile => ({ path, text: readFileSync(join(root, path), 'utf8') })

const readFolder = (folder: string): ContentFile[] => {
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
  return names
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort()
    .map((name) => read(`${folder}/${name}`))
}

export const productFileNames = (): string[] => readdirSync(join(root, productsFolder))

export const readContent = (): Record<'products' | 'legal' | 'pages', ContentFile[]> => ({
  products: readFolder(productsFolder),
  legal: readFolder('src/content/legal'),
  pages: ['data', 'texts'].flatMap((folder) => readFolder(`src/content/${folder}`)),
})

export const mediaFolders = (): string[] =>
  readdirSync(join(root, 'public/media'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

export const publicFileExists: FileExists = (address) =>
  statSync(join(root, 'public', address), { throwIfNoEntry: false })?.isFile() ?? false

/** In bytes; 0 for a missing file. */
export const publicFileSize = (address: string): number =>
  statSync(join(root, 'public', address), { throwIfNoEntry: false })?.size ?? 0

export const readPublicFile: ReadFile = (address) =>
  publicFileExists(address) ? readFileSync(join(root, 'public', address)) : undefined

/** The files that say who the company is; those of products do not. */
export const readCompany = (): ContentFile[] => {
  const { legal, pages } = readContent()
  const records = ['site.ts', 'data/countries.ts'].map((name) => read(`src/content/${name}`))
  return [...records, ...legal, ...pages]
}
