import sharp from 'sharp'
import { imagesSchema } from '../../../src/content/schema/media.ts'
import { pictureFiles } from '../../../src/lib/pictureFiles.ts'
import { type Fault, fieldsOf, type ParsedFile } from '../files/contentFile.ts'

const advice = 'make the six files of a picture with npm run pictures'

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
export const pictureFaults = async (
  file: ParsedFile,
  read: (address: string) => Buffer | undefined,
): Promise<Fault[]> => {
  const pictures = imagesSchema.safeParse(fieldsOf(file).images).data ?? []
  const named = pictures.flatMap(({ src }, index) =>
    pictureFiles(src).map((address) => ({ address, field: `images[${index}].src`, src })),
  )
  const faults = await Promise.all(
    named.map(async ({ address, field, src }) => {
      const content = read(address)
      const found = content && (await faultOf(address, content))
      return found === undefined
        ? []
        : [{ file: file.path, field, value: src, advice: `has public${address}, ${found}; ${advice}` }]
    }),
  )
  return faults.flat()
}
