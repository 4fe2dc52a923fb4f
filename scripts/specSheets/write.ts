import { readFileSync } from 'node:fs'
import type { Pdf } from 'pdfkit'
import { colours } from './colours.ts'
import { fontFile, type Weight } from './fonts.ts'
import { frame, type Look } from './style.ts'

export type Sheet = Pdf

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly align?: 'left' | 'center' | 'right'
}

const nameOf = (weight: Weight): string => `Instrument Sans ${weight}`

export const registerFonts = (sheet: Sheet): void => {
  for (const weight of [400, 500, 600] as const)
    sheet.registerFont(nameOf(weight), readFileSync(fontFile(weight)))
}

/** Signs that Instrument Sans lacks; Helvetica has them. */
const foreign = /([²³µ]+)/

/** Of Instrument Sans, as a share of its size. */
const ascent = 0.97

const optionsOf = (sheet: Sheet, { size, line, weight, tracking = 0 }: Look) => {
  sheet.font(nameOf(weight)).fontSize(size)
  return {
    lineGap: line * size - sheet.currentLineHeight(true),
    characterSpacing: tracking,
    features: ['tnum'],
    // Two fonts on one line stand on the same height.
    baseline: 'alphabetic' as const,
  }
}

/** In points: how high a text is, with the line of each of its line breaks. */
export const heightOf = (sheet: Sheet, text: string, look: Look, width: number): number =>
  sheet.heightOfString(text.replaceAll(/[²³µ]/g, 'u'), { ...optionsOf(sheet, look), width })

export const write = (sheet: Sheet, text: string, look: Look, { x, y, width, align }: Place): void => {
  const shared = { ...optionsOf(sheet, look), width, ...(align && { align }) }
  sheet.fillColor(look.colour)
  // Half of what a line is higher than its letters stands above them.
  const base = y + shared.lineGap / 2 + ascent * look.size
  const runs = text.split(foreign).filter((run) => run !== '')
  for (const [index, run] of runs.entries()) {
    sheet.font(foreign.test(run) ? 'Helvetica' : nameOf(look.weight))
    const options = { ...shared, continued: index < runs.length - 1 }
    if (index === 0) sheet.text(run, x, base, options)
    else sheet.text(run, options)
  }
}

/** Draws what a reader is not told. */
export const asOrnament = (
  sheet: Sheet,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void => {
  sheet.markContent('Artifact', { type })
  draw()
  sheet.endMarkedContent()
}

export const rule = (sheet: Sheet, y: number): void =>
  asOrnament(sheet, () => {
    sheet.moveTo(frame.left, y).lineTo(frame.right, y).lineWidth(0.6).stroke(colours.hairline)
  })

/** The place of the next block: where it is, or the top of a new page when it does not fit. */
export const roomFor = (sheet: Sheet, y: number, height: number): number => {
  if (y + height <= frame.bottom) return y
  sheet.addPage()
  return frame.top
}
