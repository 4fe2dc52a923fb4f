import type { Pdf, TextOptions } from 'pdfkit'
import { withUnits } from '../text.ts'

export type Weight = 400 | 500 | 600

/** The files of the font, in the weights that a document has. */
export type Fonts = Readonly<Partial<Record<Weight, Uint8Array>>>

export type Colours = Readonly<
  Record<'ink' | 'slate' | 'wash' | 'hairline' | 'brass' | 'brassInk' | 'intaglio' | 'error', string>
>

/** `size` in points; `line` as a multiple of it and `tracking` in points. */
export interface Look {
  readonly size: number
  readonly line: number
  readonly weight: Weight
  readonly colour: keyof Colours
  readonly tracking?: number
}

/** Where a line begins, as a share of the width that it leaves. */
const beginnings = { left: 0, center: 0.5, right: 1 } as const

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly align?: keyof typeof beginnings
  readonly link?: string
}

/** The height of the font above its base line, as a share of its size. A unit test has the figure. */
export const ascent = 0.97

/** Helvetica has the micro sign and the raised figures, which the site's font may lack. */
const rareSigns = /([µ¹²³]+)/

/** A text as it is measured: pdfkit measures in one font only. */
const measured = (text: string): string => text.replaceAll(/[µ¹²³]/g, 'u')

/** The last letters of a part of a word, before which it may be broken. */
const lastLetters = /[^-/,?&=]*$/

/** Measures and writes texts in the site's font and colours. */
export const makeWriter = (pdf: Pdf, fonts: Fonts, colours: Colours) => {
  for (const [weight, font] of Object.entries(fonts)) pdf.registerFont(weight, font)

  const optionsOf = ({ tracking = 0 }: Look): TextOptions => ({
    characterSpacing: tracking,
    features: ['kern', 'liga', 'tnum'],
  })

  const widthOf = (text: string, look: Look): number =>
    pdf.font(String(look.weight), look.size).widthOfString(measured(text), optionsOf(look))

  /** A word that is wider than its line becomes several. Its longest part is found by halving, as measuring is slow. */
  const partsOf = (word: string, look: Look, width: number): string[] => {
    const fits = (end: number): boolean => widthOf(word.slice(0, end).trimEnd(), look) <= width
    if (word.length < 2 || fits(word.length)) return [word]
    let end = 1
    let tooLong = word.length
    while (tooLong - end > 1) {
      const middle = Math.floor((end + tooLong) / 2)
      if (fits(middle)) end = middle
      else tooLong = middle
    }
    const place = word.slice(0, end).search(lastLetters) || end
    return [word.slice(0, place), ...partsOf(word.slice(place), look, width)]
  }

  /**
   * Breaks lines only after spaces that end no figure; pdfkit would break `5–40 °C`, `65 W` and `(W × D)`. A line keeps
   * the space at its end, without which a screen reader would join two words.
   */
  const linesOf = (text: string, look: Look, width: number): string[] => {
    const words = withUnits(text)
      .replaceAll(' ×', '\u00a0×')
      .split(/(?<= )/)
    const lines: string[] = []
    let left = 0
    for (const part of words.flatMap((word) => partsOf(word, look, width))) {
      if (widthOf(part.trimEnd(), look) <= left) lines.push((lines.pop() ?? '') + part)
      else {
        lines.push(part)
        left = width
      }
      left -= widthOf(part, look) + (look.tracking ?? 0)
    }
    return lines
  }

  const lineHeight = ({ size, line }: Look): number => size * line

  /** The height of a text in points, with its line breaks. */
  const heightOf = (text: string, look: Look, width: number): number =>
    linesOf(text, look, width).length * lineHeight(look)

  const writeLine = (text: string, look: Look, x: number, top: number, link: Pick<Box, 'link'>): void => {
    // Two fonts on one line stand on the same height, and a link is pressed from its top.
    const baseline = -ascent * look.size
    let left = x
    for (const run of text.split(rareSigns).filter((each) => each !== '')) {
      // A line is as long as it is.
      const options = { ...optionsOf(look), ...link, baseline, width: 10_000 }
      pdf.font(rareSigns.test(run) ? 'Helvetica' : String(look.weight), look.size)
      pdf.text(run, left, top, options)
      left += pdf.widthOfString(run, options)
    }
  }

  const write = (text: string, look: Look, { x, y, width, align = 'left', ...link }: Box): void => {
    pdf.fillColor(colours[look.colour])
    for (const [index, line] of linesOf(text, look, width).entries()) {
      const begin = x + beginnings[align] * (width - widthOf(line.trimEnd(), look))
      // Half of the extra height of a line is above its letters.
      const extra = lineHeight(look) - pdf.font(String(look.weight), look.size).currentLineHeight(true)
      writeLine(line, look, begin, y + index * lineHeight(look) + extra / 2, link)
    }
  }

  return { heightOf, write }
}
