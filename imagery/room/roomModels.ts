/**
 * Makes the models that phones place in a room: `npm run room-models -- [slug ...]`,
 * by default those of products with a model.
 * Writes public/media/<slug>/room.glb for Android's Scene Viewer and room.usdz for iOS's Quick Look, from the same
 * model as the 3D view. What has not changed (records/placed.json) is left alone, so it may be stopped and run again.
 */
import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentOf, glbIo } from '../export/glb.ts'
import { kilobytes } from '../lib/encode.ts'
import { mediaFolder } from '../lib/folders.ts'
import { makeProgress } from '../lib/progress.ts'
import { hashOf, openRecord } from '../lib/record.ts'
import { machines } from '../machines/machines.ts'
import { chosenMachines } from '../machines/modelled.ts'
import type { Model } from '../machines/model.ts'
import type { Level } from '../export/optimise.ts'
import { plainDocument } from './plainDocument.ts'
import { usdzOf } from './usdz.ts'

/** Of one file: a phone loads it on the network of the street. */
const budget = 500 * 1024

/** The first that keeps both files within the budget is taken, or the last. */
const levels: readonly Level[] = [
  { tolerance: 0.0025, thickness: 0.5, pixels: 512, quality: 74 },
  { tolerance: 0.005, thickness: 1, pixels: 384, quality: 70 },
]

/** Above this a phone may refuse it. */
const most = 2 * 1024 * 1024

const slugs = chosenMachines()

const recipe = [...globSync('*.ts', { cwd: import.meta.dirname }), '../export/optimise.ts']
  .sort()
  .map((name) => readFileSync(join(import.meta.dirname, name)))
const record = openRecord('placed')

const fit = async (slug: string, model: Model) => {
  for (const level of levels) {
    const document = await plainDocument(model, level)
    const [glb, usdz] = [await glbIo().writeBinary(document), await usdzOf(document)]
    const larger = Math.max(glb.length, usdz.length)
    if (larger <= budget || (level === levels.at(-1) && larger <= most)) return { glb, usdz }
  }
  throw new Error(`${slug} is above ${kilobytes({ length: most })}: simplify it in imagery/machines.`)
}

/** Makes both files of a machine that is out of date; returns one line for the terminal. */
const place = async (slug: string): Promise<string> => {
  const model = machines[slug]?.()
  if (!model) return 'no model'
  const hash = hashOf(await glbIo().writeBinary(await documentOf(model)), ...recipe)
  const fileOf = (ending: string): string => join(mediaFolder, slug, `room.${ending}`)
  if (record.has(slug, hash, fileOf('glb')) && record.has(slug, hash, fileOf('usdz'))) return 'up to date'
  const { glb, usdz } = await fit(slug, model)
  await mkdir(join(mediaFolder, slug), { recursive: true })
  await writeFile(fileOf('glb'), glb)
  await writeFile(fileOf('usdz'), usdz)
  await record.add(slug, hash)
  return `glb ${kilobytes(glb)}, usdz ${kilobytes(usdz)}`
}

const progress = makeProgress(slugs.length)
for (const slug of slugs) {
  const result = await place(slug)
  console.log(`${slug}  ${result}  (${progress(true)})`)
}
