import PDFDocument, { type Tag, type TagOptions } from 'pdfkit'
import { toBlob } from 'pdfkit/output'
import { drawCode } from './qrCode.ts'
import { type Box, type Colours, type Fonts, type Look, makeWriter } from './writer.ts'

/** In points, 72 to an inch, from the left of an A4 page, like all lengths of a document. */
export const frame = { left: 46, right: 549 } as const

export const frameWidth = frame.right - frame.left

/** What the site's documents are made with; `mark` is the site's mark as SVG. */
export interface Brand {
  readonly fonts: Fonts
  readonly colours: Colours
  readonly mark: string
}

interface PaperProps extends Omit<Brand, 'mark'> {
  readonly info: Readonly<Record<string, string>>
  /** Where the blocks of each page begin and end, in points from its top. */
  readonly top: number
  readonly bottom: number
}

type Place = Omit<Box, 'align' | 'link'> & { readonly height: number }

/** A tagged PDF of A4 pages, of which it has the first. Screen readers read the tags in the order of the calls. */
export const makePaper = ({ fonts, colours, info, top, bottom }: PaperProps) => {
  const pdf = new PDFDocument({
    size: 'A4',
    // Texts stand where they are put; a text near the edge begins no page by itself.
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: true,
    info,
  })
  const document = pdf.struct('Document')
  pdf.addStructure(document)
  const { heightOf, write } = makeWriter(pdf, fonts, colours)

  const beginTag = (parent: Tag, role: string): Tag => {
    const tag = pdf.struct(role)
    parent.add(tag)
    return tag
  }

  /** Draws something that screen readers leave out. */
  const asArtifact = (draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
    pdf.markContent('Artifact', { type })
    draw()
    pdf.endMarkedContent()
  }

  const drawFigure = (parent: Tag, alt: string, { x, y, width, height }: Place, draw: () => void): void => {
    parent.add(pdf.struct('Figure', { alt, bbox: [x, y, x + width, y + height] }, draw))
  }

  return {
    pdf,
    document,
    colours,
    heightOf,
    write,
    beginTag,
    asArtifact,
    drawFigure,
    /** Writes a text with a tag of its own inside `parent`; returns the y below. */
    writeTagged: (
      parent: Tag,
      role: string,
      text: string,
      look: Look,
      box: Box,
      options: TagOptions = {},
    ): number => {
      parent.add(pdf.struct(role, options, () => write(text, look, box)))
      return box.y + heightOf(text, look, box.width)
    },
    /** Draws the QR code of an address; scanners need a light edge around it. */
    drawAddress: (alt: string, address: string, x: number, y: number, side: number): void =>
      drawFigure(document, alt, { x, y, width: side, height: side }, () =>
        drawCode(pdf, address, colours.ink, { x, y, side }),
      ),
    /** Draws a line over the width of the frame, or of `box`. */
    drawRule: (
      y: number,
      colour: keyof Colours = 'hairline',
      thickness = 0.6,
      { x, width }: Omit<Box, 'y'> = { x: frame.left, width: frameWidth },
    ): void =>
      asArtifact(() => {
        pdf
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(thickness)
          .stroke(colours[colour])
      }),
    /** The y of the next block, on this page or, when it does not fit, at the top of a new one. */
    spaceFor: (y: number, height: number): number => {
      if (y + height <= bottom) return y
      pdf.addPage()
      return top
    },
    /** Draws on each page; `page` counts from zero. */
    onEachPage: (draw: (page: number, count: number) => void): void => {
      const { count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        pdf.switchToPage(page)
        draw(page, count)
      }
    },
    /** Ends the document; resolves with its file. */
    finish: (): Promise<Blob> => {
      document.end()
      const blob = toBlob(pdf)
      pdf.end()
      return blob
    },
  }
}

export type Paper = ReturnType<typeof makePaper>

const brandLook: Look = { size: 14, line: 1.2, weight: 600, colour: 'ink', tracking: -0.2 }

/** Draws the site's mark, an SVG of 64 by 64, with its name beside it. */
export const drawBrand = ({ pdf, write }: Paper, mark: string, name: string, y: number): void => {
  pdf
    .save()
    .translate(frame.left, y)
    .scale(25 / 64)
  for (const [, data = '', colour = ''] of mark.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g))
    pdf.path(data).fill(colour)
  pdf.restore()
  write(name, brandLook, { x: frame.left + 32, y: y + 4, width: 160 })
}
