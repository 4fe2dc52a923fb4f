/** Writes the icons, the web manifest, the logos and the flags into public/: `npm run icons`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { brandName, palette } from '../lib/brand.ts'
import { kilobytes } from '../lib/encode.ts'
import { publicFolder } from '../lib/folders.ts'
import { cambodia, singapore } from './flags.ts'
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

const icon = (size: number, purpose = 'any') => ({
  src: `/icon-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const manifest = {
  name: brandName,
  short_name: brandName,
  start_url: '/',
  display: 'browser',
  theme_color: palette.intaglio,
  background_color: palette.paper,
  icons: [icon(192), icon(512), icon(512, 'maskable')],
}

const files: Readonly<Record<string, string | Buffer>> = {
  'favicon.svg': square(smallMark),
  'favicon.ico': ico(await png(smallMark, 32)),
  'apple-touch-icon.png': await png(tile(1), 180),
  'icon-192.png': await png(seal, 192),
  'icon-512.png': await png(seal, 512),
  'icon-maskable-512.png': await png(tile(0.8), 512),
  'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  'media/logo/cambodia.svg': logo('Cambodia', palette.ink, palette.slate),
  'media/logo/singapore.svg': logo('Singapore', palette.ink, palette.slate),
  'media/logo/cambodia-on-ink.svg': logo('Cambodia', palette.paper, palette.brass),
  'media/logo/singapore-on-ink.svg': logo('Singapore', palette.paper, palette.brass),
  'media/flag/cambodia.svg': cambodia,
  'media/flag/singapore.svg': singapore,
}

for (const [name, content] of Object.entries(files)) {
  const file = join(publicFolder, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  console.log(`${name} ${kilobytes(content)}`)
}
