import type { Pdf, Tag } from 'pdfkit'
import { asArtifact } from '../../src/lib/pdf/document.ts'
import { colours } from './colours.ts'
import { frame, frameWidth, looks } from './style.ts'
import { heightOf, spaceFor, write } from './write.ts'

const columnWidth = frameWidth / 2
const textLeft = 14
const textWidth = columnWidth - textLeft - 16
const gap = 4.5

/** Draws the features as a list in two columns, read row by row; returns where it ends. */
export const features = (pdf: Pdf, parent: Tag, top: number, texts: readonly string[]): number => {
  const list = pdf.struct('L')
  parent.add(list)
  let y = top
  for (let first = 0; first < texts.length; first += 2) {
    const pair = texts.slice(first, first + 2)
    const height = Math.max(...pair.map((text) => heightOf(pdf, text, looks.text, textWidth)))
    y = spaceFor(pdf, y, height)
    for (const [column, text] of pair.entries()) {
      const [x, at] = [frame.left + column * columnWidth, y]
      asArtifact(pdf, () => {
        pdf.rect(x, at + 5.6, 7, 1.2).fill(colours.brass)
      })
      const body = pdf.struct('LBody', {}, () =>
        write(pdf, text, looks.text, { x: x + textLeft, y: at, width: textWidth }),
      )
      list.add(pdf.struct('LI', {}, body))
    }
    y += height + gap
  }
  list.end()
  return y
}
