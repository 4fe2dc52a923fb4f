import type { Tag, TagOptions } from 'pdfkit'
import { asArtifact, beginDocument } from '../../../lib/pdf/document.ts'
import { type Box, type DocumentColours, type Fonts, makeWriter, type Style } from './writer.ts'

/** In points, 72 to an inch, like all lengths of a document. */
export const page = { width: 595.28, margin: 46, top: 40, bottom: 772, foot: 786 } as const

export const contentWidth = page.width - 2 * page.margin

/** Tagged A4 pages with the site's fonts and colours. */
export const makePages = (fonts: Fonts, colours: DocumentColours, title: string, author: string) => {
  const { pdf, document } = beginDocument({ Title: title, Author: author })
  const { heightOf, write } = makeWriter(pdf, fonts, colours)

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
    rule: (
      y: number,
      colour: keyof DocumentColours,
      thickness = 0.6,
      { x, width }: Omit<Box, 'y'> = { x: page.margin, width: contentWidth },
    ): void =>
      asArtifact(pdf, () => {
        pdf
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(thickness)
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
    const position = { ...box, y: top + 8 }
    if (row) pages.writeTagged(row, 'TH', label, 'label', position, { actual: text, scope: 'Column' })
    else asArtifact(pages.pdf, () => pages.write(label, 'label', position), 'Pagination')
  }
  pages.rule(top + 22, 'hairline')
  return top + 22
}
