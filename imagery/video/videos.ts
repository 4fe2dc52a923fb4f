/**
 * Films machines on a turntable: `npm run videos -- [slug ...]`, by default all whose data names the file.
 * Writes public/media/<slug>/turntable.{mp4,webm}, one turn of 6 seconds, and its first frame as turntable-poster.webp.
 * What has not changed since (records/filmed.json) is left alone, so it may be stopped and run again. Needs ffmpeg with
 * libx264 and libvpx-vp9.
 */
import { statSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MathUtils } from 'three'
import { machines } from '../machines/machines.ts'
import type { View } from '../machines/model.ts'
import { viewsOf } from '../render/views.ts'
import { readProducts, slugOf } from '../lib/products.ts'
import { chosenFrom } from '../lib/chosen.ts'
import { kilobytes } from '../lib/encode.ts'
import { cacheFolder, mediaFolder } from '../lib/folders.ts'
import { makeProgress } from '../lib/progress.ts'
import { openRecord } from '../lib/record.ts'
import { renderJob } from '../render/blender.ts'
import { makeDenoiser } from '../render/denoise.ts'
import { readRender } from '../render/exr.ts'
import { encodeVideo } from './ffmpeg.ts'
import { documentOf, glbIo } from '../export/glb.ts'
import { fadeOver, groundOf } from '../render/ground.ts'
import { onGround, recipeOf } from '../render/recipe.ts'

const shots = { width: 640, height: 480, samples: 6, turns: 60 }
const framesPerSecond = 10
/** The corners need it on their way round. */
const roomToTurn = 1.14
const limit = 1.5 * 1024 * 1024

const folder = join(cacheFolder, 'renders')
const record = openRecord('filmed')

const filmed = readProducts()
  .filter((product) => product.videos.some(({ url }) => url === `/media/${slugOf(product)}/turntable.mp4`))
  .map(slugOf)
const slugs = chosenFrom(filmed, process.argv.slice(2), 'These have', 'No product has such a video')

/** A view that shows as much more, its middle where it was. */
const widened = ({ fov, shift: [x, y], ...view }: View, share: number): View => {
  const slope = Math.tan(MathUtils.degToRad(fov / 2)) * share
  return { ...view, fov: 2 * MathUtils.radToDeg(Math.atan(slope)), shift: [x / share, y / share] }
}

const denoise = makeDenoiser()

/** Films one machine, unless its video is up to date; `true` when there was something to do. */
const film = async (slug: string): Promise<boolean> => {
  const model = machines[slug]?.()
  if (!model) throw new Error(`There is no model of ${slug}.`)
  const glb = await glbIo().writeBinary(await documentOf(model))
  const { hero } = viewsOf(model)
  const view = widened(hero, roomToTurn)
  const ground = groundOf(model)
  const fade = fadeOver(ground, view, shots.width, shots.height)
  const hash = recipeOf(glb, view, ground, shots, framesPerSecond)
  const target = join(mediaFolder, slug, 'turntable')
  if (record.has(slug, hash, `${target}.mp4`)) return false

  const file = join(folder, `${slug}-turn`)
  await writeFile(`${file}.glb`, glb)
  await renderJob(
    { glb: `${file}.glb`, ...shots, ground, views: [{ ...view, output: `${file}.exr` }] },
    `${file}.json`,
  )
  await mkdir(join(mediaFolder, slug), { recursive: true })
  const numbers = Array.from({ length: shots.turns }, (_, turn) => String(turn).padStart(3, '0'))
  for (const number of numbers) {
    const frame = onGround(await denoise(readRender(`${file}-${number}.exr`), fade))
    await frame.clone().png().toFile(`${file}-${number}.png`)
    if (number === '000')
      await frame.webp({ quality: 82, smartSubsample: true }).toFile(`${target}-poster.webp`)
    await rm(`${file}-${number}.exr`)
  }
  for (const ending of ['mp4', 'webm'] as const) {
    await encodeVideo(`${file}-%03d.png`, framesPerSecond, `${target}.${ending}`)
    const { size } = statSync(`${target}.${ending}`)
    if (size > limit) throw new Error(`${target}.${ending} has ${kilobytes({ length: size })}, above 1.5 MB.`)
    console.log(`${target}.${ending}  ${kilobytes({ length: size })}`)
  }
  for (const number of numbers) await rm(`${file}-${number}.png`)
  await record.add(slug, hash)
  return true
}

await mkdir(folder, { recursive: true })
const progress = makeProgress(slugs.length)
for (const slug of slugs) console.log(`${slug}: ${progress(await film(slug))}`)
