import type { Tag } from 'pdfkit'
import type { Paper } from './paper.ts'
import type { Box, Look } from './writer.ts'

interface Head {
  readonly text: string
  readonly look: Look
  readonly box: Omit<Box, 'y'>
}

interface Cell {
  readonly lines: readonly string[]
  readonly look: Look
  readonly box: Omit<Box, 'y'>
  /** The head of its row, of one line. */
  readonly isHead?: boolean
}

export interface Row {
  readonly height: number
  readonly draw: (row: Tag, y: number) => void
}

/** A row of texts, with `padding` above and below them. */
export const textRow = (paper: Paper, cells: readonly Cell[], padding: number): Row => {
  const heightOf = ({ lines, look, box }: Cell): number =>
    lines.reduce((sum, line) => sum + paper.heightOf(line, look, box.width), 0)

  const draw = (row: Tag, top: number): void => {
    for (const { lines, look, box, isHead = false } of cells) {
      const cell = isHead ? row : paper.beginTag(row, 'TD')
      let y = top + padding
      for (const line of lines) {
        const [role, options] = isHead
          ? (['TH', { title: line, scope: 'Row' }] as const)
          : (['P', {}] as const)
        y = paper.writeTagged(cell, role, line, look, { ...box, y }, options)
      }
    }
  }

  return { height: Math.max(...cells.map(heightOf)) + 2 * padding, draw }
}

/** The height of a table's heads, in points. */
export const headHeight = 22

/** Begins a table below `top`. It continues on further pages, where screen readers leave out its heads. */
export const beginTable = (paper: Paper, top: number, heads: readonly Head[] = []) => {
  const table = paper.beginTag(paper.document, 'Table')

  const drawHeads = (y: number, row?: Tag): number => {
    for (const { text, look, box } of heads) {
      const label = text.toUpperCase()
      const position = { ...box, y: y + 8 }
      if (row) paper.writeTagged(row, 'TH', label, look, position, { actual: text, scope: 'Column' })
      else paper.asArtifact(() => paper.write(label, look, position), 'Pagination')
    }
    const below = heads.length > 0 ? y + headHeight : y
    paper.drawRule(below)
    return below
  }

  let y = drawHeads(top, heads.length > 0 ? paper.beginTag(table, 'TR') : undefined)
  return {
    /** Draws a row, with `after` points below it on the same page; returns the y below the row. */
    add: ({ height, draw }: Row, after = 0): number => {
      const at = paper.spaceFor(y, height + after)
      if (at !== y) y = drawHeads(at)
      draw(paper.beginTag(table, 'TR'), y)
      y += height
      paper.drawRule(y)
      return y
    },
  }
}
