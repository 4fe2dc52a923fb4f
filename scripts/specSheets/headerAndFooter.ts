import type { Company } from '../../src/content/countries.ts'
import { site } from '../../src/content/site.ts'
import { serialNumber } from '../../src/domain/machines/product.ts'
import { braidStrands, markPaths } from './ornaments.ts'
import { frame, frameWidth, looks } from './style.ts'
import { asOrnament, rule, type Sheet, write } from './write.ts'

export const drawHeader = (sheet: Sheet, product: { readonly id: number }): void => {
  sheet
    .save()
    .translate(frame.left, 34)
    .scale(25 / 64)
  for (const { d = '', fill = '' } of markPaths()) sheet.path(d).fill(fill)
  sheet.restore()
  write(sheet, site.name, looks.brand, { x: frame.left + 32, y: 38, width: 120 })
  write(sheet, `SPECIFICATIONS  ${serialNumber(product).toUpperCase()}`, looks.serial, {
    x: frame.right - 240,
    y: 41,
    width: 240,
    align: 'right',
  })
}

export const drawBraid = (sheet: Sheet): void => {
  const scale = 20 / 48
  for (const { d = '', stroke = '', opacity } of braidStrands()) {
    for (const shift of [0, 600]) {
      sheet.save().translate(frame.left, 60).scale(scale).translate(shift, 24)
      sheet.path(d).lineWidth(0.8).strokeOpacity(Number(opacity)).stroke(stroke).restore()
    }
  }
}

export type PrintedOffice = Pick<Company, 'companyFullName' | 'address' | 'phone' | 'email'>

const top = 752
const lineHeight = looks.small.size * looks.small.line
const officeWidth = frameWidth * 0.37

/** One line of the footer at a time, for who draws it as a text that is read, or as none. */
type EachLine = (draw: () => void) => void

const drawOffice = (sheet: Sheet, office: PrintedOffice, x: number, eachLine: EachLine): void => {
  const lines = [office.companyFullName, ...office.address, `${office.phone}  ${office.email}`]
  for (const [index, line] of lines.entries()) {
    const look = index === 0 ? looks.officeName : looks.small
    const place = { x, y: top + 7 + index * lineHeight, width: officeWidth - 12 }
    eachLine(() => write(sheet, line, look, place))
  }
}

const atRight = (line: number) =>
  ({ x: frame.right - 160, y: top + 7 + line * lineHeight, width: 160, align: 'right' }) as const

export const drawFooter = (
  sheet: Sheet,
  offices: readonly PrintedOffice[],
  edition: string,
  eachLine: EachLine,
): void => {
  for (const [index, office] of offices.entries())
    drawOffice(sheet, office, frame.left + index * officeWidth, eachLine)
  for (const [index, line] of [`Data of ${edition}`, 'Subject to change without notice'].entries())
    eachLine(() => write(sheet, line, looks.small, atRight(index)))
}

/** `page` counts from zero. */
export const drawPageNumber = (sheet: Sheet, page: number, count: number): void => {
  rule(sheet, top)
  asOrnament(sheet, () => write(sheet, `Page ${page + 1} of ${count}`, looks.small, atRight(2)), 'Pagination')
}
