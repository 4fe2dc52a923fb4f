/**
 * Lays the pictures of each family side by side, to be looked at: `npm run media:sheet -- [family ...]`, all of them by
 * default. A row is a machine, a column is one of its pictures. Writes .cache/sheets/<family>.webp.
 */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { viewNames } from '../../imagery/views.ts'
import { palette } from '../../src/app/theme/tokens.ts'
import type { Product } from '../../src/content/product.ts'
import { readProducts, slugOf } from '../products.ts'
import { chosenFrom } from './chosen.ts'
import { letters } from '../../imagery/kit/lettering.ts'

const cell = { width: 400, height: 300, caption: 28 }
const folder = '.cache/sheets'

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
    const file = `public/media/${slugOf(product)}/${view}-400.webp`
    return existsSync(file) ? [{ input: file, left: column * cell.width, top: top + cell.caption }] : []
  })
  return [{ input: caption(product.name), left: 0, top }, ...pictures]
}

await mkdir(folder, { recursive: true })
for (const family of chosen) {
  const products = families.get(family) ?? []
  const file = `${folder}/${family}.webp`
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
  console.log(`${file}  ${products.length} machines`)
}
