import { readFileSync } from 'node:fs'
import type { Pdf } from 'pdfkit'
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

/** Signs that the site's font may lack; Helvetica has them. */
const foreign = /([²³µ]+)/

const optionsOf = (pdf: Pdf, { size, line, weight, tracking = 0 }: Look) => {
  pdf.font(nameOf(weight)).fontSize(size)
  return {
    lineGap: line * size - pdf.currentLineHeight(true),
    characterSpacing: tracking,
    features: ['tnum'],
    // Two fonts on one line stand on the same height.
    baseline: 'alphabetic' as const,
  }
}

/** The height of a text in points, with its line breaks. */
export const heightOf = (pdf: Pdf, text: string, look: Look, width: number): number =>
  pdf.heightOfString(text.replaceAll(/[²³µ]/g, 'u'), { ...optionsOf(pdf, look), width })

/** Writes a text into a place, in points from the top left; signs that the font lacks are in Helvetica. */
export const write = (pdf: Pdf, text: string, look: Look, { x, y, width, align }: Position): void => {
  const shared = { ...optionsOf(pdf, look), width, ...(align && { align }) }
  pdf.fillColor(look.colour)
  // Half of the extra height of a line is above its letters.
  const base = y + shared.lineGap / 2 + (pdf._font.ascender / 1000) * look.size
  const runs = text.split(foreign).filter((run) => run !== '')
  for (const [index, run] of runs.entries()) {
    pdf.font(foreign.test(run) ? 'Helvetica' : nameOf(look.weight))
    const options = { ...shared, continued: index < runs.length - 1 }
    if (index === 0) pdf.text(run, x, base, options)
    else pdf.text(run, options)
  }
}

/** Draws something that screen readers leave out. */
export const asOrnament = (pdf: Pdf, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

/** Draws a hairline over the width of the frame, `y` points from the top. */
export const rule = (pdf: Pdf, y: number): void =>
  asOrnament(pdf, () => {
    pdf.moveTo(frame.left, y).lineTo(frame.right, y).lineWidth(0.6).stroke(colours.hairline)
  })

/** The place of the next block, on this page or, when it does not fit, at the top of a new one. */
export const spaceFor = (pdf: Pdf, y: number, height: number): number => {
  if (y + height <= frame.bottom) return y
  pdf.addPage()
  return frame.top
}
