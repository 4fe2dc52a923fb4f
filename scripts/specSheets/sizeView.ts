import type { Pdf } from 'pdfkit'
import texts from '../../src/content/texts/size.json' with { type: 'json' }
import { sizeDrawingFormat } from '../../src/domain/products/sizeDrawing.ts'
import { frame, frameWidth, type Paper } from '../../src/lib/pdf/paper.ts'
import { type Drawing, labelSize } from '../sizeDrawings/shapes.ts'
import { looks } from './style.ts'

/** In points. */
const width = 168
const scale = width / sizeDrawingFormat.width
const headingHeight = 23
const besideDrawing = frame.left + width + 20

const drawStrokes = (pdf: Pdf, { strokes }: Drawing): void => {
  for (const { d, colour, thickness, x = 0, y = 0, scale: own = 1 } of strokes) {
    pdf.save().translate(x, y).scale(own)
    pdf
      .path(d)
      .lineWidth(thickness / own)
      .stroke(colour)
      .restore()
  }
}

const drawLabels = ({ pdf, write }: Paper, { labels }: Drawing): void => {
  for (const { text, x, y, away, turned = false } of labels) {
    pdf.save().translate(x, y)
    if (turned) pdf.rotate(-90)
    const look = { ...looks.text, size: labelSize, line: 1 }
    const half = frameWidth / 2
    write(text, look, { x: -half, y: labelSize * (away - 0.62), width: frameWidth, align: 'center' })
    pdf.restore()
  }
}

/** The drawing of the product's size. Screen readers read a sentence with its figures instead. */
export const drawSize = (paper: Paper, y: number, drawing: Drawing): void => {
  const { pdf, document } = paper
  const { sentence } = drawing
  const height = (sizeDrawingFormat.height - drawing.top) * scale
  const top = paper.spaceFor(y, headingHeight + height)
  const title = { x: frame.left, y: top, width: frameWidth }
  paper.writeTagged(document, 'H2', texts.title, looks.heading, title)
  const foot = top + headingHeight + height
  paper.asArtifact(() => {
    pdf
      .save()
      .translate(frame.left, foot - height)
      .scale(scale)
      .translate(0, -drawing.top)
    drawStrokes(pdf, drawing)
    drawLabels(paper, drawing)
    pdf.restore()
  })
  const space = frame.right - besideDrawing
  const sentenceTop = foot - paper.heightOf(sentence, looks.text, space)
  paper.writeTagged(document, 'P', sentence, looks.text, { x: besideDrawing, y: sentenceTop, width: space })
}
