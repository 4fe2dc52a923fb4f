/**
 * Writes the line work of the site, public/line-work/<name>.svg: `npm run media:line-work`.
 * The parameters are in scripts/media/engraving/lineWork.ts and scripts/media/engraving/seals.ts, the drawings in plates/.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { lineWorkFiles } from './engraving/lineWorkFiles.ts'

const folder = new URL('../../public/line-work/', import.meta.url)

await mkdir(folder, { recursive: true })
for (const [name, svg] of lineWorkFiles()) {
  await writeFile(new URL(name, folder), svg)
  console.log(`${name} ${(svg.length / 1024).toFixed(1)} KB`)
}
