import { imagesSchema, videosSchema } from '../../src/content/schema/media.ts'
import { pictureFiles } from '../../src/lib/pictureFiles.ts'
import { type Fault, fieldsOf, type FileExists, type ParsedFile } from './contentFile.ts'

interface NamedFiles {
  field: string
  value: string
  addresses: string[]
}

/** The files under `public/` that a product names; the schema reports faulty fields. */
const namedFiles = (file: ParsedFile): NamedFiles[] => {
  const { images, videos, ...fields } = fieldsOf(file)
  const pictures = imagesSchema.safeParse(images).data ?? []
  const clips = videosSchema.safeParse(videos).data ?? []
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

export const missingFiles = (file: ParsedFile, fileExists: FileExists): Fault[] =>
  namedFiles(file).flatMap(({ field, value, addresses }) => {
    const missing = addresses.filter((address) => !fileExists(address)).map((address) => `public${address}`)
    if (missing.length === 0) return []
    const advice =
      `needs ${missing.join(', ')}, not there yet; ` + 'add what is missing, or correct or remove the entry'
    return [{ file: file.path, field, value, advice }]
  })
