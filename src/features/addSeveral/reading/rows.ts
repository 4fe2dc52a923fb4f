import Papa from 'papaparse'
import { site } from '../../../content/site.ts'
import documentTexts from '../../../content/texts/listDocument.json'
import { plainLine } from './plainLine.ts'

export interface Row {
  text: string
  /** The plain line (plainLine.ts) that says the same; undefined for titles and sums. */
  line: string | undefined
  /** Whether the table has quantities and this row has none. */
  lacksQuantity: boolean
}

/** An `ignored` column says nothing of product or quantity. */
type Column = 'text' | 'quantity' | 'ignored'

const money = `price|rate|cost|amount|value|stock|available|min|moq|delivered|preis|betrag|prix|montant|p\\.u|
  đơn giá|thành tiền|ราคา|តម្លៃ|价|金额|harga`

const quantity = `qty|qnty|q['’.]ty|quantit\\p{L}*|menge|bestellmenge|anzahl|stückzahl|qté|qte|
  số lượng|so luong|sl|s\\.l|จำนวน|ចំនួន|បរិមាណ|数量|數量|jumlah|jml|kuantit\\p{L}*|bilangan|pcs|nos`

const remarks = `total|gesamt|sum|remarks?|notes?|comments?|date|delivery|brand|origin|warranty|photo|picture|
  key figures|bemerkung|remarque|ghi chú|หมายเหตุ|ផ្សេងៗ|备注|catatan|keterangan`

const text = `no|nr|n°|#|pos|item|s/n|sn|sr|sl\\.? no|line|lfd|stt|tt|bil|num|ref|code|sku|part|model|machine|
  product|produkt|article|artikel|name|desc|bezeichnung|beschreibung|modell|désignation|modèle|equipment|goods|spec|
  unit|uom|u/m|einheit|tên|hàng|sản phẩm|mô tả|mã|đvt|đơn vị|ลำดับ|รายการ|สินค้า|รุ่น|หน่วย|ល\\.?រ|ឈ្មោះ|ទំនិញ|មុខ|
  បរិយាយ|ឯកតា|序号|编号|名称|产品|品名|型号|规格|货物|单位|nama|barang|satuan|uraian|butiran|perihal`

const titled = (before: string, words: string, after = ''): RegExp =>
  new RegExp(`${before}(?:${words.replace(/\n {2}/g, '')})${after}`, 'u')

/** The first match counts, so that `Unit price` is ignored and `Total qty` is a quantity. */
const titles: readonly (readonly [Column, RegExp])[] = [
  ['ignored', titled('', money)],
  [
    'quantity',
    titled('^(?:(?:order|total|required|requested|req)\\S* )?', quantity, '(?!\\p{Script=Latin})'),
  ],
  ['ignored', titled('^', remarks)],
  ['text', titled('^', text)],
]

/** The columns under a row of titles; undefined when the row has none. */
const columnsOf = (cells: readonly string[]): Column[] | undefined => {
  if (cells.some((cell) => /\d/.test(cell))) return undefined
  const columns = cells.map(
    (cell) => titles.find(([, pattern]) => pattern.test(cell.trim().toLowerCase()))?.[0],
  )
  const isHeading = columns.includes('text') && columns.filter((column) => column !== undefined).length >= 2
  return isHeading ? columns.map((column) => column ?? 'text') : undefined
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

/** A row as a line: its texts, without the numbers of other columns, and its quantity. */
const lineUnder = (columns: readonly Column[], cells: readonly string[]): Omit<Row, 'text'> => {
  const texts = cells.filter((cell, index) => columns[index] === 'text' && !/^[\d.,]*$/.test(cell))
  const quantities = cells.filter(
    (cell, index) => columns[index] === 'quantity' && /[\p{L}\p{N}]/u.test(cell),
  )
  return {
    line: plainLine([...texts, ...quantities.map((cell) => `qty: ${plainLine(cell)}`)].join(' \t ')),
    lacksQuantity: columns.includes('quantity') && quantities.length === 0,
  }
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
      if (found || isEnd || !/[\p{L}\p{N}]/u.test(raw))
        return { text: raw, line: undefined, lacksQuantity: false }
      if (columns && cells.length > 1) return { text: raw, ...lineUnder(columns, cells) }
      return { text: raw, line: plainLine(cells.join(' \t ')), lacksQuantity: false }
    },
  )
}
