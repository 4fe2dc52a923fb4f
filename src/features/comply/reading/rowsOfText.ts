import { oneOf } from '../vocabulary/neutralWords.ts'
import { isUnit } from '../vocabulary/units.ts'
import { startsWithMeasure } from './quantities.ts'

/** A line of a tender, or a row of its table. */
export interface TenderRow {
  text: string
  item?: string
  quantity?: string
  /** The quantity is that of the machines, and not of what the line names. */
  ordersMachines?: boolean
  /** The buyer does not insist on it. */
  isWish?: boolean
}

/** Cells of a spreadsheet may have line breaks, and are in quotes then. */
const withoutBreaks = (text: string): string =>
  text.replace(
    /(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g,
    (_whole, before: string, cell: string) =>
      before + cell.replaceAll('""', '"').replace(/(?<!\s)\s*\n\s*/g, ' '),
  )

/**
 * `1)`, `a.`, `(iv)`, `No. 4.`, `aa)`, each with the sign that ends it; `1.1.a`, `A.1`, `R-12`, `1.2.3`, `Item 1 -`;
 * and `1`, `P1`, `a`, `bb` or `L1-01` in a cell of its own.
 */
const number = new RegExp(
  `^(?:(?:(?:s[lr]?\\.? ?)?no\\.|(?:s[lr]?\\.? ?)no|no(?=\\s*\\d{1,3}[.):]*\\s*[-–—:\\t])|item|lot|clause|req(?:uirement)?\\.?)\\s*)?(${
    oneOf(
      /\d{1,3}(?:\.\d{1,3}){0,3}\.[a-z][.)]?(?=\s)/,
      /\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]|[ivx]{1,5})[.)]{1,2}(?!\d)/,
      /\(?(?<letter>[a-z])\k<letter>\)/,
      /[a-z](?:\.\d{1,3}){1,3}\.?(?=\s)/,
      /(?:r|ts|req|spec|tr|fr)-\d{1,2}\b[.)]?/,
      /[a-z]\d{1,2}[.)](?=\s)/,
      /[b-rt-z]\d{2}(?=\s+[-–—]\s)/,
      /\d{1,3}(?:\.\d{1,3}){1,4}(?![\d.,])/,
      /(?:[a-z]{1,3}[- ]?|[a-z]{1,3}\d{1,2}-)?\d{1,3}(?=\t)/,
      /(?<one>[a-z])\k<one>?(?=\t)/,
      /(?<=^(?:item|lot|no\.?|clause|req(?:uirement)?\.?)\s*)\d{1,3}(?:\.\d{1,3})*(?=\s*[-–—:]\s)/,
    ).source
  })(?:\s+[-–—](?=\s))?:?\\s*(?=\\S)`,
  'i',
)

const bullet = /^(?:[-–—•*·▪●○✓✔]|>(?! *\d))\s+/

const quantityCell =
  /^(?:\d{1,4}|-|–|\d{1,4}\s?(?:pcs?|pieces?|units?|sets?|nos?|lots?)\.?|(?:1 )?(?:each|per (?:machine|unit)))$/i

/** Words of a column in which bidders answer: `Y/N`, `Comply / Not comply`, `FC/PC/NC`, without boxes and lines. */
const answers = new RegExp(
  `^(?:${
    oneOf(
      /y|yn|yes|yes(?:or)?no|mandatory|optional|desirable|preferred|wish|must|shall|essential|[✓✔]|f?c(?:pc)?nc/,
      /(?:fully)?compl(?:y|ies|ied|iant|iance)(?:yn|yesno|(?:or)?(?:not|non-?)compl(?:y|ied|iant)|deviat(?:es?|ion))?/,
    ).source
  })?$`,
  'i',
)

/**
 * A box after a line: `(Yes/No)`; how much a buyer minds: `[M]`, `[desirable]`, since a statement answers both. Bars
 * part the cells of a table that was copied as text. A match begins where the spaces do: otherwise a line of spaces is
 * searched again from each of them.
 */
const inCells = (line: string): string =>
  line
    .replace(/\[(?:m|d|e|o|hd|mandatory|desirable|essential|optional)\]\s?/i, '')
    .replace(/(?<!\s)\s*\((?:yes ?\/ ?no|y ?\/ ?n|comply ?\/ ?not comply)\)\s*$/i, '')
    .replace(/^\s*\|\s*/, '')
    .replace(/(?<!\s)\s*\|\s*$/, '')
    .replace(/(?<!\s)\s+\|\s+/g, '\t')

/** `M01 The machine` has a number where most lines begin with the same letters and count on. */
const code = /^\s*([a-z]{1,3})[-.]?(\d{1,3})[.:)]?\s+(?=\S)/i

