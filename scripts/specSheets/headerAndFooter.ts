import type { Pdf } from 'pdfkit'
import type { Company } from '../../src/content/countries.ts'
import { site } from '../../src/content/site.ts'
import texts from '../../src/content/texts/sheet.json' with { type: 'json' }
import { serialNumber } from '../../src/domain/products/product.ts'
import { drawBrand, frame, frameWidth, type Paper } from '../../src/lib/pdf/paper.ts'
import { fill } from '../../src/lib/text.ts'
import { readPublic } from '../derivedFiles/sources.ts'
import { looks, ornamentFiles, places } from './style.ts'

/** Draws the mark, the name of the company and the product's number at the top of a page. */
export const drawHeader = (paper: Paper, mark: string, product: { readonly id: number }): void => {
  drawBrand(paper, mark, site.name, places.head)
  paper.write(`${texts.specifications}  ${serialNumber(product)}`.toUpperCase(), looks.serial, {
    x: frame.right - 240,
    y: places.head + 7,
    width: 240,
    align: 'right',
  })
}

const strands =
  /stroke="(?<stroke>[^"]+)" stroke-width="0.8" opacity="(?<opacity>[^"]+)"[^>]*><path[^>]* d="(?<d>[^"]+)"/g

/** Two colours, each 600 units wide and drawn twice side by side. Throws when the SVG file has others. */
const braidStrands = () => {
  const found = [...readPublic(ornamentFiles.braid).toString().matchAll(strands)]
  if (found.length !== 2) throw new Error(`public/${ornamentFiles.braid} has no two strands.`)
  return found.map(({ groups = {} }) => groups)
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

const top = places.foot + 7
const lineHeight = looks.small.size * looks.small.line
const officesWidth = frameWidth * 0.74

/** Draws one line of the footer, either as a text that is read or as one that is not. */
type EachLine = (draw: () => void) => void

const drawOffice = (
  paper: Paper,
  office: PrintedOffice,
  x: number,
  width: number,
  eachLine: EachLine,
): void => {
  const lines = [office.companyFullName, ...office.address, `${office.phone}  ${office.email}`]
  let y = top
  for (const [index, line] of lines.entries()) {
    const look = index === 0 ? looks.officeName : looks.small
    const position = { x, y, width }
    eachLine(() => paper.write(line, look, position))
    y += paper.heightOf(line, look, width)
  }
}

const atRight = (line: number) =>
  ({ x: frame.right - 160, y: top + line * lineHeight, width: 160, align: 'right' }) as const

/** Draws the offices and the revision at the foot of a page. `eachLine` is given a function for each line. */
export const drawFooter = (
  paper: Paper,
  offices: readonly PrintedOffice[],
  revision: string,
  eachLine: EachLine,
): void => {
  const width = officesWidth / offices.length
  for (const [index, office] of offices.entries())
    drawOffice(paper, office, frame.left + index * width, width - 12, eachLine)
  for (const [index, line] of [revision, texts.reserve].entries())
    eachLine(() => paper.write(line, looks.small, atRight(index)))
}

/** `page` counts from zero. */
export const drawPageNumber = (paper: Paper, page: number, pages: number): void => {
  paper.drawRule(places.foot)
  const number = fill(texts.page, { page: page + 1, pages })
  paper.asArtifact(() => paper.write(number, looks.small, atRight(2)), 'Pagination')
}
