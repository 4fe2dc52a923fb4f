/**
 * Encodes the rendered masters into public/media/<slug>/<view>-{400,800,1600}.{avif,webp}:
 * `npm run media:pictures -- <folder>` (imagery/masters by default; masters are not committed).
 */
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { writePicture } from './encode.ts'
import { onSiteGround } from './ground.ts'
import { masters } from './masters.ts'

const folder = process.argv[2] ?? 'imagery/masters'
const media = new URL('../../public/media/', import.meta.url)

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

let missing = 0
for (const { file, slug, view, machine } of masters) {
  const master = join(folder, file)
  if (await exists(master)) {
    const sizes = await writePicture(await onSiteGround(master, machine), new URL(`${slug}/`, media), view)
    console.log(`${slug}/${view}  ${sizes}`)
  } else {
    missing += 1
    console.error(`${slug}/${view}  no master ${master}: its pictures stay as they are`)
  }
}
if (missing === masters.length) process.exitCode = 1
