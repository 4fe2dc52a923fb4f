/** What a column holds. An `ignored` one says nothing of product or quantity. */
export type Column = 'text' | 'quantity' | 'unit' | 'ignored'

const money = `price|rate|cost|amount|value|stock|available|min|moq|delivered|preis|betrag|prix|montant|
  đơn giá|thành tiền|ราคา|តម្លៃ|价|金额|harga`

const quantity = `qty|qnty|q['’.]ty|quantit\\p{L}*|menge|bestellmenge|anzahl|stückzahl|qté|qte|
  số lượng|so luong|sl|s\\.l|จำนวน|ចំនួន|បរិមាណ|数量|數量|jumlah|jml|kuantit\\p{L}*|bilangan|pcs|nos`

const unit = 'units?|uom|u/m|einheit|me|unité|đvt|đơn vị|đơn vị tính|หน่วย|ឯកតា|单位|單位|satuan'

const remarks = `total|sum|remarks?|notes?|comments?|date|delivery|brand|origin|warranty|photo|picture|
  key figures|bemerkung|remarque|ghi chú|หมายเหตุ|ផ្សេងៗ|备注|catatan|keterangan`

const text = `no|nr|n°|#|pos|item|s/n|sn|sr|sl\\.? no|line|lfd|stt|tt|bil|num|ref|code|sku|part|model|machine|
  product|article|artikel|name|desc|equipment|goods|spec|bezeichnung|beschreibung|produkt|modell|désignation|
  modèle|tên|hàng|sản phẩm|mô tả|mã|ลำดับ|รายการ|สินค้า|รุ่น|ល\\.?រ|ឈ្មោះ|ទំនិញ|មុខ|បរិយាយ|序号|编号|名称|产品|品名|
  型号|规格|货物|nama|barang|uraian|butiran|perihal`

const titled = (before: string, words: string, after = '(?!\\p{Script=Latin})'): RegExp =>
  new RegExp(`${before}(?:${words.replace(/\n {2}/g, '')})${after}`, 'u')

/** The first match counts, so that `Unit price` is a price and `Total qty` a quantity. */
const titles: readonly (readonly [Column, RegExp])[] = [
  ['ignored', titled('', money, '')],
  ['quantity', titled('^(?:(?:order|total|required|requested|req)\\S* )?', quantity)],
  ['unit', titled('^', unit)],
  ['ignored', titled('^', remarks, '')],
  ['text', titled('^', text, '')],
]

const columnOf = (title: string): Column | undefined =>
  titles.find(([, pattern]) => pattern.test(title.trim().toLowerCase()))?.[0]

/** The columns under a row of titles; undefined when the row has none. */
export const columnsOf = (cells: readonly string[]): Column[] | undefined => {
  if (cells.some((cell) => /\d/.test(cell))) return undefined
  const columns = cells.map(columnOf)
  const isHeading = columns.includes('text') && columns.filter((column) => column !== undefined).length >= 2
  return isHeading ? columns.map((column) => column ?? 'text') : undefined
}
