import { frame, type Paper } from '../../../lib/pdf/paper.ts'
import { beginTable, textRow } from '../../../lib/pdf/table.ts'
import type { Look } from '../../../lib/pdf/writer.ts'
import { looks } from './looks.ts'

interface Column {
  head: string
  /** In points. */
  width: number
  /** Of a text of its cells. */
  lookOf?: (text: string) => Look
}

/** The lines of each of a row's cells. */
export type Cells = readonly (readonly string[])[]

const gap = 8
const padding = 5

/** A table of texts. `heightOf` measures a row; `draw` continues on further pages, and returns the y below. */
export const makeTable = (paper: Paper, columns: readonly Column[]) => {
  let left: number = frame.left
  const placed = columns.map(({ head, width, lookOf = () => looks.figure }) => {
    const box = { x: left, width }
    left += width + gap
    return { text: head, look: looks.label, lookOf, box }
  })

  const rowOf = (cells: Cells) =>
    textRow(
      paper,
      placed.map(({ lookOf, box }, column) => {
        const lines = cells[column] ?? []
        return { lines, look: lookOf(lines[0] ?? ''), box }
      }),
      padding,
    )

  return {
    heightOf: (cells: Cells): number => rowOf(cells).height,
    draw: (rows: readonly Cells[], top: number): number => {
      const table = beginTable(paper, top, placed)
      return rows.reduce((_, cells) => table.add(rowOf(cells)), top)
    },
  }
}
