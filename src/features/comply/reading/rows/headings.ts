import { isMachineTitle } from '../kinds.ts'
import { plainText } from '../plainText.ts'
import { maskAmounts } from '../quantities.ts'
import { isOfOthers, isRemark } from './remarks.ts'
import type { PastedRow, TenderRow } from './tenderRow.ts'
import { condition, ofOwn, turns, turnsLine } from './turning.ts'

/** In words; a longer line of a plain list is a sentence. */
const longestTitle = 8

const wholeHeading =
  /^(?:(?:not|un) ?(?:required|acceptable|accepted|allowed|permitted|needed|wanted)|optional|options|exclusions|spare parts|consumables|training|packing|packaging|transport|shipping|void|prohibited|out of scope)(?::|$)/

const endsOpen =
  /(?::|\b(?:not|with|without|have|has|contain|use|that the \w+|if|(?:do|does|must|shall|need) not [a-z]+|leave out|omit|do without|switch off|disable))$/

const isOpen = (text: string): boolean => endsOpen.test(text) || wholeHeading.test(text)

/** `3` or `3.0` of `3.1`, `A` of `A1`, and the letter of a section of a line's number. */
const isAbove = (item = '', next = ''): boolean =>
  item !== '' &&
  (next.startsWith(`${item.replace(/\.0$/, '')}.`) ||
    (/^[a-z]+$/i.test(item) && /^[-.]?\d/.test(next.startsWith(item) ? next.slice(item.length) : next)))

const beginsAt = (item = ''): boolean => /(?:^|[a-z.])0?1$|^(?:a|aa|i)$/i.test(item)

/** What stands before a row: a kind of number, or its bullet. */
const markOf = ({ row: { item }, bullet }: PastedRow): string => {
  if (item !== undefined) return /^\d/.test(item) ? 'number' : 'letter'
  return bullet
}

const isMarked = (row: PastedRow): boolean => markOf(row) !== ''

/** What a paste is: a table, or a list with numbers or bullets. */
interface Form {
  isTable: boolean
  areMarked: boolean
  haveCapitals: boolean
  /** Letters part the list, and numbers may run on below them. */
  haveLetters: boolean
  /** The kinds of bullets as they come, since the first of those below a line comes after the line's own. */
  bullets: readonly string[]
}

const isInCapitals = (text: string): boolean => /\p{Lu}{5}/u.test(text) && !/\p{Ll}/u.test(text)

/** A heading without its number, which the words that turn stand behind. */
const titleOf = ({ row: { text } }: PastedRow): string =>
  plainText(text).replace(
    /^(?:[^\p{L}\d]+|note: |\d{1,3}(?:\.\d{1,2})* (?=\D)|(?:lot|section|part|table|schedule|form) [a-z\d]{1,3}\b:? ?)+|(?:(?![:.)])[^\p{L}\d])+$/gu,
    '',
  )

const hasMeasure = (text: string): boolean =>
  maskAmounts(plainText(text)).amounts.some(({ dimension }) => dimension !== 'number')

/** Has an answer or a figure of its own. */
const isAnswered = (text: string): boolean =>
  /: \S|\b(?:yes|no|none)$/.test(text) || (/\d/.test(text) && (hasMeasure(text) || !turns(text)))

const isShort = (text: string): boolean => text.split(' ').length <= longestTitle && !text.endsWith('.')

/** Few words that ask for nothing themselves: without a figure, a verb of duty or the end of a sentence. */
const isTitle = (text: string): boolean =>
  isShort(text) && !/\d|: \S|[;?]$|\b(?:must|shall|should|will|is|are|has|have|can|be)\b/.test(text)

const formOf = (rows: readonly PastedRow[]): Form => {
  // A letter may stand around a list.
  const span = rows.slice(rows.findIndex(isMarked), rows.findLastIndex(isMarked) + 1)
  const capitals = rows.filter(({ row: { text } }) => isInCapitals(text)).length
  return {
    isTable: rows.filter(({ cells }) => cells > 1).length > rows.length / 2,
    areMarked: span.filter(isMarked).length > Math.max(span.length / 2, 1),
    haveCapitals: capitals > 1 && capitals < rows.length * 0.4,
    haveLetters: span[0] !== undefined && markOf(span[0]) === 'letter',
    bullets: [...new Set(rows.map(({ bullet }) => bullet))],
  }
}

