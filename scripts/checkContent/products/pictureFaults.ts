import sharp from 'sharp'
import { type Fault, type ParsedFile } from '../files/contentFile.ts'
import { namedPictures } from './productFiles.ts'

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
  const faults = await Promise.all(
    namedPictures(file).flatMap(({ field, value, addresses }) =>
      addresses.map(async (address) => {
        const content = read(address)
        const found = content && (await faultOf(address, content))
        return found === undefined
          ? []
          : [{ file: file.path, field, value, advice: `has public${address}, ${found}; ${advice}` }]
      }),
    ),
  )
  return faults.flat()
}
