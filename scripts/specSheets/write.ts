import { readFileSync } from 'node:fs'
import type { Pdf } from 'pdfkit'
import { asArtifact, ascent, measured, writeRuns } from '../../src/lib/pdf/document.ts'
import { colours } from './colours.ts'
import { fontFile, type Weight } from './fonts.ts'
import { frame, type Look } from './style.ts'

interface Position {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly align?: 'left' | 'center' | 'right'
}

const nameOf = (weight: Weight): string => `Site Sans ${weight}`

/** Makes the weights of the font known to a document. */
export const registerFonts = (pdf: Pdf): void => {
  for (const weight of [400, 500, 600] as const)
    pdf.registerFont(nameOf(weight), readFileSync(fontFile(weight)))
}

const optionsOf = (pdf: Pdf, { size, line, weight, tracking = 0 }: Look) => {
  pdf.font(nameOf(weight)).fontSize(size)
  return {
    lineGap: line * size - pdf.currentLineHeight(true),
    characterSpacing: tracking,
    features: ['tnum'],
  }
}

/** The height of a text in points, with its line breaks. */
export const heightOf = (pdf: Pdf, text: string, look: Look, width: number): number =>
  pdf.heightOfString(measured(text), { ...optionsOf(pdf, look), width })

/** Writes a text into a place, in points from the top left. */
export const write = (pdf: Pdf, text: string, look: Look, { x, y, width, align }: Position): void => {
  const options = { ...optionsOf(pdf, look), width, ...(align && { align }) }
  pdf.fillColor(look.colour)
  // Half of the extra height of a line is above its letters.
  const base = y + options.lineGap / 2 + ascent * look.size
  writeRuns(pdf, text, nameOf(look.weight), { x, base }, options)
}

/** Draws a hairline over the width of the frame, `y` points from the top. */
export const rule = (pdf: Pdf, y: number): void =>
  asArtifact(pdf, () => {
    pdf.moveTo(frame.left, y).lineTo(frame.right, y).lineWidth(0.6).stroke(colours.hairline)
  })

/** The place of the next block, on this page or, when it does not fit, at the top of a new one. */
export const spaceFor = (pdf: Pdf, y: number, height: number): number => {
  if (y + height <= frame.bottom) return y
  pdf.addPage()
  return frame.top
}
