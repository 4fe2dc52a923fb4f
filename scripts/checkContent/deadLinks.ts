import { allPaths } from '../../src/domain/routing/paths.ts'
import { pictureFiles } from '../../src/lib/pictureFiles.ts'
import { type Fault, type FileExists, type ParsedFile, textsOf } from './files/contentFile.ts'

/** The addresses in a file that lead to no page, file or picture of the site. */
export const deadLinks = (
  { path, data }: ParsedFile,
  productIds: readonly number[],
  fileExists: FileExists,
): Fault[] => {
  const pages = new Set(allPaths(productIds))
  const leadsSomewhere = (address: string): boolean => {
    const page = address.replace(/[?#].*$/, '')
    return pages.has(page) || fileExists(address) || pictureFiles(address).every(fileExists)
  }
  return textsOf(data)
    .filter(({ text }) => text.startsWith('/') && !leadsSomewhere(text))
    .map(({ field, text }) => ({
      file: path,
      field,
      value: text,
      advice: 'leads nowhere; name a page of the site, or put the file or picture into public/',
    }))
}
