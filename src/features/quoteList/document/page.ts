import PDFDocument, { type Pdf, registerStdFonts } from 'pdfkit'
import Helvetica from 'pdfkit/standard-fonts/Helvetica'

/** In points, 72 to an inch, as everything in a document. */
export const page = { width: 595.28, margin: 46, top: 40, bottom: 772, foot: 786 } as const

export const contentWidth = page.width - 2 * page.margin

export interface Look {
  ink: string
  slate: string
  hairline: string
  brass: string
  brassInk: string
  intaglio: string
  wash: string
}

export interface Fonts {
  regular: Uint8Array
  semibold: Uint8Array
}

const styles = {
  brand: { font: 'semibold', size: 14, colour: 'ink' },
  company: { font: 'semibold', size: 8, colour: 'ink' },
  small: { font: 'regular', size: 7.5, colour: 'slate' },
  label: { font: 'semibold', size: 7, colour: 'brassInk', spacing: 1.2 },
  title: { font: 'semibold', size: 23, colour: 'ink', spacing: -0.4 },
  text: { font: 'regular', size: 9, colour: 'ink' },
  name: { font: 'semibold', size: 10.5, colour: 'ink' },
  figureName: { font: 'regular', size: 8, colour: 'slate' },
  figure: { font: 'regular', size: 8, colour: 'ink' },
  quantity: { font: 'semibold', size: 12, colour: 'ink' },
} as const satisfies Record<string, { font: keyof Fonts; size: number; colour: keyof Look; spacing?: number }>

export type Style = keyof typeof styles

export interface Place {
  x: number
  y: number
  width: number
  align?: 'right'
  link?: string
}

/** Helvetica has the micro sign and the raised figures, which Instrument Sans lacks. */
const rareSigns = /[µ¹²³]/

/** How much higher Helvetica is placed, as a share of the font size. */
const helveticaRise = 0.2

registerStdFonts(Helvetica)

/** A4 pages with the site's type and colours. */
export const makePages = (fonts: Fonts, look: Look, title: string, author: string) => {
  const pdf: Pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: title, Author: author },
  })
  pdf.registerFont('regular', fonts.regular).registerFont('semibold', fonts.semibold)

  const choose = (text: string, style: Style) => {
    const { font, size, colour, ...own } = styles[style]
    pdf.font(rareSigns.test(text) ? 'Helvetica' : font, size).fillColor(look[colour])
    return {
      lineGap: size * 0.15,
      ...('spacing' in own && { characterSpacing: own.spacing }),
      ...(!rareSigns.test(text) && { features: ['kern', 'liga', 'tnum'] }),
    }
  }

  return {
    pdf,
    look,
    heightOf: (text: string, style: Style, width: number): number =>
      pdf.heightOfString(text, { ...choose(text, style), width }),
    /** Returns the y below the text. */
    write: (text: string, style: Style, { x, y, ...place }: Place): number => {
      const options = { ...choose(text, style), ...place }
      pdf.text(text, x, rareSigns.test(text) ? y + styles[style].size * helveticaRise : y, options)
      return y + pdf.heightOfString(text, options)
    },
    rule: (y: number, colour: keyof Look, width = 0.6): void => {
      pdf
        .moveTo(page.margin, y)
        .lineTo(page.width - page.margin, y)
        .lineWidth(width)
        .strokeColor(look[colour])
        .stroke()
    },
  }
}

export type Pages = ReturnType<typeof makePages>
