import type { Tag } from 'pdfkit'
import { frame, frameWidth, type Paper } from '../../src/lib/pdf/paper.ts'
import { looks } from './style.ts'

const columnWidth = frameWidth / 2
const textLeft = 14
const textWidth = columnWidth - textLeft - 16
const gap = 4.5

const drawFeature = (paper: Paper, list: Tag, text: string, x: number, y: number): void => {
  paper.asArtifact(() => {
    paper.pdf.rect(x, y + 5.6, 7, 1.2).fill(paper.colours.brass)
  })
  const item = paper.beginTag(list, 'LI')
  paper.writeTagged(item, 'LBody', text, looks.text, { x: x + textLeft, y, width: textWidth })
}

/** Draws the features as a list in two columns, read row by row; returns where it ends. */
export const drawFeatures = (paper: Paper, top: number, texts: readonly string[]): number => {
  const list = paper.beginTag(paper.document, 'L')
  let y = top
  for (let first = 0; first < texts.length; first += 2) {
    const pair = texts.slice(first, first + 2)
    const height = Math.max(...pair.map((text) => paper.heightOf(text, looks.text, textWidth)))
    y = paper.spaceFor(y, height)
    for (const [column, text] of pair.entries())
      drawFeature(paper, list, text, frame.left + column * columnWidth, y)
    y += height + gap
  }
  return y
}
