import { oneOf } from '../../vocabulary/neutralWords.ts'
import { isUnit } from '../../vocabulary/units.ts'
import { condition } from './turning.ts'

const priceHead = /^(?:unit |total )?(?:price|rate|cost|amount|total)(?: \([a-z]+\))?$/i

const quantityHead = /^(?:q'?ty\.?|quantity)$/i

const unitHead = /^(?:units?|uom)$/i

/** How much a buyer minds, where a paper has it, and what it scores. */
const levelHead =
  /^(?:level|priority|importance|class(?:ification)?|criticality|category|type of requirement|mandatory ?\/ ?(?:optional|desirable)|m ?\/ ?[od](?: ?\/ ?[od])?|pages?(?: (?:no|ref(?:erence)?)\.?)?|scores?|weighting|points|marks)$/i

/** Words of such a column. A statement answers what is wished for as it answers the rest. */
const level =
  /^(?:\d{1,3}(?:[.,]\d+)? ?%?|[abcdmops]|[ivx]{1,3}|(?:class|level|priority|category) \w{1,3}|basic|mandatory|must(?: have)?|essential|required|compulsory|obligatory|critical|important|high|standard|minimum|optional|desirable|preferred|wish|nice to have)$/i

/** `C = not required`, so that a letter in a cell says more. */
const denyingLegend = /(?:^|[\s,;:(])[a-z\d] ?= ?[^=]*\b(?:not|no|without|only)\b/i

const valueHead = /^(?:required|requested|demanded)$/i

const headName = oneOf(
  /(?:item|no|s\/?n|#|s[lr]|q'?ty|quantity|units?|uom|remarks?|comments?|offered|ref(?:erence)?|clause)\b[.]?(?: no\.?)?/,
  /(?:bidder|vendor|supplier)(?:'?s|s')?(?: (?:offer|response|compliance|remark|comment|specification|reply|statement)\w*)*/,
  /compl(?:y|ied|iance|iant)(?: ?[(/] ?| not| non|-|yes|no|y\b|n\b|comply|compliant|statement| ?\))*|yes ?\/ ?no/,
  /(?:(?:minimum|technical|detailed|general|functional|required|product|machine|bank's|our) )*(?:requirements?|specifications?|descriptions?|parameters?|features?|functions?|characteristics?|values?)(?: of (?:the )?(?:requirements?|goods|items?)| required| offered)?/,
).source

const headWords = new RegExp(
  `^(?:${headName})(?: \\((?:bidder|supplier|vendor|yes ?\\/ ?no|y ?\\/ ?n|compl(?:y|ied|iant) ?\\/ ?(?:not|non)[- ]compl(?:y|ied|iant))\\))?$`,
)

/** The heads of a table that was copied as text. */
const joinedHeads = new RegExp(`^(?:(?:${headName})(?:[\\s/|,:]+|$)){3,}$`)

/** `Min`, `Maximum (kg)`: a column of limits, with their unit. */
const limitHead = /^(min|max)(?:imum|\.)?(?: ?\(([^()]+)\))?$/i

const isNamed = (head: string): boolean => headWords.test(head.toLowerCase())

/** A head that may also be the name of a line, so that it stands beside others. */
const isNamedBeside = (head: string): boolean =>
  [priceHead, levelHead, limitHead, valueHead].some((each) => each.test(head))

export const isHead = (cells: readonly string[]): boolean =>
  (cells.length > 2 &&
    cells.filter((cell) => isNamed(cell) || isNamedBeside(cell)).length >= Math.max(cells.length / 2, 2) &&
    cells.every((cell) => cell.length < 40 && !/\d|^[a-z]$/i.test(cell))) ||
  (cells.some(isNamed) && cells.every((cell) => isNamed(cell) || isNamedBeside(cell))) ||
  cells.filter((cell) => limitHead.test(cell)).length > 1 ||
  (cells.length === 1 && joinedHeads.test((cells[0] ?? '').toLowerCase()))

/** A column of what is not asked for, or of what there is already. */
const denying =
  /\b(?:not|exclu\w+|deleted|withdrawn|rejected|existing|present|old|previous|competitor\w*|amended)\b/i

/** Whether the heads of a table say that its rows may not be asked for as they stand. */
export const isDenyingHead = (cells: readonly string[]): boolean =>
  isHead(cells) && cells.some((cell) => !isNamed(cell) && !isNamedBeside(cell) && denying.test(cell))

const tick = /^(?:[✓✔●x]|yes|y)$/i

const dash = /^[-–—]$/

const bare = /^-?[\d.,]+$/

/** `24 or longer` and `20 to 80, non-condensing` have their number before other words. */
const lastNumber = /(?<=\d)(?=(?:,? (?:or|and) [a-z]+|, \D+)?$)/i

/** A value with the unit of its row beside its number. */
const withUnit = (cell: string, unit: string): string => {
  const [first, second, ...others] = unit.split(/ ?\/ ?/)
  // `220 / 50` in `V / Hz`.
  const pair = others.length === 0 && second !== undefined && /^(\d+) ?\/ ?(\d+)$/.exec(cell)
  if (pair) return `${pair[1] ?? ''} ${first ?? ''} / ${pair[2] ?? ''} ${second}`
  return isUnit(unit.toLowerCase().replace(/ ?r\.?h\.?$/, '')) ? cell.replace(lastNumber, ` ${unit}`) : cell
}

const cellsOf = (line: string): string[] => line.split('\t').map((cell) => cell.trim())

/** Whether most cells of a column are ticks; a column of values may say yes now and then. */
const areTicks = (lines: readonly string[], column: number): boolean => {
  const cells = lines
    .map((line) => cellsOf(line)[column] ?? '')
    .filter((cell) => cell !== '' && !dash.test(cell))
  return cells.filter((cell) => tick.test(cell)).length > cells.length / 2
}

/** Whether a row names columns of which later rows tick some, as `Function`, `KHR`, `Optional`. */
const isTicked = (heads: readonly string[], later: readonly string[]): boolean =>
  heads.length > 1 &&
  (heads[0] === '' || isNamed(heads[0] ?? '')) &&
  heads.some(
    (head, column) =>
      column > 0 && head !== '' && !isNamed(head) && !isNamedBeside(head) && areTicks(later, column),
  )

/** Says the head of a column for its tick, and nothing for a dash beside it. */
const inTicked = (cells: readonly string[], heads: readonly string[]): readonly string[] =>
  cells.some((cell, column) => column > 0 && tick.test(cell))
    ? cells.map((cell, column) => {
        if (column > 0 && tick.test(cell)) return heads[column] ?? cell
        return column > 0 && dash.test(cell) ? '' : cell
      })
    : cells

/** What the cells of a row say by their heads: `Width`, `mm`, `450` says `max. 450 mm`. A price says nothing. */
const inColumns = (cells: readonly string[], heads: readonly string[]): readonly string[] => {
  const isOf = (head: RegExp, column: number): boolean => head.test(heads[column] ?? '')
  const unit = cells.find((_cell, column) => isOf(unitHead, column)) ?? ''
  const isSold = heads.some((head) => quantityHead.test(head))
  const limits = cells.filter((cell, column) => cell !== '' && isOf(limitHead, column))
  const holdsValue = (column: number): boolean =>
    column > 0 && [unitHead, quantityHead, priceHead, levelHead].every((head) => !isOf(head, column))
  const isPlaced =
    limits.length === 0 && cells.some((cell, column) => holdsValue(column) && withUnit(cell, unit) !== cell)
  // `Dual CIS` in `pcs` has no number that the unit belongs to.
  const isSaid =
    limits.length > 0 ||
    isPlaced ||
    (ofGoods.test(`\t${unit}`) && !cells.slice(1).some((cell) => /\d$/.test(cell)))
  const range = limits.length === 2 && unit !== '' && limits.every((cell) => bare.test(cell)) ? limits : []
  return cells.map((cell, column) => {
    const [, limit, ownUnit = unit] = limitHead.exec(heads[column] ?? '') ?? []
    if (isOf(levelHead, column) && level.test(cell)) return ''
    if (isOf(unitHead, column)) return isSaid || dash.test(cell) ? '' : cell
    if (isPlaced && holdsValue(column)) return withUnit(cell, unit)
    if (isSold && column > 0 && isOf(priceHead, column) && bare.test(cell.replaceAll(' ', ''))) return ''
    if (limit === undefined || cell === '') return cell
    if (range.length > 0) return cell === range[0] ? `${range.join('–')} ${unit}` : ''
    if (bare.test(cell)) return `${limit}. ${cell} ${ownUnit}`
    return /^max/i.test(limit) && /^\d/.test(cell) ? `${limit}. ${cell}` : cell
  })
}

/** A quantity that stands before what it counts, as other tables have it. */
const withQuantityLast = (cells: readonly string[], heads: readonly string[]): readonly string[] => {
  const place = heads.findIndex((head) => quantityHead.test(head))
  const quantity = cells[place] ?? ''
  const after = cells.slice(place + 1)
  return /^\d{1,4}(?: ?[a-z]+\.?)?$/i.test(quantity) && after.some((cell) => cell !== '')
    ? [...cells.slice(0, place), ...after, quantity]
    : cells
}

const goods = String.raw`(?:sets?|units?|nos?|pcs?|pieces?|each|ea|lots?)\.?`

/** `12`, `12 sets`, `all`, or number and word in cells of their own. */
const order = new RegExp(String.raw`(?:\t *${goods})?\t *(\d{1,4}|all)(?:\s*${goods})?\s*$`, 'i')

/** A shorter table may count the parts of a machine. */
const leastLines = 5

/** A machine may have as many of each part, where no head and no word says that machines are ordered. */
const mostParts = 4

const ofGoods = new RegExp(String.raw`\t *(?:\d+\s*)?${goods}\s*$`, 'i')

const hasGoods = (line: string): boolean => ofGoods.test(line)

/** `Speed 1,000 notes/min`, `4` has a figure of its own. */
const hasFigure = (line: string): boolean => /\d[^\t]*\t *\d+\s*$/.test(line)

/** What a line orders at its end, and the line without it. */
export const orderIn = (line: string): { quantity: string; rest: string } => ({
  quantity: order.exec(line)?.[1] ?? '',
  rest: line.replace(order, ''),
})

/** A line with a value of its own before its order, as in `Hopper`, `500 notes`, `4`. */
const hasValue = (line: string): boolean => {
  const [first = '', ...others] = orderIn(line)
    .rest.split('\t')
    .filter((cell) => cell.trim() !== '')
  return others.length > (first.trim().length > 6 ? 0 : 1)
}

/**
 * How many machines a table orders: the number at the end of most lines, or several numbers where each stands beside
 * its like and most lines have a value before it. A column of ports has several numbers.
 */
export const ordersOf = (lines: readonly string[]): ReadonlySet<string> => {
  const ends = lines.map((line) => order.exec(line)?.[1])
  const timesOf = (end: string) => ends.filter((other) => other === end).length
  const repeated = ends.flatMap((end, place) =>
    end !== undefined && [ends[place - 1], ends[place + 1]].includes(end) ? [end] : [],
  )
  const areLots = repeated.length > lines.length / 2 && lines.filter(hasValue).length > lines.length / 2
  const isNamed = lines.some((line) => /(?:^|\t)\s*(?:qty\.?|quantity)\s*(?:\t|$)/i.test(line))
  const isOrder = (end: string): boolean =>
    timesOf(end) > lines.length / 2 &&
    (isNamed ||
      Number(end) > mostParts ||
      lines.some(hasGoods) ||
      lines.filter(hasFigure).length > lines.length / 2)
  return new Set(repeated.filter((end) => timesOf(end) >= leastLines && (areLots || isOrder(end))))
}

/** A line break within a cell parts a row in two, which together have as many cells as the table has heads. */
export const withRowsJoined = (lines: readonly string[]): readonly string[] => {
  const joined: string[] = []
  const heads = lines.map(cellsOf).find(isHead)?.length ?? 0
  // Of other tables the last cells are empty, and are not pasted.
  const areWhole = lines.filter((line) => cellsOf(line).length === heads).length > lines.length / 2
  for (const line of lines) {
    const cells = cellsOf(line)
    const before = cellsOf(joined.at(-1) ?? '')
    const isRest = cells.length > 1 && before.length > 1 && before.length + cells.length - 1 === heads
    if (areWhole && isRest && cells[0] !== '' && cells.length < heads)
      joined.push(`${joined.pop() ?? ''} ${line}`)
    else joined.push(line)
  }
  return joined
}

/** `KHR` below an empty cell is about what stands above that cell, which reaches over both rows. */
export const withMergedCells = (lines: readonly string[]): readonly string[] => {
  let above: readonly string[] = []
  return lines.map((line) => {
    const cells = cellsOf(line)
    const start = cells.findIndex((cell) => cell !== '')
    const [label = '', text = ''] = [above[start - 1], cells[start]]
    if (start === 0) above = cells
    const isNamed = /^\p{L}{2}/u.test(label) && text.split(' ').length <= 4 && !condition.test(text)
    return start > 0 && isNamed ? cells.with(start - 1, label).join('\t') : line
  })
}

/** Says for the cells of a table's rows what their heads say of them, and leaves its prices out. */
export const readColumns = (lines: readonly string[]): readonly string[] => {
  let heads: readonly string[] = []
  let areTicked = false
  return lines.map((line, place) => {
    const cells = cellsOf(line)
    if (!areTicked && isTicked(cells, lines.slice(place + 1))) {
      areTicked = true
      heads = cells
      return ''
    }
    if (isHead(cells.filter(Boolean))) heads = lines.some((each) => denyingLegend.test(each)) ? [] : cells
    if (cells.length === 1 || cells.length > heads.length || heads === cells) return line
    return (areTicked ? inTicked(cells, heads) : withQuantityLast(inColumns(cells, heads), heads)).join('\t')
  })
}
