import { oneOf } from '../../vocabulary/neutralWords.ts'
import { isUnit, unitAt } from '../../vocabulary/units.ts'
import { startsWithMeasure } from '../quantities.ts'
import { withCellsJoined } from './cellLines.ts'
import {
  isDenyingHead,
  isHead,
  orderIn,
  ordersOf,
  readColumns,
  withMergedCells,
  withRowsJoined,
} from './columns.ts'
import { withFootnotes } from './footnotes.ts'
import { withHeadings } from './headings.ts'
import { withInlineLists } from './inlineLists.ts'
import { withNumbersApart } from './numbers.ts'
import { isRemark, takenBack, withRemarks } from './remarks.ts'
import type { PastedRow, TenderRow } from './tenderRow.ts'
import { condition, turns } from './turning.ts'
import { numberEnd } from './unusualNumbers.ts'

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
      new RegExp(`[^${numberEnd}]{1,12}(?=${numberEnd})`),
      /\d{1,3}(?:\.\d{1,3}){0,3}\.[a-z][.)]?(?=\s)/,
      /\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]|[ivx]{1,5})[.)]{1,2}(?!\d|[a-z]\.)/,
      /\(?(?<letter>[a-z])\k<letter>\)/,
      /[a-z](?:\d{1,2})?(?:\.\d{1,3}){1,3}\.?(?=\s)/,
      /(?:r|ts|req|spec|tr|fr)-\d{1,2}\b[.)]?/,
      /[a-z]\d{1,2}[.)](?=\s)/,
      /[b-rt-z]\d{2}(?=\s+[-–—]\s)/,
      /\d{1,3}(?:\.\d{1,3}){1,4}(?![\d.,])/,
      /(?:(?!rs-)[a-z]{1,3}[- ]?|[a-z]{1,3}\d{1,2}-)?\d{1,3}(?=\t)/,
      /(?<=^(?:item|no\.?|clause|req(?:uirement)?\.?)\s*)\d{1,3}(?:\.\d{1,3})*(?=\s*[-–—:]\s)/,
    ).source
  })${numberEnd}?(?:\\s+[-–—](?=\\s))?:?\\s*(?=\\S)`,
  'i',
)

const bullet = /^(?:[-–—•*·▪●○◦‣➢➤§✓✔]|o(?=\t)|>(?! *\d))\s+/

/** Two spaces are a step; fewer may be chance. */
const bulletOf = (line: string): string | undefined => {
  const [, indent = '', sign] = /^( *)(\S)/.exec(line) ?? []
  return bullet.test(line.trimStart()) ? '.'.repeat(indent.length / 2) + (sign ?? '') : undefined
}

const quantityCell =
  /^(?:\d{1,4}|-|–|\d{1,4}\s?(?:pcs?|pieces?|units?|sets?|nos?|lots?)\.?|(?:1 )?(?:each|per (?:machine|unit)))$/i

/** Words of a column in which bidders answer: `Y/N`, `Comply / Not comply`, `FC/PC/NC`, without boxes and lines. */
const answers = new RegExp(
  `^(?:${
    oneOf(
      /y|yn|yes|yes(?:or)?no|mandatory|optional|desirable|preferred|wish|must|shall|essential|basic|critical|important|[✓✔]|f?c(?:pc)?nc/,
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

/** An empty box, a line to write on, or what a column of answers has. `M` after a number is a unit. */
const isForAnswer = (cell: string, before: string): boolean =>
  answers.test(cell.replace(/[\s☐□▢_….·()[\]/|]/g, '')) || (cell === 'M' && !/\d$/.test(before))

/** A cell before a plain number, which is no quantity then: `kg`, `Hopper (notes)`, `Number of pockets`. */
const asksNumber = (cell: string): boolean => {
  const asked = cell.replace(/ ?\((?:max|min)(?:imum)?\.?\)$/i, '')
  return /^number of /i.test(asked) || isUnit((/\(([^()]+)\)$/.exec(asked)?.[1] ?? asked).toLowerCase())
}

/** `4.3 inch` and `1.500 notes` begin with an amount and not with an item's number, and `(N)` answers. */
const itemIn = (line: string): RegExpExecArray | null => {
  const found = /^\([yn]\)/i.test(line) ? null : number.exec(line)
  const [, item = ''] = found ?? []
  const rest = line.slice(line.indexOf(item) + item.length)
  const isApart = ['\t', numberEnd].some((sign) => rest.startsWith(sign))
  const isLarge = /^\d{1,3}(?:\.\d{3})+$/.test(item)
  const isAmount = found !== null && /\d$/.test(item) && !isApart && (isLarge || startsWithMeasure(rest))
  // `1.2 and 1.3 are withdrawn` begins with what it speaks of.
  return isAmount || /^[\s.)]*(?:and|or|&|to(?= \d)) /.test(rest) ? null : found
}

const cellsOf = (line: string): string[] =>
  line
    .split('\t')
    .map((cell) => cell.trim().replace(/^—$/, '–'))
    .filter((cell) => cell !== '')

const rowOf = (line: string, isOrdered: boolean): Omit<PastedRow, 'isApart' | 'isOfPage'> | undefined => {
  const cells = cellsOf(line)
  if (cells.length === 0 || isHead(cells) || furniture.test(cells.join(' ').toLowerCase())) return undefined
  const numbered = itemIn(line.trimStart())
  const item = numbered?.[1]?.replace(/(?<![.)]|\w ?\(\d{1,3})[.)]+$/, '').replace(/^\(/, '')
  const named = (numbered ? line.trimStart().slice(numbered[0].length) : line).trimStart().replace(bullet, '')
  const texts = cellsOf(named)
  const pastedCells = texts.length
  while (texts.length > 1 && isForAnswer(texts.at(-1) ?? '', texts.at(-2) ?? '')) texts.pop()
  while (texts.length > 1 && isForAnswer(texts[0] ?? '', '')) texts.shift()
  const last = texts.at(-1) ?? ''
  // A dash beside a bare name says that there is none.
  const isNone = texts.length === 2 && /^[-–]$/.test(last) && !/\d/.test(texts[0] ?? '')
  const before = texts.at(-2) ?? ''
  // After a smaller number it is the greatest of a range.
  const isGreatest = /^\d+$/.test(before) && Number.parseInt(last) > Number(before)
  const isQuantity =
    !isOrdered && texts.length > 1 && !isNone && !isGreatest && quantityCell.test(last) && !asksNumber(before)
  const quantity = isQuantity ? texts.pop() : undefined
  while (texts.length > 1 && isForAnswer(texts.at(-1) ?? '', texts.at(-2) ?? '')) texts.pop()
  const text = texts.join(': ').replace(/::/g, ':').trim()
  if (text === '') return undefined
  const isCounted = quantity !== undefined && /\d/.test(quantity)
  const row = {
    text,
    ...(item !== undefined && { item }),
    ...(isCounted && { quantity }),
    ...(Number.parseInt(quantity ?? '') === 0 && { isTurned: true }),
  }
  return { row, cells: pastedCells, bullet: bulletOf(line) ?? '' }
}

/** Begins what only goes on. */
const goingOn =
  /^\s*(?:\((?![YyNn]\))|[±/]|(?:is|are|and|or|per|will be|(?:shall|must|to|may)(?: not)? be)\b)/

/** Begins with the figure of a line that a PDF breaks before it. */
const beginsWithFigure = (text: string): boolean => {
  const [number] = /^\s*\d[\d.,]*/.exec(text) ?? []
  return number !== undefined && unitAt(text.toLowerCase(), number.length) !== undefined
}

/** Answers the line above it: a cell of a table that was pasted as a line. */
const answer = /^\s*(?:no|none|yes|n\/?a|waived|\((?:no|not required)\))\.?\s*$/i

/** In characters; a PDF breaks none so short where the lines of a list have no marks. */
const shortLine = 40

/** Goes on in the next line. */
const isUnfinished = (text: string): boolean =>
  /(?:,|\b(?:not|and|or|but|of|for|the|an?|with|without|to|than|at|by|in|from|least|exceed|between|shall|must|should|be|is|are|have|has|no))$/i.test(
    text,
  )

/** Whether a line goes on in one that has no number and no bullet, as where a PDF breaks it. */
const goesOn = (last: PastedRow, next: string, areCapital: boolean, areBullets: boolean): boolean =>
  goingOn.test(next) ||
  (beginsWithFigure(next) && last.row.item !== undefined && !/\d|[.;:]$/.test(last.row.text)) ||
  (last.row.text.endsWith('%') && /^\s*RH\b(?!\W*\d)/.test(next)) ||
  (!next.includes('\t') &&
    /\b(?:and|or|of|than|exceed|least|most|at|to|by|from|between|the|an?)$/.test(last.row.text)) ||
  (/^\s*[a-z]/.test(next) &&
    (last.row.item !== undefined ||
      isUnfinished(last.row.text) ||
      (areCapital && (areBullets || last.row.text.length > shortLine))))

/** `In coin mode.` stands behind a sentence, and `- in coin mode` goes on with a line that begins with a capital. */
const isBehind = (text: string, before = ''): boolean =>
  /^(?!with)\S+(?: \S+){1,3}\.$/i.test(text) || (/^\(?[a-z]/.test(text) && /^\p{Lu}/u.test(before))

/** The last row may ask for something else, and so may the row that it goes on with. */
const turnLast = (rows: readonly PastedRow[]): void => {
  const start = rows.findLastIndex(({ row: { text } }) => /^(?!(?:ISO|EN|IEC|DIN)\b)[^\p{Ll}]/u.test(text))
  for (const { row } of rows.slice(start)) row.isTurned = true
}

/** Denies what stands in the next line, where it has no figure and no end. */
const denial =
  /\b(?:not|no|cannot|never|(?:we )?rejects?(?= (?:all |any )?(?:machines?|devices?|offers?|bids?)\b)|without|except|omit|leave out)\b[^\d.;:]*$/i

/** Takes back the line above it. */
const revoked = new RegExp(`^(?:${takenBack}|not \\w+)\\.?$`, 'i')

const beginning = /^\s*(?:[-–—•*·▪●○◦‣➢➤§✓✔]\s+|\(?\d{1,3}(?:[.)]\d{0,3}){0,4}\s+)?/

const ofPage =
  /^(?:(?:\S+ ){0,5}page \d+ ?(?:of|\/) ?\d+(?: \S+){0,4}|page \d+|\d{1,3} page|[-–—] ?\d{1,3} ?[-–—])$/i

/** Nothing of a requirement: what a page or a letter begins and ends with, and a rule. */
const furniture = oneOf(ofPage, /^(?:dear (?:sir|madam|mr|ms|mrs|all)\b.*|[-=_|: ]{3,})$/)

/**
 * A box to tick stands before or behind each line, and says nothing. Where some are ticked, the empty ones stay in their
 * lines.
 */
const withoutBoxes = (lines: readonly string[]): readonly string[] => {
  const [empty, ticked] = [/^\s*(?:[☐□]|\[ ?\])\s*/, /^\s*(?:[☑■]|\[[xX✓✔]\])\s*/]
  const areChosen = lines.some((line) => ticked.test(line))
  const areChosenBehind = lines.some((line) => /\t\s*[☑■☒]\s*$/.test(line))
  return lines.map((line) => {
    const text = line.replace(areChosen ? ticked : empty, '')
    return areChosenBehind ? text.replace(/\t(?=\s*[☐□]\s*$)/, ' ') : text
  })
}

/** The rows of what was pasted, without heads and empty lines. */
export const rowsOfText = (text: string): TenderRow[] => {
  const rows: PastedRow[] = []
  const whole = withMergedCells(
    withRowsJoined(withCellsJoined(withoutBreaks(text.replace(/\r\n?/g, '\n')).split('\n').map(inCells))),
  )
  const pasted = whole.flatMap(withInlineLists)
  const filled = pasted.flatMap((line, place) =>
    line.trim() === '' ? [] : [{ line, isApart: (pasted[place - 1] ?? '').trim() === '' }],
  )
  const lines = withNumbersApart(readColumns(withFootnotes(withoutBoxes(filled.map(({ line }) => line)))))
  const orders = ordersOf(lines)
  const words = lines.map((line) => line.replace(beginning, ''))
  const areCapital = words.filter((line) => /^\p{Lu}/u.test(line)).length > lines.length * 0.5
  const areBullets = lines.filter((line) => bullet.test(line.trimStart())).length > 1
  let isDenied = false
  // By a page's foot or the heads of a table.
  let isParted = false
  for (const [place, line] of lines.entries()) {
    const last = rows.at(-1)
    if (last?.cells === 1 && answer.test(line)) {
      last.row.text += `: ${line.trim()}`
      continue
    }
    if (isHead(cellsOf(line))) isDenied = isDenyingHead(cellsOf(line))
    const { quantity, rest } = orderIn(line)
    const ordersMachines = orders.has(quantity)
    const read = rowOf(ordersMachines ? rest : line, ordersMachines)
    if (!read) {
      isParted = true
      continue
    }
    const { row } = read
    // The number of a page, or a value in a line of its own.
    if (/^\s*\d{1,4}\s*$/.test(line) && last?.cells === 1 && !/\d/.test(last.row.text)) {
      turnLast(rows)
      continue
    }
    const isApart = filled[place]?.isApart ?? false
    const isLoose = row.item === undefined && read.bullet === '' && !isRemark(row.text)
    // A page may end within a sentence.
    const isBroken = last?.row.item !== undefined && /^\s*[a-z]/.test(line) && isUnfinished(last.row.text)
    // `not required are:` stands over the lines below it.
    const isOver = /:\s*$/.test(line) && turns(line.toLowerCase())
    if (last && isLoose && !isOver && (!isApart || isBroken) && goesOn(last, line, areCapital, areBullets)) {
      last.row.text += ` ${row.text}`
      continue
    }
    const isBelowLast = last?.cells === 1 || /^\s*(?:\t|\p{Ll})/u.test(line)
    const isAdded = last !== undefined && row.item === undefined && isBelowLast && read.cells === 1
    const isChanged = isAdded && isLoose && !/[.;:]$/.test(last.row.text)
    // Each line of a list may begin so.
    const isAlike = last?.row.text.split(' ')[0] === row.text.split(' ')[0]
    const isHalf = (isChanged && !isApart) || isBehind(row.text, last?.row.text)
    if (isAdded && isHalf && !isAlike && condition.test(row.text)) turnLast(rows)
    if (isChanged && revoked.test(row.text)) turnLast(rows)
    if (isChanged && denial.test(last.row.text)) row.isTurned = true
    if (isDenied && read.cells > 1) row.isTurned = true
    rows.push({
      ...read,
      row: ordersMachines ? { ...row, quantity, ordersMachines } : row,
      isApart: isApart || isParted,
      isOfPage:
        line === lines[0] ||
        [-2, -1, 1, 2].some((step) => ofPage.test(cellsOf(lines[place + step] ?? '').join(' '))),
    })
    isParted = false
  }
  return withRemarks(withHeadings(rows))
}
