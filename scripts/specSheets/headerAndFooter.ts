import type { Pdf } from 'pdfkit'
import type { Company } from '../../src/content/countries.ts'
import { site } from '../../src/content/site.ts'
import texts from '../../src/content/texts/sheet.json' with { type: 'json' }
import { serialNumber } from '../../src/domain/products/product.ts'
import { asArtifact, drawMark, readMark } from '../../src/lib/pdf/document.ts'
import { fill } from '../../src/lib/text.ts'
import { readPublic } from '../derivedFiles/readPublic.ts'
import { braidStrands, ornamentFiles } from './ornaments.ts'
import { frame, frameWidth, looks } from './style.ts'
import { heightOf, rule, write } from './write.ts'

/** Draws the mark, the name of the company and the product's number at the top of a page. */
export const drawHeader = (pdf: Pdf, product: { readonly id: number }): void => {
  drawMark(pdf, readMark(readPublic(ornamentFiles.mark).toString()), frame.left, 34, 25)
  write(pdf, site.name, looks.brand, { x: frame.left + 32, y: 38, width: 120 })
  write(pdf, `${texts.specifications}  ${serialNumber(product)}`.toUpperCase(), looks.serial, {
    x: frame.right - 240,
    y: 41,
    width: 240,
    align: 'right',
  })
}

/** Draws the braided line below the header. */
export const drawBraid = (pdf: Pdf): void => {
  const scale = 20 / 48
  for (const { d = '', stroke = '', opacity } of braidStrands()) {
    for (const shift of [0, 600]) {
      pdf.save().translate(frame.left, 60).scale(scale).translate(shift, 24)
      pdf.path(d).lineWidth(0.8).strokeOpacity(Number(opacity)).stroke(stroke).restore()
    }
  }
}

export type PrintedOffice = Pick<Company, 'companyFullName' | 'address' | 'phone' | 'email'>

const top = 752
const lineHeight = looks.small.size * looks.small.line
const officesWidth = frameWidth * 0.74

/** Draws one line of the footer, either as a text that is read or as one that is not. */
type EachLine = (draw: () => void) => void

const drawOffice = (pdf: Pdf, office: PrintedOffice, x: number, width: number, eachLine: EachLine): void => {
  const lines = [office.companyFullName, ...office.address, `${office.phone}  ${office.email}`]
  let y = top + 7
  for (const [index, line] of lines.entries()) {
    const look = index === 0 ? looks.officeName : looks.small
    const position = { x, y, width }
    eachLine(() => write(pdf, line, look, position))
    y += heightOf(pdf, line, look, width)
  }
}

const atRight = (line: number) =>
  ({ x: frame.right - 160, y: top + 7 + line * lineHeight, width: 160, align: 'right' }) as const

/** Draws the offices and the revision at the foot of a page. `eachLine` is given a function for each line. */
export const drawFooter = (
  pdf: Pdf,
  offices: readonly PrintedOffice[],
  revision: string,
  eachLine: EachLine,
): void => {
  const width = officesWidth / offices.length
  for (const [index, office] of offices.entries())
    drawOffice(pdf, office, frame.left + index * width, width - 12, eachLine)
  for (const [index, line] of [revision, texts.reserve].entries())
    eachLine(() => write(pdf, line, looks.small, atRight(index)))
}

/** `page` counts from zero. */
export const drawPageNumber = (pdf: Pdf, page: number, count: number): void => {
  rule(pdf, top)
  const number = fill(texts.page, { page: page + 1, pages: count })
  asArtifact(pdf, () => write(pdf, number, looks.small, atRight(2)), 'Pagination')
}
