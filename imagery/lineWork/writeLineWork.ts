/**
 * Writes the site's line work, public/line-work/<name>.svg, and the backgrounds of its share cards,
 * scripts/shareCards/backgrounds/<name>.svg: `npm run line-work`.
 * The parameters are in sheets.ts and seals.ts, the drawings of the machine classes in ../elevations.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cardBackgroundsFolder, publicFolder } from '../lib/folders.ts'
import { cardBackgrounds } from './cardBackgrounds.ts'
import { lineWorkFiles } from './lineWorkFiles.ts'

const write = async (files: ReadonlyMap<string, string>, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const [name, svg] of files) {
    await writeFile(join(folder, name), svg)
    console.log(`${name} ${(svg.length / 1024).toFixed(1)} KB`)
  }
}

await write(lineWorkFiles(), join(publicFolder, 'line-work'))
await write(cardBackgrounds(), cardBackgroundsFolder)
