/**
 * Draws the front and the side of machines to scale: `npm run projections -- [slug ...]`,
 * by default those of products with a model.
 * Writes public/media/<slug>/elevation-{front,side}.svg. What has not changed since it was drawn
 * (records/projected.json) is left alone, so it may be stopped and run again.
 */
import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glbIo, documentOf } from '../export/glb.ts'
import { kilobytes } from '../lib/encode.ts'
import { mediaFolder } from '../lib/folders.ts'
import { makeProgress } from '../lib/progress.ts'
import { hashOf, openRecord } from '../lib/record.ts'
import { machines } from '../machines/machines.ts'
import { chosenMachines } from '../machines/modelled.ts'
import { projectionSvg } from './projection.ts'

const slugs = chosenMachines()

const recipe = globSync('*.ts', { cwd: import.meta.dirname })
  .filter((name) => name !== 'projections.ts')
  .sort()
  .map((name) => readFileSync(join(import.meta.dirname, name)))
const record = openRecord('projected')

/** Draws a machine that is out of date; returns one line for the terminal. */
const project = async (slug: string): Promise<string> => {
  const model = machines[slug]?.()
  if (!model) return 'no model'
  const hash = hashOf(await glbIo().writeBinary(await documentOf(model)), ...recipe)
  const fileOf = (side: string): string => join(mediaFolder, slug, `elevation-${side}.svg`)
  if (record.has(slug, hash, fileOf('front')) && record.has(slug, hash, fileOf('side'))) return 'up to date'
  await mkdir(join(mediaFolder, slug), { recursive: true })
  const sizes: string[] = []
  for (const side of ['front', 'side'] as const) {
    const svg = projectionSvg(model, side)
    await writeFile(fileOf(side), svg)
    sizes.push(`${side} ${kilobytes(svg)}`)
  }
  await record.add(slug, hash)
  return sizes.join(', ')
}

const progress = makeProgress(slugs.length)
for (const slug of slugs) {
  const result = await project(slug)
  console.log(`${slug}  ${result}  (${progress(true)})`)
}
