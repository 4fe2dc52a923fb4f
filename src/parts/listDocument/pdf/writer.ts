import { type Pdf, registerStdFonts } from 'pdfkit'
import Helvetica from 'pdfkit/standard-fonts/Helvetica'
import { ascent, measured, writeRuns } from '../../../lib/pdf/document.ts'
import { withUnits } from '../../../lib/text.ts'

export type DocumentColours = Readonly<
  Record<'ink' | 'slate' | 'hairline' | 'brass' | 'brassInk' | 'error', string>
>

export type Fonts = Readonly<Record<'regular' | 'semibold', Uint8Array>>

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
  failing: { font: 'semibold', size: 8, colour: 'error' },
  open: { font: 'semibold', size: 8, colour: 'brassInk' },
  quantity: { font: 'semibold', size: 12, colour: 'ink' },
} as const satisfies Record<
  string,
  { font: keyof Fonts; size: number; colour: keyof DocumentColours; spacing?: number }
>

export type Style = keyof typeof styles

export interface Box {
  x: number
  y: number
  width: number
  align?: 'right'
  link?: string
}

/** In points: the space at the end of a line, and kerning, which pdfkit measures otherwise. */
const slack = 4

// The build of pdfkit for browsers brings no fonts of its own.
registerStdFonts(Helvetica)

/** Measures and writes texts in the site's fonts and colours. */
export const makeWriter = (pdf: Pdf, fonts: Fonts, colours: DocumentColours) => {
  pdf.registerFont('regular', fonts.regular).registerFont('semibold', fonts.semibold)

  const choose = (style: Style) => {
    const { font, size, colour, ...own } = styles[style]
    pdf.font(font, size).fillColor(colours[colour])
    return {
      lineGap: size * 0.15,
      ...('spacing' in own && { characterSpacing: own.spacing }),
      features: ['kern', 'liga', 'tnum'],
    }
  }

  /** Breaks lines only at spaces that end no figure; pdfkit would break `5–40 °C`, `65 W` and `(W × D)`. */
  const inLines = (text: string, style: Style, width: number): string => {
    const options = choose(style)
    let left = width
    return withUnits(text)
      .replaceAll(' ×', '\u00a0×')
      .split(' ')
      .map((word, index) => {
        const needed = pdf.widthOfString(`${measured(word)} `, options)
        const isNext = index > 0 && needed > left
        const mark = index === 0 ? '' : isNext ? '\n' : ' '
        left = (isNext ? width : left) - needed
        return mark + word
      })
      .join('')
  }

  const heightOf = (text: string, style: Style, width: number): number =>
    pdf.heightOfString(measured(inLines(text, style, width)), { ...choose(style), width: width + slack })

  const write = (text: string, style: Style, { x, y, width, ...box }: Box): void => {
    const { font, size } = styles[style]
    const lines = inLines(text, style, width)
    const options = { ...choose(style), ...box, width: box.align ? width : width + slack }
    writeRuns(pdf, lines, font, { x, base: y + ascent * size }, options)
  }

  return { heightOf, write }
}
