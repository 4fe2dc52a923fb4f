import type { Pdf, Tag } from 'pdfkit'
import type { SpecificationValue } from '../../src/content/schema/specification.ts'
import { asArtifact } from '../../src/lib/pdf/document.ts'
import { colours } from './colours.ts'
import { frame, frameWidth, looks } from './style.ts'
import { heightOf, rule, spaceFor, write } from './write.ts'

type Value = string | readonly string[]

const isList = (value: SpecificationValue): value is readonly string[] => Array.isArray(value)

/** Short items share a line; others have one each, and are read one by one. */
const linesOf = (value: Value): readonly string[] => {
  if (typeof value === 'string') return [value]
  return value.every((item) => item.length <= 24 && !item.includes(',')) ? [value.join(', ')] : value
}

const above = 3.6
const below = 3.2
const labelWidth = frameWidth * 0.36
const inset = 10

const heightOfLine = (pdf: Pdf, line: string): number =>
  heightOf(pdf, line, looks.text, frameWidth - labelWidth)

const heightOfRow = (pdf: Pdf, label: string, value: Value): number =>
  above +
  Math.max(
    heightOf(pdf, label, looks.label, labelWidth - 12 - inset),
    linesOf(value).reduce((sum, line) => sum + heightOfLine(pdf, line), 0),
  ) +
  below

const valueCell = (pdf: Pdf, value: Value, top: number): Tag => {
  const cell = pdf.struct('TD')
  let y = top
  for (const line of linesOf(value)) {
    const position = { x: frame.left + labelWidth, y, width: frameWidth - labelWidth }
    cell.add(pdf.struct('P', {}, () => write(pdf, line, looks.text, position)))
    y += heightOfLine(pdf, line)
  }
  cell.end()
  return cell
}

const headerCell = (pdf: Pdf, title: string, draw: () => void): Tag =>
  pdf.struct('TH', { title, scope: 'Row' }, draw)

interface RowProps {
  readonly label: string
  readonly value: Value
  readonly isInset: boolean
}

/** Returns where the next row begins. */
const row = (pdf: Pdf, table: Tag, y: number, { label, value, isInset }: RowProps) => {
  const height = heightOfRow(pdf, label, value)
  const at = spaceFor(pdf, y, height)
  const indent = isInset ? inset : 0
  rule(pdf, at)
  const tableRow = pdf.struct('TR')
  table.add(tableRow)
  tableRow.add(
    headerCell(pdf, label, () =>
      write(pdf, label, looks.label, {
        x: frame.left + indent,
        y: at + above,
        width: labelWidth - 12 - indent,
      }),
    ),
  )
  tableRow.add(valueCell(pdf, value, at + above))
  tableRow.end()
  return at + height
}

/** The name of a group, which stays with its first row. */
const groupName = (pdf: Pdf, table: Tag, y: number, name: string, first: number): number => {
  const height = above + heightOf(pdf, name, looks.group, frameWidth - 12) + below
  const at = spaceFor(pdf, y, height + first)
  asArtifact(pdf, () => {
    pdf.rect(frame.left, at, frameWidth, height).fill(colours.wash)
  })
  rule(pdf, at)
  const tableRow = pdf.struct('TR')
  table.add(tableRow)
  tableRow.add(
    headerCell(pdf, name, () =>
      write(pdf, name, looks.group, { x: frame.left + 6, y: at + above, width: frameWidth - 12 }),
    ),
  )
  tableRow.add(pdf.struct('TD', {}, []))
  tableRow.end()
  return at + height
}

/** Draws the specifications as a table; returns where it ends. */
export const table = (
  pdf: Pdf,
  parent: Tag,
  top: number,
  specifications: Readonly<Record<string, SpecificationValue>>,
): number => {
  const part = pdf.struct('Table')
  parent.add(part)
  let y = top
  for (const [label, value] of Object.entries(specifications)) {
    if (typeof value === 'string' || isList(value)) {
      y = row(pdf, part, y, { label, value, isInset: false })
      continue
    }
    const rows = Object.entries(value)
    const [firstLabel = '', firstValue = ''] = rows[0] ?? []
    y = groupName(pdf, part, y, label, heightOfRow(pdf, firstLabel, firstValue))
    for (const [name, each] of rows) y = row(pdf, part, y, { label: name, value: each, isInset: true })
  }
  part.end()
  rule(pdf, y)
  return y
}
