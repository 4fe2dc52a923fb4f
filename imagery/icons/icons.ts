/** Writes the icons, the logos and the flags into public/: `npm run icons`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { palette } from '../lib/brand.ts'
import { kilobytes } from '../lib/encode.ts'
import { publicFolder } from '../lib/folders.ts'
import { flags } from './flags.ts'
import { ico } from './ico.ts'
import { logo } from './logo.ts'
import { markSize, seal, smallMark, tile } from './mark.ts'

const square = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize} ${markSize}">${body}</svg>\n`

const png = (body: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(square(body)), { density: (72 * size) / markSize })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 95, effort: 10 })
    .toBuffer()

const countryFiles = Object.entries(flags).flatMap(([country, flag]) => {
  const name = country.toLowerCase().replaceAll(' ', '-')
  return [
    [`media/flag/${name}.svg`, flag],
    [`media/logo/${name}.svg`, logo(country, palette.ink, palette.slate)],
    [`media/logo/${name}-on-ink.svg`, logo(country, palette.paper, palette.brass)],
  ] as const
})

const files: Readonly<Record<string, string | Buffer>> = {
  'favicon.svg': square(smallMark),
  'favicon.ico': ico(await png(smallMark, 32)),
  'apple-touch-icon.png': await png(tile(1), 180),
  'icon-192.png': await png(seal, 192),
  'icon-512.png': await png(seal, 512),
  'icon-maskable-512.png': await png(tile(0.8), 512),
  ...Object.fromEntries(countryFiles),
}

for (const [name, content] of Object.entries(files)) {
  const file = join(publicFolder, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  console.log(`${name} ${kilobytes(content)}`)
}
