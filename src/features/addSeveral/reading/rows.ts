import Papa from 'papaparse'
import { site } from '../../../content/site.ts'
import documentTexts from '../../../content/texts/listDocument.json'
import { plainLine } from './plainLine.ts'
import { label, money, unit } from './vocabulary.ts'

export interface Row {
  text: string
  /** The plain line (plainLine.ts) that says the same; undefined for titles and sums. */
  line: string | undefined
}

/** An `ignored` column says nothing of product or quantity; one of units may have either. */
type Column = 'text' | 'quantity' | 'unit' | 'ignored'

const priced = `cost|amount|value|stock|available|min|moq|delivered|p\\.u|đơn giá|thành tiền`

const remarks = `total|gesamt|sum|remarks?|notes?|comments?|date|delivery|brand|origin|warranty|photo|picture|
  key figures|bemerkung|remarque|ghi chú|หมายเหตุ|ផ្សេងៗ|备注|catatan|keterangan`

const text = `no|nr|n°|#|pos|item|s/n|sn|sr|sl\\.? no|line|lfd|stt|tt|bil|num|ref|code|sku|part|model|machine|
  product|produkt|article|artikel|name|desc|bezeichnung|beschreibung|modell|désignation|modèle|equipment|goods|spec|
  unit|uom|u/m|einheit|tên|hàng|sản phẩm|mô tả|mã|đvt|đơn vị|ลำดับ|รายการ|สินค้า|รุ่น|หน่วย|ល\\.?រ|ឈ្មោះ|ទំនិញ|មុខ|
  បរិយាយ|ឯកតា|序号|编号|名称|产品|品名|型号|规格|货物|单位|nama|barang|satuan|uraian|butiran|perihal`

const titled = (words: string): RegExp => new RegExp(words.replace(/\n {2}/g, ''), 'u')

/** The first match counts, so that `Unit price` is ignored and `Total qty` is a quantity. */
const titles: readonly (readonly [Column, RegExp])[] = [
  ['ignored', titled(`${money}|${priced}`)],
  ['quantity', titled(`^(?:(?:order|total|required|requested|req)\\S* )?(?:${label}|pcs|nos)`)],
  ['ignored', titled(`^(?:${remarks})`)],
  ['unit', titled(`^(?:n\\S+ of )?${unit}(?: (?:requ|order|need)\\S*)?[^\\p{L}]*$`)],
  ['text', titled(`^(?:${text})`)],
]

/** The columns under a row of titles; undefined when the row has none. */
const columnsOf = (cells: readonly string[]): Column[] | undefined => {
  if (cells.some((cell) => /\d/.test(cell))) return undefined
  const columns = cells.map((cell) => titles.find(([, pattern]) => pattern.test(plainLine(cell)))?.[0])
  const isNamed = columns.includes('text') || columns.includes('unit')
  if (!isNamed || columns.filter((column) => column !== undefined).length < 2) return undefined
  const units = columns.includes('quantity') ? 'text' : 'unit'
  return columns.map((column = 'text') => (column === 'unit' ? units : column))
}

interface RawRow {
  text: string
  cells: string[]
}

/** Undefined when the quotation marks are not those of a table. */
const split = (text: string, delimiter: string): RawRow[] | undefined => {
  const rows: RawRow[] = []
  const faults: Papa.ParseError[] = []
  let start = 0
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta: { cursor } }) => {
      faults.push(...errors)
      const cells = data.map((cell) => cell.trim().replaceAll('\n', ' ; ').replaceAll('\t', ' '))
      rows.push({ text: text.slice(start, cursor).replace(/\n$/, ''), cells })
      start = cursor
    },
  })
  return faults.some(({ type }) => type === 'Quotes') ? undefined : rows
}

/** The rows of a table with titles or quotation marks, else lines. */
const rawRows = (text: string): RawRow[] => {
  for (const delimiter of ['\t', ';', '|', ',']) {
    const rows = text.includes(delimiter) ? split(text, delimiter) : undefined
    const isQuoted = text.includes(`"${delimiter}`) || text.includes(`${delimiter}"`)
    if (rows && (isQuoted || rows.some(({ cells }) => columnsOf(cells)))) return rows
  }
  return text.split('\n').map((line) => ({ text: line, cells: [line] }))
}

/** Titles of the rows that end a table, also of the table that this site saves. */
const endings = new RegExp(
  `^(?:sub ?total|grand total|total|sum|tổng|รวม|សរុប|合计|jumlah|${[
    site.name,
    documentTexts.date,
    documentTexts.link,
    documentTexts.reference.replace(' {reference}', ''),
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** A row as a line: its texts, without the numbers of other columns, and its quantity, which may be empty. */
const lineUnder = (columns: readonly Column[], cells: readonly string[]): string => {
  const under = (column: Column) => cells.filter((_cell, index) => columns[index] === column)
  const texts = under('text').filter((cell) => !/^[\d.,]*$/.test(cell))
  const filled = [...under('unit'), ...under('quantity')].filter((cell) => /[\p{L}\p{N}]/u.test(cell))
  const isBlank = filled.length === 0 && columns.some((column) => column === 'unit' || column === 'quantity')
  const before = columns.includes('quantity') ? 'qty: ' : ''
  return [...texts, ...(isBlank ? ['qty:'] : filled.map((cell) => before + plainLine(cell)))].join(' \t ')
}

/** The rows of a text that are not empty. */
export const rowsOf = (text: string): Row[] => {
  let columns: Column[] | undefined
  return rawRows(text.replace(/\r\n?/g, '\n').replace(/^\ufeff/, '')).flatMap(
    ({ text: raw, cells }): Row | [] => {
      if (raw.trim() === '') return []
      const found = columnsOf(cells)
      columns = found ?? columns
      const isEnd = columns !== undefined && endings.test(cells[0] ?? '')
      if (found || isEnd || !/[\p{L}\p{N}]/u.test(raw)) return { text: raw, line: undefined }
      const line = columns && cells.length > 1 ? lineUnder(columns, cells) : cells.join(' \t ')
      return { text: raw, line: plainLine(line) }
    },
  )
}
