import { imagesSchema, videosSchema } from '../../src/content/mediaSchema.ts'
import { pictureFiles } from './addresses.ts'
import { fieldsOf, type Fault, type FileExists, type ParsedFile } from './contentFile.ts'

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

/** The files under `public/` that a product names and that are not there. */
export const missingFiles = (file: ParsedFile, fileExists: FileExists): Fault[] =>
  namedFiles(file).flatMap(({ field, value, addresses }) => {
    const missing = addresses.filter((address) => !fileExists(address)).map((address) => `public${address}`)
    if (missing.length === 0) return []
    const advice = `needs ${missing.join(', ')}, not there yet; add what is missing, or correct or remove the entry`
    return [{ file: file.path, field, value, advice }]
  })

/** The picture that shared links show: its file is named after the product's id alone. */
export const missingShareCard = (file: ParsedFile, fileExists: FileExists): Fault[] => {
  const { id } = fieldsOf(file)
  const name = `product-${String(id)}`
  if (!Number.isInteger(id) || fileExists(`/og/${name}.jpg`)) return []
  const advice = `needs public/og/${name}.jpg, the picture that shared links show; run npm run media:og -- ${name}`
  return [{ file: file.path, field: 'id', value: id, advice }]
}
