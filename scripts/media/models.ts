/**
 * Makes the models of the 3D views: `npm run media:models -- [slug ...]`, all of them by default.
 * Writes public/media/<slug>/model.glb, in metres. What has not changed since its last export (imagery/exported.json)
 * is left alone, so it may be stopped and run again.
 */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { machines } from '../../imagery/machines.ts'
import type { Model } from '../../imagery/model.ts'
import { chosenFrom } from './chosen.ts'
import { kilobytes } from './encode.ts'
import { optimise, type Level } from './models/optimise.ts'
import { makeProgress } from './progress.ts'
import { hashOf, openRecord } from './record.ts'
import { documentOf, glbIo } from './render/glb.ts'

const budget = 400 * 1024

/** The first that keeps a model within the budget is taken. */
const levels: readonly Level[] = [
  { tolerance: 0.0003, thickness: 0.06, pixels: 1024, quality: 84 },
  { tolerance: 0.0005, thickness: 0.1, pixels: 1024, quality: 76 },
  { tolerance: 0.0008, thickness: 0.15, pixels: 768, quality: 74 },
  { tolerance: 0.0012, thickness: 0.25, pixels: 640, quality: 70 },
]

const slugs = chosenFrom(Object.keys(machines), process.argv.slice(2), 'Models')

const media = new URL('../../public/media/', import.meta.url)
const recipe = readFileSync(new URL('./models/optimise.ts', import.meta.url))
const record = openRecord('imagery/exported.json')

/** The model within the budget. Throws when even the coarsest level is above it. */
const fit = async (slug: string, model: Model): Promise<Uint8Array> => {
  let size = ''
  for (const level of levels) {
    const glb = await optimise(await documentOf(model), level)
    if (glb.length <= budget) return glb
    size = kilobytes(glb)
  }
  throw new Error(`${slug} is ${size}, above ${kilobytes({ length: budget })}: simplify imagery/models.`)
}

/** Exports a model that is out of date; returns one line for the terminal. */
const exportModel = async (slug: string): Promise<string> => {
  const model = machines[slug]?.()
  if (!model) return 'no model'
  const source = await glbIo().writeBinary(await documentOf(model))
  const hash = hashOf(source, recipe, JSON.stringify([levels, budget]))
  const file = new URL(`${slug}/model.glb`, media)
  if (record.has(slug, hash, file)) return 'up to date'
  const glb = await fit(slug, model)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, glb)
  await record.add(slug, hash)
  return kilobytes(glb)
}

const progress = makeProgress(slugs.length)
for (const slug of slugs) {
  const result = await exportModel(slug)
  console.log(`${slug}  ${result}  (${progress(true)})`)
}
