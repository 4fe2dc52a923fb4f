import { palette } from '../../src/app/theme/tokens.ts'
import { categoryLabel } from '../../src/content/categories.ts'
import { companies, countries } from '../../src/content/countries.ts'
import { site } from '../../src/content/site.ts'
import texts from '../../src/content/texts/sheet.json' with { type: 'json' }
import type { DerivedFile } from '../derivedFiles/refresh.ts'
import { codeHash, hashOf, pictureFile, readPublic } from '../derivedFiles/sources.ts'
import type { RevisedProduct } from '../feed/revisions.ts'
import { kilobytes } from '../kilobytes.ts'
import { sizeDrawing } from '../sizeDrawings/sizeDrawing.ts'
import { ornamentFiles } from './style.ts'

const limit = 250 * 1024
const offices = countries.map((country) => {
  const { companyFullName, address, phone, email } = companies[country]
  return { companyFullName, address, phone, email }
})

/** The typesetter loads only when a sheet is due. */
const typeset = async (product: RevisedProduct): Promise<Uint8Array> => {
  const { makeSheet } = await import('./makeSheet.ts')
  const pdf = await makeSheet(product, offices)
  if (pdf.length > limit) {
    throw new Error(
      `The spec sheet of ${product.name} has ${kilobytes(pdf)}, more than ${kilobytes({ length: limit })}.`,
    )
  }
  return pdf
}

/** The spec sheets of the products that name one, each with the key that tells when to make it anew. */
export const specSheets = (products: readonly RevisedProduct[]): DerivedFile[] => {
  const design = hashOf(
    codeHash(import.meta.dirname),
    codeHash('src/lib/pdf'),
    JSON.stringify([offices, palette, site.name, site.url, texts]),
    ...Object.values(ornamentFiles).map(readPublic),
  )
  return products.flatMap((product) => {
    if (product.pdf === undefined) return []
    // A sheet shows one picture with its text and no other media.
    const printed = { ...product, images: product.images[0]?.alt, videos: undefined, model: undefined }
    const label = categoryLabel(product.category, product.subcategory)
    const size = JSON.stringify(sizeDrawing(product) ?? null)
    const key = hashOf(design, JSON.stringify([printed, label]), size, readPublic(pictureFile(product)))
    return [{ name: product.pdf.slice(1), key, make: () => typeset(product) }]
  })
}
