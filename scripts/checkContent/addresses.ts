import { allPaths } from '../../src/domain/routing/paths.ts'
import { pictureFiles } from '../../src/lib/pictureFiles.ts'
import { type Fault, type FileExists, type ParsedFile, textsOf } from './contentFile.ts'

const markdownLink = /\]\((\/[^)\s]*)\)/g

/** The text itself when it is an address, and the targets of links like `[here](/contact)`. */
const addressesIn = (text: string): string[] =>
  text.startsWith('/') ? [text] : [...text.matchAll(markdownLink)].flatMap(([, address = '']) => address)

/** The addresses in a file's texts that lead to no page, file or picture of the site. */
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
  return textsOf(data).flatMap(({ field, text }) =>
    addressesIn(text)
      .filter((address) => !leadsSomewhere(address))
      .map((address) => ({
        file: path,
        field,
        value: address,
        advice: 'leads nowhere; name a page of the site, or put the file or picture into public/',
      })),
  )
}
