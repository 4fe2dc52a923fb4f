import { registerStdFonts } from 'pdfkit'
import Helvetica from 'pdfkit/standard-fonts/Helvetica'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeSheet } from '../../../../scripts/specSheets/makeSheet.ts'
import { sheetPicture } from '../../../../scripts/specSheets/picture.ts'
import { companies, countries } from '../../../../src/content/countries.ts'
import { readCode } from '../../../support/documents/pdf.ts'
import { readTagged } from '../../../support/documents/taggedPdf.ts'
import { fixtureProducts } from '../../../support/site/fixtureProducts.ts'

const [product] = fixtureProducts.filter(({ id }) => id === 5)

// The tests have pdfkit's build for browsers, which brings no fonts of its own.
registerStdFonts(Helvetica)

const offices = countries.map((country) => companies[country])
const size = { strokes: [], labels: [], top: 0, sentence: '270 mm wide' }
const revision = 'Revision 3 of 28 November 2026'

describe('a spec sheet', () => {
  let pdf: Uint8Array
  let sheet: Awaited<ReturnType<typeof readTagged>>

  beforeAll(async () => {
    if (!product) throw new Error('The fixtures have no product 5.')
    const picture = await sheetPicture({ ...product, images: [] })
    pdf = await makeSheet(product, { offices, picture, size, revision })
    sheet = await readTagged(pdf)
  })

  it('is tagged, and says title and language', async () => {
    const { info } = await sheet.document.getMetadata()
    expect(info).toMatchObject({ Title: `${product?.name ?? ''}: specifications`, Language: 'en-GB' })
    expect(await sheet.document.getMarkInfo()).toMatchObject({ Marked: true })
  })

  it('is read in its order: name, features, rows of the specifications, offices', () => {
    // A wide hyphen is read with a space.
    const isSame = (some: string, other: string) => some.replaceAll(' ', '') === other.replaceAll(' ', '')
    const at = (role: string, text: string) =>
      sheet.told.findIndex((each) => each.role === role && isSame(each.text, text))
    const [feature = ''] = product?.features ?? []
    const order = [
      at('H1', product?.name ?? ''),
      at('P', product?.description ?? ''),
      at('H2', 'Features'),
      at('LBody', feature),
      at('H2', 'Specifications'),
      at('TH', 'Warranty'),
      at('H2', 'Size'),
      at('P', '270 mm wide'),
      at('P', companies.Singapore.companyFullName),
      at('P', 'Revision 3 of 28 November 2026'),
    ]
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it('has a code that leads to the page of the product', async () => {
    expect(await readCode(new Blob([new Uint8Array(pdf)]))).toBe('https://www.veritally.example/products/5')
  })

  it('has each label with its value after it', () => {
    const weight = sheet.told.findIndex(({ role, text }) => role === 'TH' && text === 'Weight')
    expect(sheet.told[weight + 1]).toEqual({ role: 'P', text: product?.specifications.Weight })
  })

  it('names its picture and reads spaced capitals as words, without ornaments and repeated headers', () => {
    const code = 'QR code that leads to this product’s page, https://www.veritally.example/products/5'
    expect(sheet.alternatives).toEqual(['Money Counter', code, 'Schematic elevation of the machine class'])
    expect(sheet.told.filter(({ text }) => text === 'Veritally')).toEqual([])
    expect(sheet.untold.join(' ')).toContain('Veritally')
    expect(sheet.untold.join(' ')).toContain('Page 1 of')
    expect(sheet.told.filter(({ text }) => text === companies.Cambodia.companyFullName)).toHaveLength(1)
  })
})
