/**
 * Typesets public/specs/<slug>.pdf for every product that names one: `npm run media:pdf`.
 * A sheet is written again only when its product, picture, offices or design changed: its stamp says so.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { renderToBuffer } from '@react-pdf/renderer'
import { palette } from '../../src/app/theme/tokens.ts'
import { companies, countries } from '../../src/content/companies.ts'
import type { Product } from '../../src/content/product.ts'
import { readProducts } from '../products.ts'
import { kilobytes } from './encode.ts'
import { pictureSource, sheetPicture } from './specSheet/picture.ts'
import { sheet } from './specSheet/sheet.ts'
import { registerFonts } from './specSheet/style.ts'

const limit = 250 * 1024
const publicFolder = new URL('../../public/', import.meta.url)
const design = new URL('specSheet/', import.meta.url)
const offices = countries.map((country) => companies[country])

const stampOf = (product: Product, picture: Buffer): string => {
  // Of the media a sheet shows one picture, whose pixels count.
  const printed = { ...product, images: undefined, videos: undefined, model: undefined }
  const hash = createHash('sha256')
    .update(JSON.stringify([printed, offices, palette]))
    .update(picture)
  for (const name of readdirSync(design).sort()) hash.update(readFileSync(new URL(name, design)))
  return `data-${hash.digest('hex').slice(0, 24)}`
}

registerFonts()
mkdirSync(new URL('specs/', publicFolder), { recursive: true })
for (const product of readProducts()) {
  if (product.pdf === undefined) continue
  const file = new URL(product.pdf.slice(1), publicFolder)
  const source = pictureSource(product)
  const stamp = stampOf(product, source)
  if (existsSync(file) && readFileSync(file).includes(stamp)) {
    console.log(`${product.pdf} is up to date`)
    continue
  }
  const picture = await sheetPicture(product, source)
  const pdf = await renderToBuffer(sheet(product, { offices, picture, date: new Date(), stamp }))
  if (pdf.length > limit)
    throw new Error(`${product.pdf} has ${kilobytes(pdf)}: more than ${kilobytes({ length: limit })}`)
  writeFileSync(file, pdf)
  console.log(`${product.pdf} ${kilobytes(pdf)}`)
}
