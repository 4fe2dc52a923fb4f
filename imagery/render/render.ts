/**
 * Renders the machines and the rooms, all of them by default:
 * `npm run render -- [--draft] [--missing] [--views hero,detail] [slug ...]`
 * Writes public/media/<slug>/<view>-{400,800,1600}.{avif,webp}; a draft is one small PNG in
 * imagery/.cache/renders/draft. What has not changed since its last rendering (records/rendered.json) is left
 * alone, so it may be stopped and run again. With --missing, the machines render the views that they lack, the largest
 * machine first, after a line that says how long it may take.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { machines } from '../machines/machines.ts'
import type { Model, Scene, View } from '../machines/model.ts'
import { scenes } from '../rooms/rooms.ts'
import { viewNames, viewsOf, type ViewName } from './views.ts'
import { chosenFrom } from '../lib/chosen.ts'
import { writePicture } from '../lib/encode.ts'
import { cacheFolder, mediaFolder } from '../lib/folders.ts'
import { drawnProducts } from '../machines/modelled.ts'
import { makeProgress } from '../lib/progress.ts'
import { openRecord } from '../lib/record.ts'
import { renderJob } from './blender.ts'
import { makeDenoiser, type Cutout } from './denoise.ts'
import { readRender } from './exr.ts'
import { documentOf, glbIo } from '../export/glb.ts'
import { fadeOver, groundOf } from './ground.ts'
import { missingViews } from './missing.ts'
import { onGround, recipeOf } from './recipe.ts'

const models = { ...machines, ...scenes }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    views: { type: 'string', default: 'hero' },
  },
})

const views = chosenFrom(viewNames, values.views.split(','), 'Views')
const slugs = chosenFrom(Object.keys(models), positionals, 'Machines and rooms')

/** What is rendered of each machine or room. */
const jobs = values.missing
  ? missingViews(drawnProducts().map(([, product]) => product)).filter(
      ({ slug }) => positionals.length === 0 || slugs.includes(slug),
    )
  : slugs.map((slug) => ({ slug, views }))

/** Of one picture, on two cores. */
const secondsPerPicture = 40

if (values.missing) {
  const pictures = jobs.reduce((sum, job) => sum + job.views.length, 0)
  const minutes = Math.ceil((pictures * secondsPerPicture) / 60)
  console.log(`${pictures} pictures of ${jobs.length} machines are missing: about ${minutes} minutes`)
}

const quality = {
  ...(values.draft ? { width: 640, height: 480 } : { width: 1600, height: 1200 }),
  samples: 8,
}
const folder = join(cacheFolder, 'renders')
const record = openRecord('rendered')

const keep = async (slug: string, view: ViewName, cutout: Cutout): Promise<string> => {
  const picture = onGround(cutout)
  if (values.draft) {
    const file = join(folder, 'draft', `${slug}-${view}.png`)
    await picture.png().toFile(file)
    return file
  }
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const pixels = { data, info: { width: info.width, height: info.height, channels: info.channels } }
  return writePicture(pixels, join(mediaFolder, slug), view)
}

await mkdir(join(folder, 'draft'), { recursive: true })
const denoise = makeDenoiser()

/** A room is seen from one place only. */
const camerasOf = (model: Model | Scene): Partial<Record<ViewName, View>> =>
  'camera' in model ? { hero: model.camera } : viewsOf(model)

/** Renders what is out of date of one machine or room; `true` when there was something to do. */
const render = async (slug: string, wanted: readonly ViewName[]): Promise<boolean> => {
  const model = models[slug]?.()
  if (!model) return false
  const glb = await glbIo().writeBinary(await documentOf(model))
  const cameras = camerasOf(model)
  const ground = groundOf(model)
  const file = join(folder, slug)
  const due = wanted.flatMap((view) => {
    const camera = cameras[view]
    if (!camera) return []
    const hash = recipeOf(glb, camera, ground, quality)
    const output = `${file}-${view}.exr`
    const largest = join(mediaFolder, slug, `${view}-1600.avif`)
    return !values.draft && record.has(`${slug}/${view}`, hash, largest)
      ? []
      : [{ view, camera, hash, output }]
  })
  if (due.length === 0) return false
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

const progress = makeProgress(jobs.length)
for (const job of jobs) console.log(`${job.slug}: ${progress(await render(job.slug, job.views))}`)