/** Whether the marks of a row and the next say that the next stands below it. */
const isOver = (
  one: PastedRow,
  next: PastedRow,
  { isTable, areMarked, haveLetters, bullets }: Form,
): boolean => {
  if (!isMarked(one)) return isMarked(next)
  if (!isMarked(next) && isTable) return one.row.item !== undefined && next.cells > 1
  // Fewer words, as `Power` or `3 Power`, are the title of what follows.
  if (!isMarked(next))
    return one.row.item !== undefined && areMarked && !next.isApart && !isTitle(titleOf(next))
  if (next.row.item === undefined)
    return one.row.item !== undefined || bullets.indexOf(one.bullet) < bullets.indexOf(next.bullet)
  const isSection = haveLetters && markOf(one) === 'letter' && markOf(next) === 'number'
  const areBeside = markOf(one) === markOf(next) && !isAbove(one.row.item, next.row.item)
  return one.row.item !== undefined && !areBeside && (isSection || beginsAt(next.row.item))
}

/**
 * Whether a row governs the next one: the next one's mark says so, or without such marks it ends open, has a line of a
 * table alone, or stands apart and denies.
 */
const governs = (pasted: PastedRow, next: PastedRow | undefined, form: Form): boolean => {
  const { isApart, cells, row } = pasted
  const text = titleOf(pasted)
  const isOfMachine = isMachineTitle(text)
  if (!next || (cells > 1 && !isOfMachine) || isOfOthers(next.row.text)) return false
  if (isOver(pasted, next, form)) return true
  if (isMarked(pasted) && isMarked(next)) return isOpen(text) && turns(text)
  if (isOfMachine) return true
  const isInOwnCapitals = form.haveCapitals || (turns(text) && !isInCapitals(next.row.text))
  if (isInOwnCapitals && isInCapitals(row.text) && !/\d/.test(row.text)) return true
  if (isOpen(text) && !/: \S/.test(text)) return true
  if (isAnswered(text)) return false
  if (form.isTable) return !isMarked(pasted)
  return isShort(text) && (ofOwn.test(text) || (isApart && turns(text)))
}

/** Whether the form of a paste leaves no doubt that a row is a heading, which asks for nothing if it names nothing. */
const isSure = (pasted: PastedRow, next: PastedRow, { isTable, areMarked, haveCapitals }: Form): boolean => {
  const { item, text } = pasted.row
  if (/^\p{Ll}|\d|: \S/u.test(text)) return false
  if (endsOpen.test(plainText(text))) return isMarked(next)
  if (!isTitle(plainText(text))) return false
  const isSection = isTable && markOf(pasted) === 'letter' && next.cells > 1
  if (item !== undefined) return isSection || (/^[\dA-Z]/.test(item) && isAbove(item, next.row.item))
  const isOfList = isTable ? next.cells > 1 : areMarked && isMarked(next)
  const isInOwnCapitals = haveCapitals && isInCapitals(text) && !isInCapitals(next.row.text)
  const isAboveOthers = pasted.isApart && !next.isApart
  return (
    (isOfList && beginsAt(next.row.item)) ||
    (isAboveOthers && (isInOwnCapitals || (areMarked && isMarked(next))))
  )
}

const ofPapers =
  /^(?:annex|appendix|schedule|request for|supply of|subject|lot \w+:|invitation|tender|terms of reference)\b|\b(?:technical annex|technical specifications?)\b/i

/** Names what is bought, or greets. */
const isOfPaper = ({ row: { text } }: PastedRow): boolean =>
  !/\b(?:must|shall|should)\b/.test(text) && (ofPapers.test(text) || !hasMeasure(text))

/** Begins the end of a letter. */
const closing = /^(?:(?:yours|best|kind|with) .*)?(?:regards|sincerely|faithfully|truly),?$/i

/** In lines: a name, an office and a bank. */
const longestClosing = 5

/** What stands above and below all rows that have numbers or columns; of a plain list, a paper's name that stands apart. */
const isAround = (rows: readonly PastedRow[], { isTable, areMarked }: Form): ((place: number) => boolean) => {
  const start = rows.findIndex((row) => isMarked(row) || row.cells > 1)
  const isNamed = ofPapers.test(rows[0]?.row.text ?? '') && rows[1]?.isApart === true
  const top = isTable || areMarked ? start : Number(isNamed)
  const end = rows.findIndex(
    ({ row: { text } }, place) => closing.test(text) && rows.length - place <= longestClosing,
  )
  // Above the first row of a table without numbers a thing may stand alone.
  const isApartFrom = (place: number): boolean =>
    areMarked || rows[place + 1]?.isApart === true || ofPapers.test(rows[place]?.row.text ?? '')
  return (place) => (place < top && isApartFrom(place)) || (end !== -1 && place >= end)
}

/** A row and the first below it, which has the marks of the others below. */
interface Heading {
  heading: PastedRow
  first?: PastedRow
  /** It stands above the whole list, and does not lead to it. */
  isAround: boolean
}

