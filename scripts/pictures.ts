import { readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { kilobytes } from './kilobytes.ts'
import { arrange, type Fit } from './pictures/arrange.ts'
import { encode } from './pictures/encode.ts'

/** `npm run pictures`: makes the files of a product's pictures from ordinary photographs. */

const usage = `\
npm run pictures -- 78 front.jpg side.jpg     cut to 4:3 around the middle
npm run pictures -- 78 front.jpg --fit pad    the whole photograph, on white

78 is the product's number. A photograph has at least 1600 × 1200 px.`

const root = join(import.meta.dirname, '..')

/** The folder of a product's files has the name of its own file without the number. */
const folderOf = (id: string): string | undefined => {
  const files = readdirSync(join(root, 'src/content/products'))
  const file = files.find((name) => /^\d+-.+\.json$/.test(name) && Number.parseInt(name) === Number(id))
  return file && `/media/${file.replace(/^\d+-|\.json$/g, '')}`
}

const isFit = (value: string): value is Fit => value === 'cut' || value === 'pad'

/** As addresses have it: `Front view.JPG` is `front-view`. */
const nameOf = (file: string): string =>
  basename(file)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns the address that the product's file has to name. */
const write = async (folder: string, photograph: string, fit: Fit): Promise<string> => {
  const { picture, change } = await arrange(await readFile(photograph), fit)
  const address = `${folder}/${nameOf(photograph)}`
  await mkdir(join(root, 'public', folder), { recursive: true })
  console.log(`${photograph}: ${change}`)
  for (const [ending, content] of Object.entries(await encode(picture))) {
    await writeFile(join(root, 'public', address + ending), content)
    console.log(`  public${address}${ending}  ${kilobytes(content)}`)
  }
  return address
}

const { values, positionals } = parseArgs({
  options: { fit: { type: 'string', default: 'cut' } },
  allowPositionals: true,
})
const [id = '', ...photographs] = positionals
const { fit } = values
const folder = folderOf(id)
if (photographs.length === 0 || !isFit(fit) || folder === undefined) {
  console.error(
    folder === undefined && id !== '' ? `There is no product with the number "${id}".\n\n${usage}` : usage,
  )
  process.exit(1)
}
const images = []
for (const photograph of photographs) {
  try {
    images.push({ src: await write(folder, photograph, fit), alt: '' })
  } catch (error) {
    console.error(`${photograph}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
if (images.length > 0)
  console.log(
    `\nFor the product's file; alt says what each shows:\n"images": ${JSON.stringify(images, null, 2)}`,
  )
