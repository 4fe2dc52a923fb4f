import { registerStdFonts, type Tag, type TagOptions } from 'pdfkit'
import Helvetica from 'pdfkit/standard-fonts/Helvetica'
import { asArtifact, ascent, beginDocument, measured, writeRuns } from '../../../lib/pdf/document.ts'
import { withUnits } from '../../../lib/text.ts'

/** In points, 72 to an inch, like all lengths of a document. */
export const page = { width: 595.28, margin: 46, top: 40, bottom: 772, foot: 786 } as const

export const contentWidth = page.width - 2 * page.margin

export type DocumentColours = Readonly<Record<'ink' | 'slate' | 'hairline' | 'brass' | 'brassInk', string>>

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
  quantity: { font: 'semibold', size: 12, colour: 'ink' },
} as const satisfies Record<
  string,
  { font: keyof Fonts; size: number; colour: keyof DocumentColours; spacing?: number }
>

type Style = keyof typeof styles

interface Box {
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

/** Tagged A4 pages with the site's fonts and colours. */
export const makePages = (fonts: Fonts, colours: DocumentColours, title: string, author: string) => {
  const { pdf, document } = beginDocument({ Title: title, Author: author })
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

  return {
    pdf,
    colours,
    document,
    heightOf,
    write,
    /** Begins a tag inside another one. */
    beginTag: (parent: Tag, role: string): Tag => {
      const tag = pdf.struct(role)
      parent.add(tag)
      return tag
    },
    /** Writes a text with a tag of its own inside `parent`; returns the y below. */
    writeTagged: (
      parent: Tag,
      role: string,
      text: string,
      style: Style,
      box: Box,
      options: TagOptions = {},
    ): number => {
      parent.add(pdf.struct(role, options, () => write(text, style, box)))
      return box.y + heightOf(text, style, box.width)
    },
    rule: (y: number, colour: keyof DocumentColours, width = 0.6): void =>
      asArtifact(pdf, () => {
        pdf
          .moveTo(page.margin, y)
          .lineTo(page.width - page.margin, y)
          .lineWidth(width)
          .stroke(colours[colour])
      }),
  }
}

export type Pages = ReturnType<typeof makePages>

interface Head {
  text: string
  box: Omit<Box, 'y'>
}

/** Draws a table's heads; returns the y below. Without `table` they repeat, and screen readers leave them out. */
export const drawHeads = (pages: Pages, heads: readonly Head[], top: number, table?: Tag): number => {
  const row = table && pages.beginTag(table, 'TR')
  for (const { text, box } of heads) {
    const label = text.toUpperCase()
    const place = { ...box, y: top + 8 }
    if (row) pages.writeTagged(row, 'TH', label, 'label', place, { actual: text, scope: 'Column' })
    else asArtifact(pages.pdf, () => pages.write(label, 'label', place), 'Pagination')
  }
  pages.rule(top + 22, 'hairline')
  return top + 22
}
