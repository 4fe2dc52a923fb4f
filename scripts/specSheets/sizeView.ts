import type { Pdf, Tag } from 'pdfkit'
import texts from '../../src/content/texts/size.json' with { type: 'json' }
import { sizeDrawingFormat } from '../../src/domain/products/sizeDrawing.ts'
import { asArtifact } from '../../src/lib/pdf/document.ts'
import { type Drawing, labelSize } from '../sizeDrawings/shapes.ts'
import { frame, frameWidth, looks } from './style.ts'
import { heightOf, spaceFor, write } from './write.ts'

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

const drawLabels = (pdf: Pdf, { labels }: Drawing): void => {
  for (const { text, x, y, away, turned = false } of labels) {
    pdf.save().translate(x, y)
    if (turned) pdf.rotate(-90)
    const look = { ...looks.text, size: labelSize, line: 1 }
    const half = frameWidth / 2
    write(pdf, text, look, { x: -half, y: labelSize * (away - 0.62), width: frameWidth, align: 'center' })
    pdf.restore()
  }
}

/** The drawing of the product's size. Screen readers read a sentence with its figures instead. */
export const sizeView = (pdf: Pdf, parent: Tag, y: number, drawing: Drawing, sentence: string): void => {
  const height = (sizeDrawingFormat.height - drawing.top) * scale
  const top = spaceFor(pdf, y, headingHeight + height)
  const title = { x: frame.left, y: top, width: frameWidth }
  parent.add(pdf.struct('H2', {}, () => write(pdf, texts.title, looks.heading, title)))
  const foot = top + headingHeight + height
  asArtifact(pdf, () => {
    pdf
      .save()
      .translate(frame.left, foot - height)
      .scale(scale)
      .translate(0, -drawing.top)
    drawStrokes(pdf, drawing)
    drawLabels(pdf, drawing)
    pdf.restore()
  })
  const space = frame.right - besideDrawing
  const position = {
    x: besideDrawing,
    y: foot - heightOf(pdf, sentence, looks.text, space),
    width: space,
  }
  parent.add(pdf.struct('P', {}, () => write(pdf, sentence, looks.text, position)))
}
