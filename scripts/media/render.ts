/**
 * Renders the machines and the rooms: `npm run media:render -- [--draft] [--views hero,detail] [slug ...]`, all of them
 * by default.
 * Writes public/media/<slug>/<view>-{400,800,1600}.{avif,webp}; a draft is one small PNG in .cache/renders/draft.
 * What has not changed since its last rendering (imagery/rendered.json) is left alone, so it may be stopped and run again.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { machines } from '../../imagery/machines.ts'
import type { Model, Scene, View } from '../../imagery/model.ts'
import { scenes } from '../../imagery/scenes.ts'
import { viewNames, viewsOf, type ViewName } from '../../imagery/views.ts'
import { chosenFrom } from './chosen.ts'
import { writePicture } from './encode.ts'
import { makeProgress } from './progress.ts'
import { openRecord } from './record.ts'
import { renderJob } from './render/blender.ts'
import { makeDenoiser, type Cutout } from './render/denoise.ts'
import { readRender } from './render/exr.ts'
import { documentOf, glbIo } from './render/glb.ts'
import { fadeOver, groundOf } from './render/ground.ts'
import { onGround, recipeOf } from './render/recipe.ts'

const models = { ...machines, ...scenes }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean', default: false }, views: { type: 'string', default: 'hero' } },
})

const views = chosenFrom(viewNames, values.views.split(','), 'Views')
const slugs = chosenFrom(Object.keys(models), positionals, 'Machines and rooms')

const quality = {
  ...(values.draft ? { width: 640, height: 480 } : { width: 1600, height: 1200 }),
  samples: 8,
}
const folder = '.cache/renders'
const media = new URL('../../public/media/', import.meta.url)
const record = openRecord('imagery/rendered.json')

const keep = async (slug: string, view: ViewName, cutout: Cutout): Promise<string> => {
  const picture = onGround(cutout)
  if (values.draft) {
    const file = join(folder, 'draft', `${slug}-${view}.png`)
    await picture.png().toFile(file)
    return file
  }
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const pixels = { data, info: { width: info.width, height: info.height, channels: info.channels } }
  return writePicture(pixels, new URL(`${slug}/`, media), view)
}

await mkdir(join(folder, 'draft'), { recursive: true })
let denoise: Awaited<ReturnType<typeof makeDenoiser>> | undefined

/** A room is seen from one place only. */
const camerasOf = (model: Model | Scene): Partial<Record<ViewName, View>> =>
  'camera' in model ? { hero: model.camera } : viewsOf(model)

/** Renders what is out of date of one machine or room; `true` when there was something to do. */
const render = async (slug: string): Promise<boolean> => {
  const model = models[slug]?.()
  if (!model) return false
  const glb = await glbIo().writeBinary(await documentOf(model))
  const cameras = camerasOf(model)
  const ground = groundOf(model)
  const file = join(folder, slug)
  const due = views.flatMap((view) => {
    const camera = cameras[view]
    if (!camera) return []
    const hash = recipeOf(glb, camera, ground, quality)
    const output = `${process.cwd()}/${file}-${view}.exr`
    const largest = new URL(`${slug}/${view}-1600.avif`, media)
    return !values.draft && record.has(`${slug}/${view}`, hash, largest)
      ? []
      : [{ view, camera, hash, output }]
  })
  if (due.length === 0) return false
  denoise ??= await makeDenoiser()
  await writeFile(`${file}.glb`, glb)
  const shots = due.map(({ camera, output }) => ({ ...camera, output }))
  await renderJob({ glb: `${file}.glb`, ...quality, views: shots, ground, turns: 0 }, `${file}.json`)
  for (const { view, camera, hash, output } of due) {
    const fade = fadeOver(ground, camera, quality.width, quality.height)
    const kept = await keep(slug, view, await denoise(readRender(output), fade))
    await rm(output)
    if (!values.draft) await record.add(`${slug}/${view}`, hash)
    console.log(`${slug}/${view}  ${kept}`)
  }
  return true
}

const progress = makeProgress(slugs.length)
for (const slug of slugs) console.log(`${slug}: ${progress(await render(slug))}`)
