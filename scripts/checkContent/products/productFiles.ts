import sharp from 'sharp'
import { imagesSchema, videosSchema } from '../../../src/content/schema/media.ts'
import { pictureFiles } from '../../../src/lib/pictureFiles.ts'
import { playerFor } from '../../../src/lib/videoPlayer.ts'
import {
  type Fault,
  faultsAt,
  fieldsOf,
  type FileExists,
  type ParsedFile,
  type ReadFile,
} from '../files/contentFile.ts'

const videoFiles = (url = ''): string[] => {
  const player = url.startsWith('/') ? playerFor(url) : undefined
  if (player?.kind !== 'file') return []
  return [...player.sources.map(({ src }) => src), ...(player.poster === undefined ? [] : [player.poster])]
}

/** The pictures that a product names, and their files under `public/`; the schema reports faulty fields. */
const namedPictures = (file: ParsedFile) => {
  const pictures = imagesSchema.safeParse(fieldsOf(file).images).data ?? []
  return pictures.map(({ src }, index) => ({
    field: `images[${index}].src`,
    value: src,
    addresses: pictureFiles(src),
  }))
}

const namedFiles = (file: ParsedFile) => {
  const { videos, ...fields } = fieldsOf(file)
  const clips = videosSchema.safeParse(videos).data ?? []
  const single = ['pdf', 'model'].flatMap((field) => {
    const value = fields[field]
    return typeof value === 'string' ? [{ field, value, addresses: [value] }] : []
  })
  return [
    ...single,
    ...namedPictures(file),
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
    const needed = missing.join(', ')
    const advice = `needs ${needed}, not there yet; add what is missing, or correct or remove the entry`
    return faultsAt(file, field, value, advice)
  })

/** In KB, by the end of a file's name. */
export const sizeLimits = {
  '-400.avif': 25,
  '-800.avif': 60,
  '-1600.avif': 160,
  '-400.webp': 40,
  '-800.webp': 100,
  '-1600.webp': 300,
  '.mp4': 1536,
  '.webm': 1536,
  '.glb': 400,
} as const

/**
 * The pictures, videos and models of a product that are too large for a visitor on a slow network. `sizeOf` is in
 * bytes.
 */
export const largeFiles = (file: ParsedFile, sizeOf: (address: string) => number): Fault[] =>
  namedFiles(file).flatMap(({ field, value, addresses }) =>
    addresses.flatMap((address) => {
      const [, limit = Infinity] =
        Object.entries(sizeLimits).find(([ending]) => address.endsWith(ending)) ?? []
      const kilobytes = Math.ceil(sizeOf(address) / 1024)
      if (kilobytes <= limit) return []
      const advice = `has public${address} with ${kilobytes} KB, more than ${limit}; save it smaller`
      return faultsAt(file, field, value, advice)
    }),
  )

const pictureAdvice = 'make the six files of a picture with npm run pictures'

/** What is wrong with a file, whose name says its width and format; undefined for a sound one. */
const faultOf = async (address: string, file: Buffer): Promise<string | undefined> => {
  const [, stated, ending] = /-(\d+)\.(\w+)$/.exec(address) ?? []
  const wanted = { width: Number(stated), height: (Number(stated) * 3) / 4 }
  const read = await sharp(file)
    .metadata()
    .catch(() => undefined)
  if (!read) return 'no picture'
  const { format, width, height, exif } = read
  if ((format === 'heif' ? 'avif' : format) !== ending) return `a file of the format ${format}`
  if (width !== wanted.width || height !== wanted.height)
    return `${width} × ${height} px in place of ${wanted.width} × ${wanted.height}`
  return exif ? 'a file that tells of its camera, and perhaps of its place' : undefined
}

/** The files of a product's pictures that are not what their names say. `read` gives a file under `public/`. */
export const pictureFaults = async (file: ParsedFile, read: ReadFile): Promise<Fault[]> => {
  const faults = await Promise.all(
    namedPictures(file).flatMap(({ field, value, addresses }) =>
      addresses.map(async (address) => {
        const content = read(address)
        const found = content && (await faultOf(address, content))
        return faultsAt(file, field, value, found && `has public${address}, ${found}; ${pictureAdvice}`)
      }),
    ),
  )
  return faults.flat()
}
