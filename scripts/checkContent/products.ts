import { basename } from 'node:path'
import { imagesSchema, productSchema, videosSchema } from '../../src/content/productSchema.ts'
import { deadLinks, pictureFiles } from './addresses.ts'
import { catalogueFaults, type Entry } from './catalogue.ts'
import { parseFiles, type ContentFile, type Fault, type FileExists, type ParsedFile } from './contentFile.ts'
import { onePerField, shapeFaults } from './shape.ts'

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

const fieldsOf = ({ data }: ParsedFile): Record<string, unknown> => (isRecord(data) ? data : {})

const isId = (id: unknown): id is number => Number.isInteger(id)

const numberFault = (file: ParsedFile): Fault[] => {
  const { id } = fieldsOf(file)
  const prefix = /^\d+/.exec(basename(file.path))?.[0]
  if (!isId(id) || Number(prefix) === id) return []
  const advice = `is not the number that the file name starts with (${prefix ?? 'none'}); change the one or the other`
  return [{ file: file.path, field: 'id', value: id, advice }]
}

interface NamedFiles {
  field: string
  value: string
  addresses: string[]
}

/** The files under `public/` that a product names, field by field; faulty fields are left to the schema. */
const namedFiles = (file: ParsedFile): NamedFiles[] => {
  const { images, videos, ...fields } = fieldsOf(file)
  const pictures = imagesSchema.isValidSync(images, { strict: true }) ? images : []
  const clips = videosSchema.isValidSync(videos, { strict: true }) ? videos : []
  const single = ['pdf', 'model'].flatMap((field) => {
    const value = fields[field]
    return typeof value === 'string' ? [{ field, value, addresses: [value] }] : []
  })
  return [
    ...single,
    ...pictures.map(({ src }, index) => ({
      field: `images[${index}].src`,
      value: src,
      addresses: pictureFiles(src),
    })),
    ...clips.flatMap(({ url }, index) =>
      url?.startsWith('/') ? [{ field: `videos[${index}].url`, value: url, addresses: [url] }] : [],
    ),
  ]
}

const missingFiles = (file: ParsedFile, fileExists: FileExists): Fault[] =>
  namedFiles(file).flatMap(({ field, value, addresses }) => {
    const missing = addresses.filter((address) => !fileExists(address)).map((address) => `public${address}`)
    if (missing.length === 0) return []
    const advice = `needs ${missing.join(', ')}, not there yet; add what is missing, or correct or remove the entry`
    return [{ file: file.path, field, value, advice }]
  })

const linkFaults = (file: ParsedFile, ids: readonly number[], fileExists: FileExists): Fault[] => {
  const { description, features, specifications } = fieldsOf(file)
  return deadLinks({ path: file.path, data: { description, features, specifications } }, ids, fileExists)
}

const entryOf = (file: ParsedFile): Entry => {
  const { id, category, subcategory } = fieldsOf(file)
  return { path: file.path, id: isId(id) ? id : undefined, category, subcategory }
}

/**
 * What is wrong with the product files (design section 6); nothing when they are sound. A file that is not JSON is one
 * fault and is left out of the other rules; a field has no more than one fault of its own file.
 */
export const checkProducts = (files: readonly ContentFile[], fileExists: FileExists): Fault[] => {
  const { parsed, faults } = parseFiles(files)
  const entries = parsed.map(entryOf)
  const ids = entries.flatMap(({ id }) => id ?? [])
  const ownFaults = (file: ParsedFile) => [
    ...shapeFaults(productSchema, file),
    ...numberFault(file),
    ...missingFiles(file, fileExists),
    ...linkFaults(file, ids, fileExists),
  ]
  return [...faults, ...parsed.flatMap((file) => onePerField(ownFaults(file))), ...catalogueFaults(entries)]
}
