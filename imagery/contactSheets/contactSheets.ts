/**
 * Lays the pictures of each family side by side, to be looked at: `npm run sheet -- [family ...]`, all of them by
 * default. A row is a machine, a column is one of its pictures. Writes .cache/sheets/<family>.webp.
 */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { viewNames } from '../render/views.ts'
import { palette } from '../lib/brand.ts'
import { cacheFolder, mediaFolder } from '../lib/folders.ts'
import type { Product } from '../lib/products.ts'
import { readProducts, slugOf } from '../lib/products.ts'
import { chosenFrom } from '../lib/chosen.ts'
import { letters } from '../kit/lettering.ts'

const cell = { width: 400, height: 300, caption: 28 }
const folder = join(cacheFolder, 'sheets')

const families = Map.groupBy(readProducts(), ({ category, subcategory }) => subcategory ?? category)
const chosen = chosenFrom([...families.keys()], process.argv.slice(2), 'Families')

const caption = (text: string): Buffer => {
  const { d } = letters(text, { weight: 500, size: 16, x: 8, y: 20 })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width * viewNames.length}" height="${cell.caption}"><path d="${d}"/></svg>`,
  )
}

const rowOf = (product: Product, row: number): OverlayOptions[] => {
  const top = row * (cell.height + cell.caption)
  const pictures = viewNames.flatMap((view, column) => {
    const file = join(mediaFolder, slugOf(product), `${view}-400.webp`)
    return existsSync(file) ? [{ input: file, left: column * cell.width, top: top + cell.caption }] : []
  })
  return [{ input: caption(product.name), left: 0, top }, ...pictures]
}

await mkdir(folder, { recursive: true })
for (const family of chosen) {
  const products = families.get(family) ?? []
  const file = join(folder, `${family}.webp`)
  await sharp({
    create: {
      width: cell.width * viewNames.length,
      height: (cell.height + cell.caption) * products.length,
      channels: 3,
      background: palette.ground,
    },
  })
    .composite(products.flatMap(rowOf))
    .webp({ quality: 90 })
    .toFile(file)
  console.log(`${relative('.', file)}  ${products.length} machines`)
}
