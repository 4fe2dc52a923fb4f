import { imagesSchema, videosSchema } from '../../../src/content/schema/media.ts'
import { pictureFiles } from '../../../src/lib/pictureFiles.ts'
import { playerFor } from '../../../src/lib/videoPlayer.ts'
import { type Fault, fieldsOf, type FileExists, type ParsedFile, type SizeOf } from '../files/contentFile.ts'

const videoFiles = (url = ''): string[] => {
  const player = url.startsWith('/') ? playerFor(url) : undefined
  if (player?.kind !== 'file') return []
  return [...player.sources.map(({ src }) => src), ...(player.poster === undefined ? [] : [player.poster])]
}

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
    ...clips.map(({ url = '' }, index) => ({
      field: `videos[${index}].url`,
      value: url,
      addresses: videoFiles(url),
    })),
  ]
}

/** A fault for each field that names a picture, video, sheet or model whose files are missing. */
export const missingFiles = (file: ParsedFile, fileExists: FileExists): Fault[] =>
  namedFiles(file).flatMap(({ field, value, addresses }) => {
    const missing = addresses.filter((address) => !fileExists(address)).map((address) => `public${address}`)
    if (missing.length === 0) return []
    const advice =
      `needs ${missing.join(', ')}, not there yet; ` + 'add what is missing, or correct or remove the entry'
    return [{ file: file.path, field, value, advice }]
  })

/** In KB, by format and width in px. */
export const pictureLimits = {
  avif: { 400: 25, 800: 60, 1600: 160 },
  webp: { 400: 40, 800: 100, 1600: 300 },
} as const

const limits: readonly [ending: RegExp, kilobytes: number][] = [
  ...Object.entries(pictureLimits).flatMap(([format, ofWidths]) =>
    Object.entries(ofWidths).map(([width, kilobytes]): [RegExp, number] => [
      new RegExp(`-${width}\\.${format}$`),
      kilobytes,
    ]),
  ),
  [/\.(mp4|webm)$/, 1536],
  [/\.glb$/, 400],
]

/** The pictures, videos and models of a product that are too large for a visitor on a slow network. */
export const largeFiles = (file: ParsedFile, sizeOf: SizeOf): Fault[] =>
  namedFiles(file).flatMap(({ field, value, addresses }) =>
    addresses.flatMap((address) => {
      const [, limit = Infinity] = limits.find(([ending]) => ending.test(address)) ?? []
      const kilobytes = Math.ceil((sizeOf(address) ?? 0) / 1024)
      if (kilobytes <= limit) return []
      const advice = `has public${address} with ${kilobytes} KB, more than ${limit}; save it smaller`
      return [{ file: file.path, field, value, advice }]
    }),
  )
