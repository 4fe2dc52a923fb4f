/**
 * Makes public/media/mc-280/turntable.{mp4,webm} (three turns, 6 s, on the site's ground) and its poster from the
 * rendered turntable of two seconds: `npm run media:turntable -- <folder>`. Needs ffmpeg with libx264 and libvpx-vp9
 * (Debian: `apt-get install --no-install-recommends ffmpeg`). For each file this runs
 *   ffmpeg -stream_loop 2 -i counter-turntable.av1.webm -vf "format=gbrp,lutrgb=...,scale=out_color_matrix=bt709:
 *   out_range=tv,format=yuv420p" -an -c:v libx264 -crf 22 -preset veryslow -movflags +faststart turntable.mp4
 */
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { palette } from '../../src/app/theme/tokens.ts'
import { kilobytes } from './encode.ts'
import { channels, onSiteGround } from './ground.ts'

const folder = process.argv[2] ?? 'imagery/masters'
const media = new URL('../../public/media/mc-280/', import.meta.url)

/** What the render's ground has become in the lossy turntable. */
const videoGround = [242, 243, 246] as const

const filter = () => {
  const ground = channels(palette.ground)
  const table = (name: string, index: 0 | 1 | 2) => `${name}='val*${ground[index]}/${videoGround[index]}'`
  const tables = [table('r', 0), table('g', 1), table('b', 2)].join(':')
  return `format=gbrp,lutrgb=${tables},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`
}

const colour = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]

const codecs = {
  'turntable.mp4': ['-c:v', 'libx264', '-crf', '22', '-preset', 'veryslow', '-movflags', '+faststart'],
  'turntable.webm': ['-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-deadline', 'best', '-row-mt', '1'],
}

for (const [name, codec] of Object.entries(codecs)) {
  const file = fileURLToPath(new URL(name, media))
  const source = ['-stream_loop', '2', '-i', join(folder, 'counter-turntable.av1.webm')]
  const plain = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    ...source,
    '-vf',
    filter(),
    ...plain,
    ...codec,
    ...colour,
    file,
  ])
  console.log(`${name} ${kilobytes({ length: statSync(file).size })}`)
}

// The turntable's first frame is the hero at 86 %: the hero itself makes a sharper poster than that frame.
const hero = await onSiteGround(join(folder, 'counter-hero.png'))
const poster = await sharp(hero.data, { raw: hero.info })
  .resize(688, 516)
  .extend({ top: 42, bottom: 42, left: 56, right: 56, background: palette.ground })
  .webp({ quality: 82, effort: 6, smartSubsample: true })
  .toFile(fileURLToPath(new URL('turntable-poster.webp', media)))
console.log(`turntable-poster.webp ${poster.width} x ${poster.height}, ${kilobytes({ length: poster.size })}`)