const withCodesApart = (lines: readonly string[]): readonly string[] => {
  const [, prefix = ''] = code.exec(lines[0] ?? '') ?? []
  const isCode = (line: string): boolean => code.exec(line)?.[1] === prefix
  const numbers = lines.filter(isCode).map((line) => Number(code.exec(line)?.[2]))
  const areRising = numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? 0))
  return numbers.length > 2 && numbers.length > lines.length / 2 && areRising
    ? lines.map((line) => (isCode(line) ? line.replace(code, '$1$2\t') : line))
    : lines
}

/** An empty box, a line to write on, or what a column of answers has. `M` after a number is a unit. */
const isForAnswer = (cell: string, before: string): boolean =>
  answers.test(cell.replace(/[\s☐□▢_….·()[\]/|]/g, '')) || (cell === 'M' && !/\d$/.test(before))

/** A cell before a plain number, which is no quantity then: `kg`, `Hopper (notes)`, `Number of pockets`. */
const asksNumber = (cell: string): boolean => {
  const asked = cell.replace(/ ?\((?:max|min)(?:imum)?\.?\)$/i, '')
  return /^number of /i.test(asked) || isUnit((/\(([^()]+)\)$/.exec(asked)?.[1] ?? asked).toLowerCase())
}

const priceHead = /^(?:unit |total )?(?:price|rate|cost|amount|total)(?: \([a-z]+\))?$/i

const headWords = oneOf(
  /^(?:item|no\.?|s\/?n|#|sl\.?|qty\.?|quantity|unit|compliance|remarks?|offered|bidder(?:'?s|s')?(?: (?:offer|response|compliance|remark|comment|specification|reply|statement)\w*)*|comply.*|yes\/no)$/,
  /^(?:requirements?|specifications?|descriptions?|parameters?)$/,
  /^(?:(?:minimum|technical) requirements?|technical specifications?)$/,
)

/** `Min`, `Maximum (kg)`: a column of limits, with their unit. */
const limitHead = /^(min|max)(?:imum|\.)?(?: ?\(([^()]+)\))?$/i

const isHead = (cells: readonly string[]): boolean =>
  (cells.every((cell) => headWords.test(cell.toLowerCase()) || priceHead.test(cell)) &&
    cells.some((cell) => !priceHead.test(cell))) ||
  cells.filter((cell) => limitHead.test(cell)).length > 1

/** Names the limits of a row by the heads of their columns, so that `Width`, `mm`, `450` says `max 450 mm`. */
const withLimits = (line: string, heads: readonly string[]): string => {
  const cells = line.trimEnd().split('\t')
  const limits = cells.map((cell, column) =>
    cell.trim() === '' ? null : limitHead.exec(heads[column] ?? ''),
  )
  if (limits.every((limit) => limit === null) || cells.length > heads.length) return line
  const unitAt = heads.findIndex((head) => /^units?$/i.test(head))
  const unit = cells[unitAt] ?? ''
  return cells
    .map((cell, column) => {
      const [, limit, ownUnit = unit] = limits[column] ?? []
      if (limit !== undefined && /^[\d.,]+$/.test(cell.trim())) return `${limit}. ${cell.trim()} ${ownUnit}`
      return column === unitAt && limits.some((each) => each !== null) ? '' : cell
    })
    .join('\t')
}

/** A table with a column of quantities may have one of prices, whose cells are sums alone. */
const withoutPrices = (line: string, heads: readonly string[]): string =>
  heads.some((head) => /^(?:qty\.?|quantity)$/i.test(head))
    ? line
        .split('\t')
        .map((cell, column) =>
          column > 0 && priceHead.test(heads[column] ?? '') && /^[\s\d.,]+$/.test(cell) ? '' : cell,
        )
        .join('\t')
    : line

/** `4.3 inch` and `1.500 notes` begin with an amount and not with an item's number. */
const itemIn = (line: string): RegExpExecArray | null => {
  const found = number.exec(line)
  const [, item = ''] = found ?? []
  const rest = line.slice(line.indexOf(item) + item.length)
  const isLarge = /^\d{1,3}(?:\.\d{3})+$/.test(item)
  const isAmount =
    found !== null && /\d$/.test(item) && !rest.startsWith('\t') && (isLarge || startsWithMeasure(rest))
  return isAmount ? null : found
}

const rowOf = (line: string): TenderRow | undefined => {
  const [first = '', ...others] = line.split('\t').map((cell) => cell.trim())
  const cells = [first, ...others].filter((cell) => cell !== '')
  if (cells.length === 0 || isHead(cells)) return undefined
  const numbered = itemIn(line.trimStart())
  const item = numbered?.[1]?.replace(/(?<![.)])[.)]+$/, '').replace(/^\(/, '')
  const named = (numbered ? line.trimStart().slice(numbered[0].length) : line).replace(bullet, '')
  const texts = named
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
  while (texts.length > 1 && isForAnswer(texts.at(-1) ?? '', texts.at(-2) ?? '')) texts.pop()
  while (texts.length > 1 && isForAnswer(texts[0] ?? '', '')) texts.shift()
  const last = texts.at(-1) ?? ''
  // A dash beside a bare name says that there is none.
  const isNone = texts.length === 2 && /^[-–]$/.test(last) && !/\d/.test(texts[0] ?? '')
  const before = texts.at(-2) ?? ''
  // After a smaller number it is the greatest of a range.
  const isGreatest = /^\d+$/.test(before) && Number.parseInt(last) > Number(before)
  const isQuantity =
    texts.length > 1 && !isNone && !isGreatest && quantityCell.test(last) && !asksNumber(before)
  const quantity = isQuantity ? texts.pop() : undefined
  while (texts.length > 1 && isForAnswer(texts.at(-1) ?? '', texts.at(-2) ?? '')) texts.pop()
  const text = texts.join(': ').replace(/::/g, ':').trim()
  if (text === '') return undefined
  const isWish = named
    .slice(named.indexOf('\t') + 1)
    .split('\t')
    .some((cell) => /^\(?(?:optional|desirable|preferred|wish)\)?$/i.test(cell.trim()))
  const isCounted = quantity !== undefined && /\d/.test(quantity)
  return {
    text,
    ...(item !== undefined && { item }),
    ...(isCounted && { quantity }),
    ...(isWish && { isWish }),
  }
}

