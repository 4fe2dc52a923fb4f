import { allPaths } from '../../src/app/paths.ts'
import { pictureWidths } from '../../src/content/product.ts'
import { fieldOf, type Fault, type FileExists, type ParsedFile } from './contentFile.ts'

/** The six files of a picture (src/content/product.ts). */
export const pictureFiles = (src: string): string[] =>
  pictureWidths.flatMap((width) => ['avif', 'webp'].map((format) => `${src}-${width}.${format}`))

const markdownLink = /\]\((\/[^)\s]*)\)/g

/** The internal addresses in a text: the text itself when it is one, and those of links like `[here](/contact)`. */
const addressesIn = (text: string): string[] =>
  text.startsWith('/') ? [text] : [...text.matchAll(markdownLink)].flatMap(([, address = '']) => address)

interface Text {
  field: string
  text: string
}

/** All texts of a piece of data with their fields, however deep they lie. */
const textsOf = (data: unknown, field = ''): Text[] => {
  if (typeof data === 'string') return [{ field, text: data }]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    textsOf(value, fieldOf(field, key, Array.isArray(data))),
  )
}

/** Internal addresses that are neither a page, nor a file of `public/`, nor a picture (design section 6). */
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