/**
 * A row with the same kind of number or bullet stands beside a heading, as one heading without them does beside another.
 * Any heading ends a title.
 */
const isBeside = ({ heading, first }: Heading, row: PastedRow, isHeading: boolean): boolean => {
  // `Not required` above `Interfaces:` stands above the headings after that too.
  const isFirst = first && !isMarked(first) && endsOpen.test(titleOf(first))
  if (isHeading && isFirst && !isMarked(row) && wholeHeading.test(titleOf(heading))) return false
  if (isHeading && !(isMarked(row) && (isMarked(heading) || isOpen(titleOf(heading))))) return true
  const stands = ({ row: { item } }: PastedRow): boolean =>
    markOf(heading) === markOf(row) && !isAbove(heading.row.item, item)
  // `3. Not required:` may stand over 4 and 5.
  return isMarked(row) && stands(row) && !(first && markOf(first) === markOf(heading) && stands(first))
}

/** A line without a mark among those that count on below a heading ends nothing, as the name of a bank on each page. */
const goesOnIn = ({ heading }: Heading, row: PastedRow, next?: PastedRow): boolean =>
  !isMarked(row) &&
  isMarked(heading) &&
  next?.row.item !== undefined &&
  (isAbove(heading.row.item, next.row.item) || (markOf(heading) !== markOf(next) && !beginsAt(next.row.item)))

/** Whether a row is below a heading: of the same kind as the first, or without a mark before the next empty line. */
const isBelow = ({ first }: Heading, row: PastedRow): boolean => {
  if (first === undefined || row === first) return true
  if (isMarked(row)) return markOf(first) === markOf(row)
  return !row.isApart || (first.isApart && !isMarked(first))
}

/** Whether a heading may change what a row below it asks for. */
const changes = ({ heading }: Heading, pasted: PastedRow): boolean => {
  const [title, text] = [titleOf(heading), plainText(pasted.row.text)]
  // It may be the second half of the line above, unless it has columns.
  if (isMarked(heading) && !isMarked(pasted) && pasted.cells === 1 && !endsOpen.test(title)) return true
  const isCondition =
    condition.test(title.replace(/:$/, '')) && !/\b(?:following|features|functions|options)\b/.test(title)
  if (isCondition && (hasMeasure(title) || /^with .+:$/.test(title))) return true
  if (hasMeasure(title) && condition.test(text)) return true
  const isAsking = isAnswered(title) && !endsOpen.test(title) && !isAbove(heading.row.item, pasted.row.item)
  return !isAsking && turnsLine(title, text)
}

/**
 * The rows, each with what the headings that it stands under may change of it. A heading may ask for something itself,
 * which those below it may change.
 */
export const withHeadings = (rows: readonly PastedRow[]): TenderRow[] => {
  const form = formOf(rows)
  const isOutside = isAround(rows, form)
  const open: Heading[] = []
  return rows.flatMap((pasted, place) => {
    if (isRemark(pasted.row.text)) return [pasted.row]
    const next = rows[place + 1]
    const isHeading = governs(pasted, next, form)
    const last = open.at(-1)
    if (last) last.first ??= pasted
    // A page ends within a list.
    const isOfPage = !isMarked(pasted) && pasted.isOfPage && open.some((each) => changes(each, pasted))
    const ended = open.findIndex((each) => isBeside(each, pasted, isHeading) && !goesOnIn(each, pasted, next))
    if (ended !== -1 && !isOfPage) open.length = ended
    if (!isOfPage) open.length = open.findLastIndex((each) => isBelow(each, pasted)) + 1
    const above = open.at(-1)
    const isChanged = open.some((each) => changes(each, pasted))
    const title = titleOf(pasted)
    if (isHeading)
      open.push({
        heading: pasted,
        isAround: isMachineTitle(title) || (isOutside(place) && !isOpen(title)),
      })
    const isOfLetter = isOutside(place) && !isMarked(pasted) && isOfPaper(pasted)
    if (isOfLetter && ofPapers.test(pasted.row.text)) return []
    const isTitled = next !== undefined && isHeading && isSure(pasted, next, form)
    const outside = isTitled ? 'title' : isOfLetter ? 'letter' : undefined
    const isTurned = outside !== undefined || isHeading || isChanged
    const heading = above && titleOf(above.heading)
    return [
      {
        ...pasted.row,
        ...(heading && { heading }),
        ...(above?.isAround && { isTitled: true }),
        ...(isTurned && { isTurned }),
        ...(outside && { outside }),
      },
    ]
  })
}