const goods = String.raw`(?:sets?|units?|nos?|pcs?|pieces?|each|ea|lots?)\.?`

/** `12`, `12 sets`, `all`, or number and word in cells of their own. */
const order = new RegExp(String.raw`(?:\t\s*${goods})?\t\s*(\d{1,4}|all)(?:\s*${goods})?\s*$`, 'i')

/** A shorter table may count the parts of a machine. */
const leastLines = 5

/** A line with a value of its own before its number, as in `Hopper`, `500 notes`, `4`. */
const hasValue = (line: string): boolean =>
  line
    .replace(number, '')
    .replace(order, '')
    .split('\t')
    .filter((cell) => cell.trim() !== '').length > 1

/**
 * How many machines a table orders: the number at the end of most lines, or several numbers where each stands beside
 * its like and most lines have a value before it. A column of ports has several numbers.
 */
const ordersOf = (lines: readonly string[]): ReadonlySet<string> => {
  const ends = lines.map((line) => order.exec(line)?.[1])
  const timesOf = (end: string) => ends.filter((other) => other === end).length
  const repeated = ends.flatMap((end, place) =>
    end !== undefined && [ends[place - 1], ends[place + 1]].includes(end) ? [end] : [],
  )
  const areLots = repeated.length > lines.length / 2 && lines.filter(hasValue).length > lines.length / 2
  return new Set(
    repeated.filter((end) => timesOf(end) >= leastLines && (areLots || timesOf(end) > lines.length / 2)),
  )
}

/** Names the limits of a table's rows, and leaves its prices out. */
const readColumns = (lines: readonly string[]): readonly string[] => {
  let heads: string[] = []
  return lines.map((line) => {
    const cells = line.split('\t').map((cell) => cell.trim())
    if (isHead(cells.filter(Boolean))) heads = cells
    return withLimits(withoutPrices(line, heads), heads)
  })
}

/**
 * The rows of what was pasted, without heads and empty lines. A PDF breaks a long line, which goes on in small
 * letters.
 */
export const rowsOfText = (text: string): TenderRow[] => {
  const rows: TenderRow[] = []
  const pasted = withoutBreaks(text.replace(/\r\n?/g, '\n')).split('\n')
  const lines = readColumns(withCodesApart(pasted.map(inCells).filter((line) => line.trim() !== '')))
  const orders = ordersOf(lines)
  for (const line of lines) {
    const quantity = order.exec(line)?.[1] ?? ''
    const ordersMachines = orders.has(quantity)
    const read = rowOf(ordersMachines ? line.replace(order, '') : line)
    const row = read && ordersMachines ? { ...read, quantity, ordersMachines } : read
    const last = rows.at(-1)
    if (
      row &&
      last?.item !== undefined &&
      row.item === undefined &&
      /^\s*[a-z]/.test(line) &&
      !bullet.test(line)
    )
      last.text += ` ${row.text}`
    else if (row) rows.push(row)
  }
  return rows
}
