/**
 * Makes the models of the 3D views: `npm run models -- [slug ...]`, by default those that products name.
 * Writes public/media/<slug>/model.glb, in metres. What has not changed since its last export (records/exported.json)
 * is left alone, so it may be stopped and run again.
 */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { machines } from '../machines/machines.ts'
import { chosenMachines } from '../machines/modelled.ts'
import type { Model } from '../machines/model.ts'
import { kilobytes } from '../lib/encode.ts'
import { mediaFolder } from '../lib/folders.ts'
import { optimise, type Level } from './optimise.ts'
import { makeProgress } from '../lib/progress.ts'
import { hashOf, openRecord } from '../lib/record.ts'
import { documentOf, glbIo } from './glb.ts'

const budget = 400 * 1024

/** The first that keeps a model within the budget is taken. */
const levels: readonly Level[] = [
  { tolerance: 0.0003, thickness: 0.06, pixels: 1024, quality: 84 },
  { tolerance: 0.0005, thickness: 0.1, pixels: 1024, quality: 76 },
  { tolerance: 0.0008, thickness: 0.15, pixels: 768, quality: 74 },
  { tolerance: 0.0012, thickness: 0.25, pixels: 640, quality: 70 },
]

const slugs = chosenMachines()

const recipe = readFileSync(new URL('./optimise.ts', import.meta.url))
const record = openRecord('exported')

/** The model within the budget. Throws when even the coarsest level is above it. */
const fit = async (slug: string, model: Model): Promise<Uint8Array> => {
  let size = ''
  for (const level of levels) {
    const glb = await optimise(await documentOf(model), level)
    if (glb.length <= budget) return glb
    size = kilobytes(glb)
  }
  throw new Error(
    `${slug} is ${size}, above ${kilobytes({ length: budget })}: simplify it in imagery/machines.`,
  )
}

/** Exports a model that is out of date; returns one line for the terminal. */
const exportModel = async (slug: string): Promise<string> => {
  const model = machines[slug]?.()
  if (!model) return 'no model'
  const source = await glbIo().writeBinary(await documentOf(model))
  const hash = hashOf(source, recipe, JSON.stringify([levels, budget]))
  const file = join(mediaFolder, slug, 'model.glb')
  if (record.has(slug, hash, file)) return 'up to date'
  const glb = await fit(slug, model)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, glb)
  await record.add(slug, hash)
  return kilobytes(glb)
}

const progress = makeProgress(slugs.length)
for (const slug of slugs) {
  const result = await exportModel(slug)
  console.log(`${slug}  ${result}  (${progress(true)})`)
}
