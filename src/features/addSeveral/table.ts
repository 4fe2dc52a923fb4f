import Papa from 'papaparse'
import texts from '../../content/texts/listDocument.json'
import { isQuantity } from '../../domain/quoteList/quantity.ts'
import { cleanLine, quantityOf } from './lineWords.ts'
import { isUnit } from './quantityWords.ts'

type Role = 'position' | 'description' | 'quantity' | 'other'

const headWords: Record<Role, string> = {
  position: 'no|nr|#|pos|position|item no|line|s/n|sn|sl no|stt|ลำดับ|លរ|ល.រ|序号|序號|bil',
  description:
    'item|items|description|product|model|machine|equipment|article|artikel|bezeichnung|beschreibung|désignation|' +
    'descripción|goods|name|tên hàng|mô tả|รายการ|ឈ្មោះ|បរិយាយ|品名|型号|產品|产品|barang|perihal',
  quantity:
    'qty|quantity|qnty|q’ty|menge|anzahl|quantité|qté|cantidad|số lượng|sl|จำนวน|ចំនួន|បរិមាណ|数量|數量|jumlah|kuantiti',
  other:
    'unit|uom|u/m|einheit|unité|đvt|đơn vị|หน่วย|ឯកតា|单位|unit price|price|total|amount|remark|remarks|number|' +
    'key figures|currency|preis|betrag',
}

const roles = new Map(
  Object.entries(headWords).flatMap(([role, words]) =>
    words
      .normalize('NFKC')
      .split('|')
      .map((word) => [word, role as Role]),
  ),
)

const roleOf = (cell: string): Role | undefined =>
  roles.get(cleanLine(cell).toLowerCase().replaceAll("'", '’').replace(/[.:]$/, ''))

/** The table's own lines, each with the text that stands for it in the field. */
export interface Row {
  text: string
  cells: readonly string[]
}

const unparse = (cells: readonly string[]): string => Papa.unparse([cells as string[]], { delimiter: '\t' })

/**
 * Reads cells of a spreadsheet with their quotes, and a table with `,` or `;` by its quoted first cell or its
 * head. Undefined for a text without cells, as lines of a mail.
 */
export const readCells = (text: string): Row[] | undefined => {
  const body = text.replace(/^\uFEFF/, '')
  const [first = ''] = body.split(/\r\n|\r|\n/, 1)
  const delimiter = [',', ';'].find((sign) => {
    const head = Papa.parse<string[]>(first, { delimiter: sign }).data[0] ?? []
    return head.length > 1 && head.filter((cell) => roleOf(cell) !== undefined).length > 1
  })
  if (delimiter === undefined && !text.includes('\t')) return undefined
  const parsed = Papa.parse<string[]>(body, { delimiter: delimiter ?? '\t', skipEmptyLines: 'greedy' })
  // A quote that nobody closes would swallow the lines below.
  if (parsed.errors.some(({ type }) => type === 'Quotes')) return undefined
  return parsed.data.map((cells) => ({ cells, text: unparse(cells) }))
}

/** The columns of a head: `quantity` is -1 where it has none. */
export interface Head {
  descriptions: readonly number[]
  quantity: number
  isOurs: boolean
}

/** What a row says is which column; undefined for a row of a product. */
export const readHead = ({ cells }: Row): Head | undefined => {
  const found = cells.map(roleOf)
  const descriptions = found.flatMap((role, index) => (role === 'description' ? [index] : []))
  if (descriptions.length === 0 || found.filter((role) => role !== undefined).length < 2) return undefined
  return {
    descriptions,
    quantity: found.indexOf('quantity'),
    isOurs: cells.includes(texts.figures) && cells.includes(texts.number),
  }
}

/** Where the site's own table has its products ended. */
export const isTotal = ({ cells: [first = ''] }: Row): boolean => first === texts.total

const isBareNumber = (cell: string): boolean => /^\d+$/.test(cleanLine(cell).trim())

/** `1`, `1.`, `01`, `(1)` and their kind. */
const count = /^\(?0*(\d+)\s*[.):–-]?$/

/** Whether the first column counts the rows: 1, 2, 3 and so on. */
export const countsRows = (rows: readonly Row[]): boolean =>
  rows.every(({ cells: [first = ''] }, index) => Number(count.exec(first.trim())?.[1]) === index + 1)

/** What may be the quantity among cells: one that has its unit beside it, or else each whole number. */
export const quantitiesIn = (cells: readonly string[]): number[] => {
  const found = cells.flatMap((cell, index) => {
    const quantity = quantityOf(cell)
    return quantity === undefined ? [] : [{ quantity, index, cell }]
  })
  const withUnit = found.filter(({ cell, index }) => !isBareNumber(cell) || isUnit(cells[index + 1] ?? ''))
  const whole = found.filter(({ cell }) => !/[.,]/.test(cell))
  const chosen = withUnit.length > 0 ? withUnit : whole
  return [...new Set(chosen.map(({ quantity }) => quantity))].filter(isQuantity)
}
