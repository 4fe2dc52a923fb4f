import Papa from 'papaparse'
import { site } from '../../../content/site.ts'
import documentTexts from '../../../content/texts/listDocument.json'
import { type Column, columnsOf } from './columns.ts'
import { plainLine } from './lineTokens.ts'

export interface Row {
  text: string
  /** The plain line (lineTokens.ts) that says the same; undefined for titles and sums. */
  line: string | undefined
  /** Whether the table has quantities and this row has none. */
  lacksQuantity: boolean
}

const delimiters = ['\t', ';', '|', ',']

/** Stands between cells, or between the lines of a cell. */
const nextCell = ' \t '
const nextLine = ' ; '

interface RawRow {
  text: string
  cells: string[]
}

/** Undefined when the quotation marks are not those of a table. */
const split = (text: string, delimiter: string, quoteChar: string): RawRow[] | undefined => {
  const rows: RawRow[] = []
  const faults: Papa.ParseError[] = []
  let start = 0
  Papa.parse<string[]>(text, {
    delimiter,
    quoteChar,
    newline: '\n',
    step: ({ data, errors, meta: { cursor } }) => {
      faults.push(...errors)
      rows.push({
        text: text.slice(start, cursor).replace(/\n$/, ''),
        cells: data.map((cell) => cell.trim()),
      })
      start = cursor
    },
  })
  return faults.some(({ type }) => type === 'Quotes') ? undefined : rows
}

const rawRows = (text: string): RawRow[] => {
  for (const delimiter of delimiters) {
    if (!text.includes(delimiter)) continue
    const rows = split(text, delimiter, '"')
    const isQuoted = text.includes(`"${delimiter}`) || text.includes(`${delimiter}"`)
    if (rows && (isQuoted || delimiter === '\t' || rows.some(({ cells }) => columnsOf(cells)))) return rows
  }
  return text.split('\n').map((line) => ({ text: line, cells: line.split('\t').map((cell) => cell.trim()) }))
}

/** Titles of the rows that end a table, also of the table that this site saves. */
const endings = new RegExp(
  `^(?:sub ?total|grand total|total|sum|summe|gesamt|tổng|รวม|សរុប|合计|jumlah|${[
    site.name,
    documentTexts.date,
    documentTexts.link,
    documentTexts.reference.replace(' {reference}', ''),
  ].join('|')})(?!\\p{L})`,
  'iu',
)

const isNumber = (cell: string): boolean => /^[\d.,]*$/.test(cell)

/** A row as a line: its texts, without the numbers of other columns, and its quantity. */
const lineUnder = (columns: readonly Column[], cells: readonly string[]): Omit<Row, 'text'> => {
  const of = (wanted: Column) => cells.filter((cell, index) => cell !== '' && columns[index] === wanted)
  const texts = of('text').filter((cell) => !isNumber(cell))
  const named = columns.includes('quantity') ? of('quantity') : of('unit').filter((cell) => /\d/.test(cell))
  const quantities = named.map((cell) => `qty: ${plainLine(cell)}`)
  const lacksQuantity = columns.includes('quantity') && !named.some((cell) => /[\p{L}\p{N}]/u.test(cell))
  return { line: plainLine([...texts, ...quantities].join(nextCell)), lacksQuantity }
}

/** The rows of a text that are not empty. */
export const rowsOf = (text: string): Row[] => {
  let columns: Column[] | undefined
  const rows: Row[] = []
  for (const { text: raw, cells } of rawRows(text.replace(/\r\n?/g, '\n').replace(/^\ufeff/, ''))) {
    if (raw.trim() === '') continue
    const own = cells.map((cell) => cell.replaceAll('\n', nextLine).replaceAll('\t', ' '))
    const titles = columnsOf(own)
    columns = titles ?? columns
    const isHeading = titles !== undefined || !/[\p{L}\p{N}]/u.test(raw)
    const isQuoted = raw.includes('"')
    const isTable = isQuoted || (cells.length > 1 && columns !== undefined)
    if (isHeading || ((isQuoted || columns) && endings.test(own[0] ?? '')))
      rows.push({ text: raw, line: undefined, lacksQuantity: false })
    else if (isTable && columns && cells.length > 1) rows.push({ text: raw, ...lineUnder(columns, own) })
    else rows.push({ text: raw, line: plainLine(isTable ? own.join(nextCell) : raw), lacksQuantity: false })
  }
  return rows
}
