import type { Tag } from 'pdfkit'
import { colours } from './colours.ts'
import { frame, frameWidth, looks } from './style.ts'
import { asOrnament, heightOf, roomFor, type Sheet, write } from './write.ts'

const columnWidth = frameWidth / 2
const textLeft = 14
const textWidth = columnWidth - textLeft - 16
const gap = 4.5

/** Draws the features as a list in two columns, read row by row; returns where it ends. */
export const features = (sheet: Sheet, parent: Tag, top: number, texts: readonly string[]): number => {
  const list = sheet.struct('L')
  parent.add(list)
  let y = top
  for (let first = 0; first < texts.length; first += 2) {
    const pair = texts.slice(first, first + 2)
    const height = Math.max(...pair.map((text) => heightOf(sheet, text, looks.text, textWidth)))
    y = roomFor(sheet, y, height)
    for (const [column, text] of pair.entries()) {
      const [x, at] = [frame.left + column * columnWidth, y]
      asOrnament(sheet, () => {
        sheet.rect(x, at + 5.6, 7, 1.2).fill(colours.brass)
      })
      const body = sheet.struct('LBody', {}, () =>
        write(sheet, text, looks.text, { x: x + textLeft, y: at, width: textWidth }),
      )
      list.add(sheet.struct('LI', {}, body))
    }
    y += height + gap
  }
  list.end()
  return y
}
