import type { SpecificationValue } from '../../src/content/schema/specification.ts'
import { frame, frameWidth, type Paper } from '../../src/lib/pdf/paper.ts'
import { beginTable, type Row, textRow } from '../../src/lib/pdf/table.ts'
import { looks } from './style.ts'

type Value = string | readonly string[]

const isList = (value: SpecificationValue): value is readonly string[] => Array.isArray(value)

/** Short items share a line; others have one each, and are read one by one. */
const linesOf = (value: Value): readonly string[] => {
  if (typeof value === 'string') return [value]
  return value.every((item) => item.length <= 24 && !item.includes(',')) ? [value.join(', ')] : value
}

const padding = 3.4
const labelWidth = frameWidth * 0.36

const valueRow = (paper: Paper, label: string, value: Value, indent = 0): Row => {
  const labelBox = { x: frame.left + indent, width: labelWidth - 12 - indent }
  const valueBox = { x: frame.left + labelWidth, width: frameWidth - labelWidth }
  const cells = [
    { lines: [label], look: looks.label, box: labelBox, isHead: true },
    { lines: linesOf(value), look: looks.text, box: valueBox },
  ]
  return textRow(paper, cells, padding)
}

const groupRow = (paper: Paper, name: string): Row => {
  const box = { x: frame.left + 6, width: frameWidth - 12 }
  const empty = { lines: [], look: looks.text, box }
  const { height, draw } = textRow(
    paper,
    [{ lines: [name], look: looks.group, box, isHead: true }, empty],
    padding,
  )
  return {
    height,
    draw: (row, y) => {
      paper.asArtifact(() => {
        // Below the line that ends the row before.
        paper.pdf.rect(frame.left, y + 0.3, frameWidth, height - 0.3).fill(paper.colours.wash)
      })
      draw(row, y)
    },
  }
}

/** Draws the specifications as a table; returns where it ends. */
export const drawSpecifications = (
  paper: Paper,
  top: number,
  specifications: Readonly<Record<string, SpecificationValue>>,
): number => {
  const table = beginTable(paper, top)
  let y = top
  for (const [label, value] of Object.entries(specifications)) {
    if (typeof value === 'string' || isList(value)) {
      y = table.add(valueRow(paper, label, value))
      continue
    }
    const rows = Object.entries(value).map(([name, each]) => valueRow(paper, name, each, 10))
    // The name of a group stays with its first row.
    table.add(groupRow(paper, label), rows[0]?.height)
    for (const row of rows) y = table.add(row)
  }
  return y
}
