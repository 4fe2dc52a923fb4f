import { registerStdFonts } from 'pdfkit'
import Helvetica from 'pdfkit/standard-fonts/Helvetica'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { sizeSentence } from '../../../../scripts/sizeDrawings/sizeDrawing.ts'
import { makeSheet } from '../../../../scripts/specSheets/makeSheet.ts'
import { companies, countries } from '../../../../src/content/countries.ts'
import { readCode } from '../../../support/documents/pdf.ts'
import { readTagged } from '../../../support/documents/taggedPdf.ts'
import { productOf } from '../../../support/site/fixtureProducts.ts'

const revision = { number: 3, date: '2026-11-28' }
const product = { ...productOf(5), images: [], revision }

// The tests have pdfkit's build for browsers, which brings no fonts of its own.
registerStdFonts(Helvetica)

const offices = countries.map((country) => companies[country])

const footTop = 842 - 752

describe('a spec sheet', () => {
  let pdf: Uint8Array
  let sheet: Awaited<ReturnType<typeof readTagged>>

  beforeAll(async () => {
    pdf = await makeSheet(product, offices)
    sheet = await readTagged(pdf)
  })

  it('has room for a third office beside the revision', async () => {
    const three = await makeSheet(product, [...offices, ...offices.slice(1)])
    const page = await (await getDocumentProxy(three)).getPage(1)
    const { items } = await page.getTextContent()
    const foot = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      // The place ends the matrix, in points from the bottom left.
      const [x = 0, y = 0] = (item.transform as number[]).slice(4)
      return y < footTop ? [{ str: item.str, x, end: x + item.width }] : []
    })
    const isAside = ({ str }: { str: string }) => /^(Revision|Subject|Page)/.test(str)
    const aside = foot.filter(isAside)
    expect(aside).toHaveLength(3)
    const ends = foot.filter((item) => !isAside(item)).map(({ end }) => end)
    expect(ends.length).toBeGreaterThan(10)
    expect(Math.max(...ends)).toBeLessThan(Math.min(...aside.map(({ x }) => x)))
  })

  it('is tagged, and says title and language', async () => {
    const { info } = await sheet.document.getMetadata()
    expect(info).toMatchObject({ Title: `${product.name}: specifications`, Language: 'en-GB' })
    expect(await sheet.document.getMarkInfo()).toMatchObject({ Marked: true })
  })

  it('is read in its order: name, features, rows of the specifications, offices', () => {
    // A wide hyphen is read with a space.
    const isSame = (some: string, other: string) => some.replaceAll(' ', '') === other.replaceAll(' ', '')
    const at = (role: string, text: string) =>
      sheet.told.findIndex((each) => each.role === role && isSame(each.text, text))
    const [feature = ''] = product.features
    const order = [
      at('H1', product.name),
      at('P', product.description),
      at('H2', 'Features'),
      at('LBody', feature),
      at('H2', 'Specifications'),
      at('TH', 'Warranty'),
      at('H2', 'Size'),
      at('P', sizeSentence({ width: 270, depth: 285, height: 300 })),
      at('P', companies.Singapore.companyFullName),
      at('P', 'Revision 3 of November 28, 2026'),
    ]
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it('has a code that leads to the page of the product', async () => {
    expect(await readCode(new Blob([new Uint8Array(pdf)]))).toBe('https://www.veritally.example/products/5')
  })

  it('has each label with its value after it', () => {
    const weight = sheet.told.findIndex(({ role, text }) => role === 'TH' && text === 'Weight')
    expect(sheet.told[weight + 1]).toEqual({ role: 'P', text: product.specifications.Weight })
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
