import type { Tag } from 'pdfkit'
import type { SpecificationValue } from '../../src/domain/machines/product.ts'
import { colours } from './colours.ts'
import { frame, frameWidth, looks } from './style.ts'
import { asOrnament, heightOf, roomFor, rule, type Sheet, write } from './write.ts'

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

const heightOfLine = (sheet: Sheet, line: string): number =>
  heightOf(sheet, line, looks.text, frameWidth - labelWidth)

const heightOfRow = (sheet: Sheet, label: string, value: Value): number =>
  above +
  Math.max(
    heightOf(sheet, label, looks.label, labelWidth - 12 - inset),
    linesOf(value).reduce((sum, line) => sum + heightOfLine(sheet, line), 0),
  ) +
  below

const valueCell = (sheet: Sheet, value: Value, top: number): Tag => {
  const cell = sheet.struct('TD')
  let y = top
  for (const line of linesOf(value)) {
    const place = { x: frame.left + labelWidth, y, width: frameWidth - labelWidth }
    cell.add(sheet.struct('P', {}, () => write(sheet, line, looks.text, place)))
    y += heightOfLine(sheet, line)
  }
  cell.end()
  return cell
}

/** A cell that names its row. */
const headerCell = (sheet: Sheet, title: string, draw: () => void): Tag =>
  sheet.struct('TH', { title, scope: 'Row' }, draw)

interface RowProps {
  readonly label: string
  readonly value: Value
  readonly isInset: boolean
}

/** Returns where the next row begins. */
const row = (sheet: Sheet, table: Tag, y: number, { label, value, isInset }: RowProps) => {
  const height = heightOfRow(sheet, label, value)
  const at = roomFor(sheet, y, height)
  const indent = isInset ? inset : 0
  rule(sheet, at)
  const tableRow = sheet.struct('TR')
  table.add(tableRow)
  tableRow.add(
    headerCell(sheet, label, () =>
      write(sheet, label, looks.label, {
        x: frame.left + indent,
        y: at + above,
        width: labelWidth - 12 - indent,
      }),
    ),
  )
  tableRow.add(valueCell(sheet, value, at + above))
  tableRow.end()
  return at + height
}

/** The name of a group, which stays with its first row. */
const groupName = (sheet: Sheet, table: Tag, y: number, name: string, first: number): number => {
  const height = above + heightOf(sheet, name, looks.group, frameWidth - 12) + below
  const at = roomFor(sheet, y, height + first)
  asOrnament(sheet, () => {
    sheet.rect(frame.left, at, frameWidth, height).fill(colours.wash)
  })
  rule(sheet, at)
  const tableRow = sheet.struct('TR')
  table.add(tableRow)
  tableRow.add(
    headerCell(sheet, name, () =>
      write(sheet, name, looks.group, { x: frame.left + 6, y: at + above, width: frameWidth - 12 }),
    ),
  )
  tableRow.add(sheet.struct('TD', {}, []))
  tableRow.end()
  return at + height
}

/** Draws the specifications as a table; returns where it ends. */
export const table = (
  sheet: Sheet,
  parent: Tag,
  top: number,
  specifications: Readonly<Record<string, SpecificationValue>>,
): number => {
  const part = sheet.struct('Table')
  parent.add(part)
  let y = top
  for (const [label, value] of Object.entries(specifications)) {
    if (typeof value === 'string' || isList(value)) {
      y = row(sheet, part, y, { label, value, isInset: false })
      continue
    }
    const rows = Object.entries(value)
    const [firstLabel = '', firstValue = ''] = rows[0] ?? []
    y = groupName(sheet, part, y, label, heightOfRow(sheet, firstLabel, firstValue))
    for (const [name, each] of rows) y = row(sheet, part, y, { label: name, value: each, isInset: true })
  }
  part.end()
  rule(sheet, y)
  return y
}
