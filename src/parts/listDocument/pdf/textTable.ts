import { drawHeads, page, type Pages } from './page.ts'
import type { Style } from './writer.ts'

interface Column {
  head: string
  /** In points. */
  width: number
  /** Of a text of its cells. */
  styleOf?: (text: string) => Style
}

/** The lines of each of a row's cells. */
export type Cells = readonly (readonly string[])[]

const gap = 8
const padding = 5

/** A table of texts. `heightOf` measures a row; `draw` continues on further pages, and returns the y below. */
export const makeTable = (pages: Pages, columns: readonly Column[], nextPage: () => number) => {
  let left: number = page.margin
  const placed = columns.map(({ head, width, styleOf = () => 'figure' as const }) => {
    const box = { x: left, width }
    left += width + gap
    return { text: head, styleOf, box }
  })

  const heightOf = (cells: Cells): number => {
    const heights = placed.map(({ styleOf, box }, column) =>
      (cells[column] ?? []).reduce((sum, line) => sum + pages.heightOf(line, styleOf(line), box.width), 0),
    )
    return Math.max(...heights) + 2 * padding
  }

  const draw = (rows: readonly Cells[], top: number): number => {
    const table = pages.beginTag(pages.document, 'Table')
    let y = drawHeads(pages, placed, top, table)
    for (const cells of rows) {
      const height = heightOf(cells)
      if (y + height > page.bottom) y = drawHeads(pages, placed, nextPage())
      const row = pages.beginTag(table, 'TR')
      for (const [column, { styleOf, box }] of placed.entries()) {
        const cell = pages.beginTag(row, 'TD')
        let at = y + padding
        for (const line of cells[column] ?? [])
          at = pages.writeTagged(cell, 'P', line, styleOf(line), { ...box, y: at })
      }
      y += height
      pages.rule(y, 'hairline')
    }
    return y
  }

  return { heightOf, draw }
}
